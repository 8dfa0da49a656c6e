import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { errorCodes, errorStatus } from '@opencashier/contract/errors';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../../../..');
const doc = readFileSync(join(root, 'docs/error-codes.md'), 'utf8');

test('the documentation lists every error code with its status, and no other', () => {
  const rows = [...doc.matchAll(/^\| `([\w.]+)` \| (\d{3}) \| (.+) \| (.+) \|$/gm)];
  expect(Object.fromEntries(rows.map(([, code = '', status]) => [code, Number(status)]))).toEqual(
    errorStatus,
  );
});

/** The text of every file below a folder that is no test. */
function sourcesOf(folder: string): string {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /[.]tsx?$/.test(name) && !/[.](test|suite)[.]|testing\//.test(name))
    .map((name) => readFileSync(join(root, folder, name), 'utf8'))
    .join('\n');
}

test('every code is answered by somebody', () => {
  const sources = sourcesOf('apps/server/src');
  expect(errorCodes.filter((code) => !sources.includes(`'${code}'`))).toEqual([]);
});

test('the documentation lists every code of a start that failed, and no other', () => {
  const sources = sourcesOf('apps/widget/src') + sourcesOf('packages/embed/src');
  const places =
    /new InitError\('([\w.]+)'|emit\('initError', \{ code: '([\w.]+)'|\{ code: '(widget[.]\w+)' \}/g;
  const told = [...sources.matchAll(places)].map(([, thrown, emitted, other]) => thrown ?? emitted ?? other);
  const rows = [...doc.matchAll(/^\| `([\w.]+)` \| (?!\d{3} )[^|]+ \| [^|]+ \|$/gm)];
  expect(rows.map(([, code]) => code).toSorted()).toEqual([...new Set(told)].toSorted());
});
