import { join } from 'node:path';
import { root } from '../lib/root.mjs';
import { run } from '../lib/run.mjs';

/** Format and lint. @returns {Promise<string[]>} */
export async function biome() {
  const program = join(root, 'node_modules/@biomejs/biome/bin/biome');
  const args = [
    program,
    'ci',
    '--colors=off',
    '--max-diagnostics=50',
    '--diagnostic-level=warn',
    '--error-on-warnings',
    '.',
  ];
  const { code, output } = await run(process.execPath, args);
  return code === 0 ? [] : [output.trim()];
}
