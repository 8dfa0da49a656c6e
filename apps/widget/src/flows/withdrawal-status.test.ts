import { transactions } from '@opencashier/contract/calls/transactions';
import { expect, it } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { askStatus } from './payment-status-calls.ts';
import type { PendingState } from './pending.ts';
import { createPendingEntry } from './pending-entry.ts';
import { createPendingFlow } from './pending-flow.ts';
import { createStatusFlow } from './status-flow.ts';
import { createTestClient, lost, ok } from './testing/test-client.ts';
import { createTestClock, settle } from './testing/test-clock.ts';
import { createTestHost, createTestLifecycle, createTestNavigator } from './testing/test-edges.ts';
import { memoryStorage } from './testing/test-session.ts';
import { withdrawal } from './testing/test-transaction.ts';

const made = {
  attemptKey: 'k1',
  kind: 'withdrawal',
  paymentId: 'w1',
  route: 'withdrawalConfirm',
  paymentMethod: 'withdraw_pix',
  amount: 50,
  currency: 'BRL',
} as const;

function begin() {
  const server = createTestClient({ 'withdrawal-status': () => ok(withdrawal()) });
  const clock = createTestClock();
  const host = createTestHost();
  const entry = createPendingEntry(memoryStorage());
  const nav = createTestNavigator();
  const { client } = server;
  const status = createStatusFlow({
    client,
    host: host.host,
    clock,
    lifecycle: createTestLifecycle().lifecycle,
    entry,
    random: () => 0,
  });
  const pending = createPendingFlow({
    store: createStore<PendingState>(() => ({ open: [] })),
    calls: {
      askOpen: (request) => client.call(transactions, request),
      askStatus: (kind, paymentId, paymentMethod) => askStatus(client, { kind, paymentId, paymentMethod }),
    },
    onPush: client.onPush,
    navigator: nav.navigator,
    entry,
  });
  return { server, clock, host, entry, nav, status, pending };
}

it('is asked by its own call, told to the host, and forgotten once it has ended', async () => {
  const { server, clock, host, entry, status } = begin();
  entry.write(made);
  status.follow('w1', { kind: 'withdrawal' });
  expect(status.store.getState().timeline[0]).toEqual({ name: 'requested', state: 'current' });
  await settle();
  expect(server.calls[0]).toMatchObject({ path: 'withdrawal-status', request: { withdrawalId: 'w1' } });
  expect(entry.read()).toEqual(made);
  server.answers['withdrawal-status'] = () =>
    ok(withdrawal({ status: 'processed', stage: 'settled', updatedAt: '2026-11-21T11:00:00Z' }));
  await clock.advance(60_000);
  expect(host.payloads('withdrawalStatus')).toEqual([
    { withdrawalId: 'w1', status: 'waiting' },
    { withdrawalId: 'w1', status: 'processed' },
  ]);
  expect(host.payloads('depositStatus')).toEqual([]);
  expect(entry.read()).toBeUndefined();
  expect(clock.waiting).toBe(0);
});

it('moves with a push, whose details are asked for', async () => {
  const { server, status } = begin();
  status.follow('w1', { kind: 'withdrawal' });
  await settle();
  server.push('withdrawal.status', {
    withdrawalId: 'w1',
    status: 0,
    stage: 'approved',
    updatedAt: '2026-11-21T10:30:00Z',
  });
  expect(status.store.getState().transaction?.stage).toBe('approved');
  expect(server.callsTo('withdrawal-status')).toHaveLength(2);
});

it('tells the host of a withdrawal that nobody looks at', () => {
  const { server, host } = begin();
  server.push('withdrawal.status', { withdrawalId: 'w9', status: 2, updatedAt: '2026-11-21T10:30:00Z' });
  expect(host.payloads('withdrawalStatus')).toEqual([{ withdrawalId: 'w9', status: 'mistaked' }]);
});

it('comes back to the code that is still asked for, and to the status of everything else', async () => {
  const { server, entry, pending } = begin();
  entry.write(made);
  server.answers['withdrawal-status'] = () => ok(withdrawal({ stage: 'confirm' }));
  expect(await pending.restore()).toEqual({
    route: 'withdrawalConfirm',
    paymentMethod: 'withdraw_pix',
    kind: 'withdrawal',
    query: { status: 'waiting', withdrawalId: 'w1' },
  });
  server.answers['withdrawal-status'] = () => ok(withdrawal({ stage: 'review' }));
  expect(await pending.restore()).toMatchObject({ route: 'withdrawalComplete' });
  expect(entry.read()).toEqual(made);
  server.answers['withdrawal-status'] = () => lost();
  expect(await pending.restore()).toMatchObject({
    route: 'withdrawalConfirm',
    query: { status: 'waiting', withdrawalId: 'w1' },
  });
});

it('finds the withdrawal whose create was cut off, and asks for withdrawals alone', async () => {
  const { server, entry, pending } = begin();
  const { paymentId: _, ...unanswered } = made;
  entry.write(unanswered);
  server.answers.transactions = () => ok({ transactions: [withdrawal({ id: 'w7', stage: 'review' })] });
  expect(await pending.restore()).toMatchObject({
    route: 'withdrawalComplete',
    query: { withdrawalId: 'w7' },
  });
  expect(server.calls[0]?.request).toEqual({ kind: 'withdrawal', open: 'true', limit: 5 });
  expect(entry.read()?.paymentId).toBe('w7');
});

it('stands among the open payments until it ends', async () => {
  const { server, nav, pending } = begin();
  server.answers.transactions = () => ok({ transactions: [withdrawal()] });
  await pending.loadOpen();
  pending.show(withdrawal());
  expect(nav.last()).toEqual({
    name: 'withdrawalComplete',
    options: { query: { status: 'waiting', withdrawalId: 'w1' } },
  });
  server.push('withdrawal.status', { withdrawalId: 'w1', status: 2, updatedAt: '2026-11-21T11:00:00Z' });
  expect(pending.store.getState().open).toEqual([]);
});
