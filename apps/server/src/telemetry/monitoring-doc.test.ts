import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openMetrics } from './metrics.ts';

const doc = readFileSync(join(import.meta.dirname, '../../../../docs/monitoring.md'), 'utf8');

test('the documentation lists every count with its kind and its labels, and no other', async () => {
  const { text } = await openMetrics().render();
  const kinds = new Map(
    [...text.matchAll(/^# TYPE (cashier_\w+) (\w+)$/gm)].map(([, name, kind]) => [name, kind]),
  );
  const rows = [...doc.matchAll(/^\| (`cashier_[^|]+) \| (\w+) \| ([^|]*)\|/gm)];
  const documented = rows.flatMap(([, names = '', kind]) =>
    [...names.matchAll(/`(\w+)`/g)].map(([, name]) => [name, kind]),
  );
  expect(Object.fromEntries(documented)).toEqual(Object.fromEntries(kinds));
});

test('alerts name counts that there are', async () => {
  const { text } = await openMetrics().render();
  const named = [...doc.matchAll(/\b(cashier_\w+?)(?:_count|_sum|_bucket)?\b(?=[{}(),\s`[])/g)].map(
    ([, name]) => name,
  );
  for (const name of new Set(named)) expect(text).toContain(`# TYPE ${name} `);
});
