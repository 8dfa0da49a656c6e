import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/root.mjs';
import { run } from '../lib/run.mjs';

/**
 * Type-checks one project; what did not change since the last time is not looked at again.
 * @param {string} project file name of the tsconfig
 * @returns {import('../lib/checks.mjs').Check}
 */
export function types(project) {
  return async () => {
    const cache = join(root, '.cache', 'tsc');
    mkdirSync(cache, { recursive: true });
    const tsc = join(root, 'node_modules/typescript/bin/tsc');
    const incremental = ['--incremental', '--tsBuildInfoFile', join(cache, `${project}.tsbuildinfo`)];
    const { code, output } = await run(process.execPath, [
      tsc,
      '-p',
      project,
      '--pretty',
      'false',
      ...incremental,
    ]);
    return code === 0 ? [] : [output.trim()];
  };
}
