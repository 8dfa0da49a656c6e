import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { errorStatus } from '@opencashier/contract/errors';
import { expect, test } from 'vitest';

const doc = readFileSync(join(import.meta.dirname, '../../../../../docs/error-codes.md'), 'utf8');

test('the documentation lists every error code with its status, and no other', () => {
  const rows = [...doc.matchAll(/^\| `([\w.]+)` \| (\d{3}) \| (.+) \| (.+) \|$/gm)];
  expect(Object.fromEntries(rows.map(([, code = '', status]) => [code, Number(status)]))).toEqual(
    errorStatus,
  );
});
