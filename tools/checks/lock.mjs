import { run } from '../lib/run.mjs';

/**
 * Whether the lock file is whole: a fresh clone installs by `npm ci`, which refuses one that lacks a package,
 * the builds for other systems among them.
 * @returns {Promise<string[]>}
 */
export async function lock() {
  const { code, output } = await run('npm', ['ci', '--dry-run', '--include=dev', '--ignore-scripts']);
  if (code === 0) return [];
  const missing = output.split('\n').filter((line) => /Missing:|Invalid:|EUSAGE|ERESOLVE/.test(line));
  return missing.length > 0 ? missing : [output.trim()];
}
