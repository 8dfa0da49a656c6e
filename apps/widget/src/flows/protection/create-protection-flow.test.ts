import type { PlayerProtection } from '@opencashier/contract/entities/player-protection';
import { expect, it } from 'vitest';
import { createNotifications } from '../notifications.ts';
import { createTestClient, later, lost, ok, refused } from '../testing/test-client.ts';
import { countingIds, createTestClock } from '../testing/test-clock.ts';
import { testTexts } from '../testing/test-edges.ts';
import { testSession } from '../testing/test-session.ts';
import { transaction } from '../testing/test-transaction.ts';
import { createProtectionFlow } from './create-protection-flow.ts';

const nothing = { limitPeriods: [], coolOffDays: [], selfExclusionDays: [], hasEndlessExclusion: false };
const offers = { ...nothing, limitPeriods: ['day' as const], coolOffDays: [1, 7] };
const limit = { period: 'day', currency: 'BRL', amount: 100, used: 20, left: 80 } as const;

const protection = (extra: Partial<PlayerProtection> = {}) => ok({ offers, limits: [], ...extra });

function begin(first = protection()) {
  const server = createTestClient({
    'player-limits-get': () => first,
    'player-limits-set': () => protection({ limits: [limit] }),
    'player-pause-set': () => protection({ pause: { kind: 'coolOff', from: '2026-11-21T10:00:00Z' } }),
    transactions: () => ok({ transactions: [] }),
  });
  const session = testSession();
  const notifications = createNotifications({ clock: createTestClock(), newId: countingIds() });
  const flow = createProtectionFlow({ client: server.client, session, notifications, texts: testTexts() });
  return {
    ...{ server, session, flow },
    state: () => flow.store.getState(),
    told: () => notifications.store.getState().items.map(({ text }) => text),
  };
}

it.each([
  ['nothing', protection({ offers: nothing }), false],
  ['a limit', protection(), true],
  ['a long pause alone', protection({ offers: { ...nothing, hasEndlessExclusion: true } }), true],
  ['nothing any more, but a limit is set', protection({ offers: nothing, limits: [limit] }), true],
  [
    'nothing any more, but deposits are paused',
    protection({ offers: nothing, pause: { kind: 'selfExclusion', from: '2026-11-21T10:00:00Z' } }),
    true,
  ],
])('leads to the limits where the brand offers %s: %#', async (_, answer, isOffered) => {
  const { session, flow } = begin(answer);
  await flow.load();
  expect(session.getState().hasProtection).toBe(isOffered);
});

it('speaks of limits before the first deposit alone, where some are offered and none is set', async () => {
  const fresh = begin();
  await fresh.flow.load();
  expect(fresh.state().isFirstDeposit).toBe(true);
  await fresh.flow.setLimit('day', 100);
  expect(fresh.state().isFirstDeposit).toBe(false);

  const paid = begin();
  paid.server.answers.transactions = () => ok({ transactions: [transaction({ status: 'processed' })] });
  await paid.flow.load();
  expect(paid.state().isFirstDeposit).toBe(false);

  const set = begin(protection({ limits: [limit] }));
  await set.flow.load();
  expect(set.state().isFirstDeposit).toBe(false);
  expect(set.server.callsTo('transactions')).toHaveLength(0);
});

it('sends a limit, takes one away, and shows what the server says holds', async () => {
  const { server, flow, state } = begin();
  expect(await flow.setLimit('day', 100)).toBe(true);
  expect(state().protection?.limits).toEqual([limit]);
  expect(await flow.setLimit('day', null)).toBe(true);
  expect(server.callsTo('player-limits-set').map(({ request }) => request)).toEqual([
    { period: 'day', amount: 100 },
    { period: 'day', amount: null },
  ]);
});

it('sends a break with its days, and one for good without', async () => {
  const { server, flow } = begin();
  await flow.pause('coolOff', 7);
  await flow.pause('selfExclusion', undefined);
  expect(server.callsTo('player-pause-set').map(({ request }) => request)).toEqual([
    { kind: 'coolOff', days: 7 },
    { kind: 'selfExclusion' },
  ]);
});

it('saves one thing at a time', async () => {
  const { server, flow, state } = begin();
  const slow = later();
  server.answers['player-limits-set'] = slow.answer;
  const first = flow.setLimit('day', 100);
  expect(state().saving).toBe('day');
  expect(await flow.setLimit('day', 50)).toBe(false);
  expect(await flow.pause('coolOff', 1)).toBe(false);
  slow.give(protection({ limits: [limit] }));
  expect(await first).toBe(true);
  expect(state().saving).toBeUndefined();
  expect(server.callsTo('player-limits-set')).toHaveLength(1);
});

it('asks what holds when nobody answered, and says so', async () => {
  const { server, flow, state, told } = begin();
  server.answers['player-limits-set'] = () => lost();
  server.answers['player-limits-get'] = () => protection({ limits: [limit] });
  expect(await flow.setLimit('day', 100)).toBe(false);
  expect(state().protection?.limits).toEqual([limit]);
  expect(told()).toEqual(['[limits.unknown]']);
});

it('tells why a limit or a break was refused, and changes nothing', async () => {
  const { server, flow, state, told } = begin();
  await flow.load();
  server.answers['player-pause-set'] = () => refused('banking.protectionUnavailable');
  expect(await flow.pause('coolOff', 3)).toBe(false);
  expect(state().protection?.pause).toBeUndefined();
  expect(told()).toHaveLength(1);
});

it('fails only while nothing is known', async () => {
  const { server, flow, state } = begin();
  server.answers['player-limits-get'] = () => lost();
  await flow.load();
  expect(state().status).toBe('failed');
  server.answers['player-limits-get'] = () => protection();
  await flow.load();
  expect(state().status).toBe('ready');
  server.answers['player-limits-get'] = () => lost();
  await flow.load();
  expect(state().status).toBe('ready');
});
