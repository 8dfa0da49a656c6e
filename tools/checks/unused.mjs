import { join } from 'node:path';
import { root } from '../lib/root.mjs';
import { run } from '../lib/run.mjs';

/** Files, exports and packages that nobody uses, and packages that nobody declared. @returns {Promise<string[]>} */
export async function unused() {
  const program = join(root, 'node_modules/knip/bin/knip.js');
  const { code, output } = await run(process.execPath, [program, '--no-progress']);
  return code === 0 ? [] : [output.trim()];
}
