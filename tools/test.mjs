// `npm test`: everything from a fresh clone on: set-up, build, checks, unit tests, journeys in a browser.
// Every step runs although an earlier one failed; the last line is the sum.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildStale } from './lib/build.mjs';
import { ensureChromium } from './lib/chromium.mjs';
import { endInOrder, sentence } from './lib/ending.mjs';
import { ensureInstalled, requireNode } from './lib/install.mjs';
import { countPlaywright, countVitest } from './lib/reports.mjs';
import { root } from './lib/root.mjs';
import { run } from './lib/run.mjs';

/** @typedef {import('./lib/reports.mjs').Count} Count */

const { end, isEnding } = endInOrder(async () => undefined);
const reports = join(root, '.cache', 'reports');

/**
 * A runner that writes a JSON report; one that writes none, or fails without a failed test, is a failure too.
 * @param {string} name
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @param {(report: never) => Count} count
 * @returns {Promise<Count>}
 */
async function runner(name, args, env, count) {
  console.log(`\n— ${name}`);
  const began = performance.now();
  const report = join(reports, `${name}.json`);
  rmSync(report, { force: true });
  const { code } = await run(process.execPath, args, { show: true, env: { ...process.env, ...env } });
  console.log(`${name}: ${((performance.now() - began) / 1000).toFixed(0)} s`);
  if (!existsSync(report)) return { passed: 0, failed: 1 };
  const { passed, failed } = count(/** @type {never} */ (JSON.parse(readFileSync(report, 'utf8'))));
  return { passed, failed: code !== 0 && failed === 0 ? 1 : failed };
}

/** @type {Count[]} */
const counts = [];
try {
  mkdirSync(reports, { recursive: true });
  requireNode();
  await ensureInstalled();
  // The browser's download waits for the network while the build has the processors.
  const [browser, build] = await Promise.allSettled([ensureChromium(), buildStale()]);
  for (const step of [browser, build]) {
    if (step.status === 'rejected') {
      console.error(sentence(step.reason));
      counts.push({ passed: 0, failed: 1 });
    }
  }
  if (!isEnding()) {
    console.log('\n— checks');
    // Loaded late: the checks need packages that may have been installed a moment ago.
    const { runChecks } = await import('./lib/checks.mjs');
    counts.push(await runChecks());
  }
  if (!isEnding()) {
    const report = join(reports, 'unit.json');
    const vitest = join(root, 'node_modules/vitest/vitest.mjs');
    const args = [vitest, 'run', '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
    counts.push(await runner('unit', args, {}, countVitest));
  }
  if (!isEnding() && build.status === 'fulfilled' && browser.status === 'fulfilled') {
    const playwright = join(root, 'node_modules/@playwright/test/cli.js');
    const env = { CHROMIUM: browser.value, PLAYWRIGHT_JSON_OUTPUT_FILE: join(reports, 'e2e.json') };
    counts.push(await runner('e2e', [playwright, 'test', '--reporter=list,json'], env, countPlaywright));
  }
} catch (error) {
  if (!isEnding()) console.error(sentence(error));
  counts.push({ passed: 0, failed: 1 });
}
if (!isEnding()) {
  const passed = counts.reduce((sum, count) => sum + count.passed, 0);
  const failed = counts.reduce((sum, count) => sum + count.failed, 0);
  console.log(`\n${passed} passed, ${failed} failed`);
  await end(failed === 0 ? 0 : 1);
}
