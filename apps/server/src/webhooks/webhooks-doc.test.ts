import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { webhookEvents } from '@opencashier/contract/webhook-events';
import { expect, test } from 'vitest';
import { depositStates } from '../domain/deposit-state.ts';
import { waitsMs } from '../domain/webhook-schedule.ts';
import { withdrawalStates } from '../domain/withdrawal-state.ts';

const doc = readFileSync(join(import.meta.dirname, '../../../../docs/webhooks.md'), 'utf8');
const types = Object.keys(webhookEvents) as (keyof typeof webhookEvents)[];
const sections = doc.split(/^### /m).slice(1);

test('the page has every message, and no other, with an example that is one', () => {
  const named = sections.map((section) => /^`([\w.]+)`/.exec(section)?.[1]);
  expect(named).toEqual(types);
  for (const [index, type] of types.entries()) {
    const example = /```json\n([\s\S]*?)```/.exec(sections[index] ?? '')?.[1] ?? '';
    expect(webhookEvents[type].safeParse(JSON.parse(example)).error?.issues ?? [], type).toEqual([]);
  }
});

test.each([
  ['Deposits', 'deposit.credited'],
  ['Withdrawals', 'withdrawal.settled'],
] as const)('the table of %s has every value', (title, type) => {
  const part = doc.split(`## ${title}\n`)[1]?.split('### ')[0] ?? '';
  const rows = [...part.matchAll(/^\| `(\w+)` \|/gm)].map(([, name]) => name);
  expect(rows.sort()).toEqual(Object.keys(webhookEvents[type].shape.data.shape).sort());
});

test('each state that a payment can come to has its message', () => {
  // What was only just made is nobody's news yet.
  const reached = [
    ...depositStates.filter((state) => state !== 'created').map((state) => `deposit.${state}`),
    ...withdrawalStates.filter((state) => state !== 'requested').map((state) => `withdrawal.${state}`),
  ];
  const more = ['deposit.claimed', 'deposit.updated', 'deposit.reversed'];
  const asked = ['withdrawal.code', 'withdrawal.check', 'redemption.check'];
  expect([...types].sort()).toEqual([...reached, ...more, ...asked].sort());
});

test('the page tells the waits as they are', () => {
  expect(waitsMs.map((wait) => wait / 1_000)).toEqual([
    5, 30, 120, 600, 1_800, 3_600, 7_200, 14_400, 21_600, 36_000,
  ]);
  expect(doc).toContain('5 seconds, 30 seconds, 2, 10 and 30 minutes, 1, 2, 4, 6 and 10 hours: eleven times');
});
