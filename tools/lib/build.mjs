import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { bundle } from './bundle.mjs';
import { hashFiles, listFiles } from './files.mjs';
import { partNamed, parts } from './parts.mjs';
import { root } from './root.mjs';
import { pool, runOrThrow } from './run.mjs';
import { closure, readWorkspaces } from './workspaces.mjs';

/** @typedef {import('./parts.mjs').Part} Part */

const sharedInputs = [
  'package-lock.json',
  'tsconfig.base.json',
  'tools/lib/parts.mjs',
  'tools/lib/bundle.mjs',
];
const leavesNoTrace = /\.(test|suite)\.tsx?$|\.md$/;

/**
 * Hash of everything that a part is made from: its own files, those of the workspaces it imports, and the
 * rules of the build. Tests and prose do not count.
 * @param {string} base the repository
 * @param {Part} part
 */
export function inputHash(base, part) {
  const folders = closure(readWorkspaces(base), part.folder);
  const files = [...folders, ...sharedInputs]
    .flatMap((path) => listFiles(join(base, path)))
    .filter((file) => !leavesNoTrace.test(file));
  return hashFiles(base, files);
}

/** @param {string} base @param {Part} part */
const stampOf = (base, part) => join(base, '.cache', 'build', part.name);

/**
 * Whether the part's outputs are there and were made from what its inputs are now.
 * @param {string} base
 * @param {Part} part
 * @param {string} [hash]
 */
export function isBuilt(base, part, hash = inputHash(base, part)) {
  const stamp = stampOf(base, part);
  return (
    part.outputs.every((output) => existsSync(join(base, part.folder, output))) &&
    existsSync(stamp) &&
    readFileSync(stamp, 'utf8') === hash
  );
}

/**
 * Remembers that the outputs belong to these inputs.
 * @param {string} base
 * @param {Part} part
 * @param {string} hash
 */
export function markBuilt(base, part, hash) {
  const stamp = stampOf(base, part);
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, hash);
}

/** @param {string} base @param {Part} part */
async function make(base, part) {
  if (part.programs) await bundle(base, part);
  const vite = join(base, 'node_modules', 'vite', 'bin', 'vite.js');
  for (const args of part.vite ?? []) {
    await runOrThrow(
      `Building ${part.name}`,
      process.execPath,
      [vite, 'build', '--logLevel', 'warn', ...args],
      {
        cwd: join(base, part.folder),
        env: { ...process.env, NODE_ENV: 'production' },
      },
    );
  }
}

/**
 * Builds the parts that are missing or older than their sources.
 * @param {{ names?: string[], force?: boolean }} [options] all parts unless named
 * @returns {Promise<string[]>} names of the parts that were built
 */
export async function buildStale(options = {}) {
  const wanted = options.names ? options.names.map(partNamed) : parts;
  const stale = wanted
    .map((part) => ({ part, hash: inputHash(root, part) }))
    .filter(({ part, hash }) => options.force || !isBuilt(root, part, hash));
  await pool(
    2,
    stale.map(({ part, hash }) => async () => {
      const began = performance.now();
      rmSync(stampOf(root, part), { force: true });
      await make(root, part);
      const missing = part.outputs.find((output) => !existsSync(join(root, part.folder, output)));
      if (missing) throw new Error(`Building ${part.name} did not make ${part.folder}/${missing}.`);
      markBuilt(root, part, hash);
      console.log(`Built ${part.name} in ${((performance.now() - began) / 1000).toFixed(1)} s.`);
    }),
  );
  return stale.map(({ part }) => part.name);
}
