import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';
import { run } from './run.mjs';

const stampName = '.opencashier-installed';

/** @typedef {{ version?: string, link?: boolean, optional?: boolean, devOptional?: boolean, peer?: boolean }} LockedPackage */

/** @param {string} path @returns {Record<string, LockedPackage>} */
function lockedPackages(path) {
  const lock = JSON.parse(readFileSync(path, 'utf8'));
  return lock.packages ?? {};
}

/** @param {string} folder */
function lockHash(folder) {
  return createHash('sha256')
    .update(readFileSync(join(folder, 'package-lock.json')))
    .digest('hex');
}

/**
 * Whether what npm says it installed is what the lock file asks for. Optional packages may be missing
 * (they belong to other platforms); workspace folders are links and have nothing to install.
 * @param {Record<string, LockedPackage>} wanted packages of package-lock.json
 * @param {Record<string, LockedPackage>} installed packages of npm's own record in node_modules
 */
export function installedMatches(wanted, installed) {
  return Object.entries(wanted).every(([path, entry]) => {
    if (!path.includes('node_modules/') || entry.link) return true;
    const there = installed[path];
    if (!there) return entry.optional === true || entry.devOptional === true;
    return there.version === entry.version;
  });
}

/**
 * Whether the installed dependencies are those of the lock file: by the stamp that we left after the last
 * look, else by npm's own record (so that somebody who ran npm by hand does not wait again).
 * @param {string} folder
 */
export function dependenciesAreFresh(folder) {
  const stamp = join(folder, 'node_modules', stampName);
  const wanted = lockHash(folder);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return true;
  const record = join(folder, 'node_modules', '.package-lock.json');
  if (!existsSync(record)) return false;
  const fresh = installedMatches(lockedPackages(join(folder, 'package-lock.json')), lockedPackages(record));
  if (fresh) writeFileSync(stamp, wanted);
  return fresh;
}

/**
 * Installs the locked dependencies if they are missing or stale. Development packages are named expressly,
 * since the build needs them and NODE_ENV=production would leave them out.
 * @param {string} [folder]
 */
export async function ensureInstalled(folder = root) {
  if (dependenciesAreFresh(folder)) return;
  console.log('Installing the locked dependencies …');
  const { code } = await run('npm', ['ci', '--include=dev'], { cwd: folder, show: true });
  if (code !== 0) throw new Error(`npm ci failed (exit code ${code}).`);
  writeFileSync(join(folder, 'node_modules', stampName), lockHash(folder));
}

/** Says it in one sentence when the running Node is older than the one that package.json asks for. */
export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  throw new Error(`OpenCashier needs Node.js 20.19 or newer; this is ${process.versions.node}.`);
}
