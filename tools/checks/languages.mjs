import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { root } from '../lib/root.mjs';

const run = promisify(execFile);

/** Every language says all that English says, and nothing else; see docs/languages.md. @type {import('../lib/checks.mjs').Check} */
export async function languages() {
  const printed = await run(process.execPath, ['--import', 'tsx', 'tools/languages.ts', '--check'], {
    cwd: root,
    maxBuffer: 64 * 1024 * 1024,
  }).catch((/** @type {Error & { stdout?: string, stderr?: string }} */ error) => {
    if (!error.stdout) throw new Error(error.stderr || error.message);
    return { stdout: error.stdout };
  });
  return printed.stdout.split('\n').filter((line) => line !== '');
}
