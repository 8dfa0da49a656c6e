import { availableParallelism } from 'node:os';
import { biome } from '../checks/biome.mjs';
import { docsCode } from '../checks/docs-code.mjs';
import { fileLength } from '../checks/file-length.mjs';
import { globals } from '../checks/globals.mjs';
import { imports } from '../checks/imports.mjs';
import { language } from '../checks/language.mjs';
import { languages } from '../checks/languages.mjs';
import { lock } from '../checks/lock.mjs';
import { sizes } from '../checks/sizes.mjs';
import { texts } from '../checks/texts.mjs';
import { types } from '../checks/types.mjs';
import { unused } from '../checks/unused.mjs';
import { sentence } from './ending.mjs';
import { pool } from './run.mjs';

/**
 * A check looks at the repository and returns what is wrong with it, one problem an entry.
 * @typedef {() => Promise<string[]>} Check
 */

/** The slow ones first, so that the processors end together. @type {Record<string, Check>} */
const checks = {
  'types-dom': types('tsconfig.dom.json'),
  'types-node': types('tsconfig.node.json'),
  'types-tools': types('tsconfig.tools.json'),
  'types-e2e': types('tsconfig.e2e.json'),
  'docs-code': docsCode,
  imports,
  unused,
  biome,
  lock,
  sizes,
  globals,
  texts,
  'file-length': fileLength,
  language,
  languages,
};

/**
 * Runs all checks, or those named, and prints a line for each.
 * @param {string[]} [names]
 * @returns {Promise<import('./reports.mjs').Count>}
 */
export async function runChecks(names = []) {
  const unknown = names.find((name) => !(name in checks));
  if (unknown)
    throw new Error(`There is no check "${unknown}"; there are ${Object.keys(checks).join(', ')}.`);
  const wanted = Object.entries(checks).filter(([name]) => names.length === 0 || names.includes(name));
  const results = await pool(
    Math.min(2, availableParallelism()),
    wanted.map(([name, check]) => async () => {
      const began = performance.now();
      const problems = await check().catch((error) => [sentence(error)]);
      const seconds = ((performance.now() - began) / 1000).toFixed(1);
      console.log(`${problems.length === 0 ? 'ok  ' : 'FAIL'}  ${name.padEnd(12)} ${seconds.padStart(5)} s`);
      for (const problem of problems) console.log(problem.replace(/^/gm, '      '));
      return problems.length === 0;
    }),
  );
  const passed = results.filter(Boolean).length;
  return { passed, failed: results.length - passed };
}
