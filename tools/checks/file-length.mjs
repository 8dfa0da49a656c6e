import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/root.mjs';
import { sourceFiles } from '../lib/source-files.mjs';

const limit = 300;
const written = /\.(ts|tsx|mjs|js|css|sql|html)$/;

/**
 * A file of one purpose is short; one that is not has more than one.
 * @returns {Promise<string[]>}
 */
export async function fileLength() {
  return (await sourceFiles())
    .filter((file) => written.test(file))
    .map((file) => ({ file, lines: readFileSync(join(root, file), 'utf8').split('\n').length - 1 }))
    .filter(({ lines }) => lines > limit)
    .map(({ file, lines }) => `${file} has ${lines} lines; ${limit} are allowed.`);
}
