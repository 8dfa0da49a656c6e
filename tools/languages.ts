// `npm run languages [-- code …]`: each language in numbers, and what it lacks. `--check` prints problems alone.
import { availableLocales } from '../packages/contract/entities/available-locales.ts';
import { allProblems, problemsOf } from './lib/languages/problems.ts';
import { languageLimit, rowOf, tableOf } from './lib/languages/table.ts';

const given = process.argv.slice(2);
const isCheck = given.includes('--check');
const named = given.filter((argument) => !argument.startsWith('--'));
const rows = (named.length > 0 ? named : availableLocales).map(rowOf);
const problems = [
  ...(named.length > 0 ? named.flatMap(problemsOf) : allProblems()),
  ...rows
    .filter(({ most }) => most > languageLimit)
    .map(
      ({ locale, most }) =>
        `${locale}: ${most} bytes of brotli with its largest area, ${languageLimit} allowed.`,
    ),
];
if (!isCheck) console.log(tableOf(rows));
for (const problem of problems) console.log(problem);
if (!isCheck && problems.length === 0) console.log('Nothing is missing.');
process.exitCode = problems.length === 0 ? 0 : 1;
