import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../tools/lib/root.mjs';
import { run } from '../../tools/lib/run.mjs';

const system = '/usr/lib/postgresql';
const own = join(root, '.cache', 'pgbench');

async function works(program: string): Promise<boolean> {
  return (await run(program, ['--version'])).code === 0;
}

/** Programs of the PostgreSQL versions in a folder, newest first. */
function installedIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .sort((one, two) => Number(two) - Number(one))
    .map((version) => join(folder, version, 'bin', 'pgbench'))
    .filter((program) => existsSync(program));
}

async function firstThatWorks(): Promise<string | undefined> {
  for (const program of ['pgbench', ...installedIn(system), ...installedIn(join(own, system))]) {
    if (await works(program)) return program;
  }
  return undefined;
}

/**
 * Takes pgbench out of Debian's package without installing it: the package would set up and start a database server
 * of its own. Only the client's library is installed.
 */
async function unpackDebians(): Promise<void> {
  const wait = ['-o', 'DPkg::Lock::Timeout=120'];
  await run('apt-get', [...wait, 'update']);
  const { output } = await run('apt-cache', ['depends', 'postgresql']);
  const name = /Depends: (postgresql-\d+)/.exec(output)?.[1];
  if (!name) return;
  mkdirSync(own, { recursive: true });
  await run('apt-get', [...wait, 'install', '-y', '--no-install-recommends', 'libpq5']);
  await run('apt-get', ['download', name], { cwd: own });
  const file = readdirSync(own).find((entry) => entry.startsWith(`${name}_`) && entry.endsWith('.deb'));
  if (file) await run('dpkg-deb', ['-x', join(own, file), own]);
}

/**
 * Finds pgbench: on PATH, among the system's PostgreSQL versions, else out of Debian's package where we may.
 * @throws Error that says where it was looked for
 */
export async function ensurePgbench(): Promise<string> {
  const found = await firstThatWorks();
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Fetching pgbench from the system’s packages …');
    await unpackDebians();
    const fetched = await firstThatWorks();
    if (fetched) return fetched;
  }
  throw new Error(
    `pgbench can't be had: it is neither on PATH nor in ${system}, and could not be taken from Debian's package. ` +
      'Settling has no peer without it; install PostgreSQL’s server package.',
  );
}
