// `npm run languages [-- code …]`: each language in numbers, and what it lacks. `--check` prints problems alone, `--write`
// draws docs/languages.md anew.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { availableLocales } from '../packages/contract/entities/available-locales.ts';
import { withRecords } from './lib/languages/page.ts';
import { allProblems, problemsOf } from './lib/languages/problems.ts';
import { languageLimit, rowOf, tableOf } from './lib/languages/table.ts';
import { root } from './lib/root.mjs';

const given = process.argv.slice(2);
const isCheck = given.includes('--check');
const named = given.filter((argument) => !argument.startsWith('--'));

const page = join(root, 'docs/languages.md');
const written = readFileSync(page, 'utf8');
const drawn = withRecords(written);
if (given.includes('--write')) writeFileSync(page, drawn);

const rows = (named.length > 0 ? named : availableLocales).map(rowOf);
const tooLarge = rows
  .filter(({ most }) => most > languageLimit)
  .map(
    ({ locale, most }) =>
      `${locale}: ${most} bytes of brotli with its largest area, ${languageLimit} allowed.`,
  );
const problems = [...(named.length > 0 ? named.flatMap(problemsOf) : allProblems()), ...tooLarge];
if (isCheck && drawn !== written)
  problems.push('docs/languages.md: is not what the records say; run `npm run languages -- --write`.');

if (!isCheck) console.log(tableOf(rows));
for (const problem of problems) console.log(problem);
if (!isCheck && problems.length === 0) console.log('Nothing is missing.');
process.exitCode = problems.length === 0 ? 0 : 1;
