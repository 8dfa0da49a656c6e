import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';

const skippedFolders = new Set([
  'node_modules',
  'dist',
  '.cache',
  '.data',
  '.git',
  'coverage',
  'test-results',
]);

/**
 * Every file below `path` (or `path` itself when it is a file), sorted, as absolute paths.
 * Generated folders are left out; a path that does not exist has no files.
 * @param {string} path
 * @returns {string[]}
 */
export function listFiles(path) {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => !(entry.isDirectory() && skippedFolders.has(entry.name)))
    .flatMap((entry) => {
      const child = join(path, entry.name);
      if (entry.isDirectory()) return listFiles(child);
      return entry.isFile() ? [child] : [];
    })
    .sort();
}

/**
 * One SHA-256 (hex) over the names and contents of files, so that a renamed file changes it too.
 * @param {string} base folder that the names are relative to
 * @param {string[]} files absolute paths
 * @returns {string}
 */
export function hashFiles(base, files) {
  const hash = createHash('sha256');
  for (const file of files) {
    const content = readFileSync(file);
    hash.update(`${relative(base, file)}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}
