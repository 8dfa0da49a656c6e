import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';
import { runOrThrow } from './run.mjs';

/**
 * Files of the repository that somebody wrote: tracked ones and new ones that are not ignored, relative to the
 * root. Planted violations and the lock file are left out.
 * @returns {Promise<string[]>}
 */
export async function sourceFiles() {
  const listed = await runOrThrow('git ls-files', 'git', [
    'ls-files',
    '-z',
    '--cached',
    '--others',
    '--exclude-standard',
  ]);
  return listed
    .split('\0')
    .filter((file) => file !== '' && file !== 'package-lock.json' && !file.includes('/fixtures/'))
    .filter((file) => existsSync(join(root, file)))
    .sort();
}
