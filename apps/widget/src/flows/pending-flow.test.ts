import { transactions } from '@opencashier/contract/calls/transactions';
import { storageKeys } from '@opencashier/contract/constants';
import { describe, expect, it } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { methodOfDeposit } from './deposit/method-of-deposit.ts';
import { askStatus } from './payment-status-calls.ts';
import type { PendingState } from './pending.ts';
import { createPendingEntry } from './pending-entry.ts';
import { createPendingFlow } from './pending-flow.ts';
import { createTestClient, lost, ok, refused } from './testing/test-client.ts';
import { createTestNavigator } from './testing/test-edges.ts';
import { memoryStorage } from './testing/test-session.ts';
import { transaction } from './testing/test-transaction.ts';

const made = {
  attemptKey: 'k1',
  paymentId: 'd1',
  route: 'depositRedirectInstruction',
  paymentMethod: 'visa',
  amount: 50,
  currency: 'BRL',
} as const;
const { paymentId: _, ...unanswered } = made;

function begin() {
  const storage = memoryStorage();
  const server = createTestClient();
  const nav = createTestNavigator();
  const entry = createPendingEntry(storage);
  return {
    storage,
    server,
    nav,
    entry,
    flow: createPendingFlow({
      store: createStore<PendingState>(() => ({ open: [] })),
      calls: {
        askOpen: (request) => server.client.call(transactions, request),
        askStatus: (kind, paymentId, paymentMethod) =>
          askStatus(server.client, { kind, paymentId, paymentMethod }),
      },
      onPush: server.client.onPush,
      navigator: nav.navigator,
      entry,
    }),
  };
}

describe('restore', () => {
  it('has nothing to come back to without an entry, or with a damaged one', async () => {
    const { flow, storage, server } = begin();
    for (const text of [
      undefined,
      '{',
      'null',
      '{"attemptKey":""}',
      '{"attemptKey":"k","route":"nowhere"}',
      ...Object.keys(unanswered).map((name) => JSON.stringify({ ...made, [name]: undefined })),
      JSON.stringify({ ...made, attemptKey: '' }),
      JSON.stringify({ ...made, route: 'nowhere' }),
      JSON.stringify({ ...made, paymentId: 7 }),
      JSON.stringify({ ...made, amount: '50' }),
      JSON.stringify([made]),
    ]) {
      if (text) storage.set(storageKeys.pending, text);
      expect(await flow.restore()).toBeUndefined();
    }
    expect(server.calls).toHaveLength(0);
  });

  it('comes back to the room of a deposit that is open', async () => {
    const { flow, entry, server } = begin();
    entry.write(made);
    server.answers['deposit-status'] = () => ok(transaction({ status: 'accepted' }));
    expect(await flow.restore()).toEqual({
      route: 'depositRedirectInstruction',
      paymentMethod: made.paymentMethod,
      kind: 'deposit',
      query: { status: 'accepted', depositId: 'd1' },
      method: methodOfDeposit(transaction()),
    });
    expect(entry.read()).toEqual(made);
  });

  it('asks nobody to pay again who has said that it is paid', async () => {
    const { flow, entry, server } = begin();
    entry.write(made);
    server.answers['deposit-status'] = () => ok(transaction({ claimedAt: '2026-11-21T10:05:00Z' }));
    expect(await flow.restore()).toMatchObject({ route: 'depositComplete', query: { depositId: 'd1' } });
    expect(entry.read()).toEqual(made);
  });

  it('tells how an ended one ended, and forgets it', async () => {
    const { flow, entry, server } = begin();
    entry.write(made);
    server.answers['deposit-status'] = () => ok(transaction({ status: 'processed' }));
    expect(await flow.restore()).toMatchObject({ route: 'depositComplete', query: { status: 'processed' } });
    expect(entry.read()).toBeUndefined();
  });

  it('waits in the room where nobody answers', async () => {
    const { flow, entry, server } = begin();
    entry.write(made);
    server.answers['deposit-status'] = () => lost();
    expect(await flow.restore()).toEqual({
      route: 'depositRedirectInstruction',
      paymentMethod: made.paymentMethod,
      kind: 'deposit',
      query: { status: 'waiting', depositId: 'd1' },
    });
    expect(entry.read()).toEqual(made);
  });

  it('forgets another player’s', async () => {
    const { flow, entry, server } = begin();
    entry.write(made);
    server.answers['deposit-status'] = () => refused('banking.depositNotFound', 404);
    expect(await flow.restore()).toBeUndefined();
    expect(entry.read()).toBeUndefined();
  });

  it('finds the deposit whose create was cut off by the reload', async () => {
    const { flow, entry, server } = begin();
    entry.write(unanswered);
    server.answers.transactions = () =>
      ok({ transactions: [transaction({ id: 'other', amount: 51 }), transaction({ id: 'd7' })] });
    expect(await flow.restore()).toMatchObject({ query: { depositId: 'd7' } });
    expect(entry.read()?.paymentId).toBe('d7');
    expect(server.calls[0]?.request).toEqual({ kind: 'deposit', open: 'true', limit: 5 });
  });

  it('forgets a create that made nothing, but not one of which nobody knows', async () => {
    const { flow, entry, server } = begin();
    entry.write(unanswered);
    server.answers.transactions = () => lost();
    expect(await flow.restore()).toBeUndefined();
    expect(entry.read()).toEqual(unanswered);
    server.answers.transactions = () => ok({ transactions: [] });
    expect(await flow.restore()).toBeUndefined();
    expect(entry.read()).toBeUndefined();
  });
});

describe('open deposits', () => {
  it('are listed, stay when asking fails, and leave when they end', async () => {
    const { flow, server } = begin();
    server.answers.transactions = () => ok({ transactions: [transaction(), transaction({ id: 'd2' })] });
    await flow.loadOpen();
    server.answers.transactions = () => lost();
    await flow.loadOpen();
    const ids = () => flow.store.getState().open.map((one) => one.id);
    expect(ids()).toEqual(['d1', 'd2']);
    server.push('deposit.status', { depositId: 'd1', status: 0, updatedAt: '2026-11-21T10:05:00Z' });
    expect(ids()).toEqual(['d1', 'd2']);
    server.push('deposit.status', { depositId: 'd1', status: 1, updatedAt: '2026-11-21T10:05:00Z' });
    expect(ids()).toEqual(['d2']);
  });

  it('are those of the latest answer asked for, whichever arrives first', async () => {
    const { flow, server } = begin();
    let answerFirst = () => {};
    server.answers.transactions = () =>
      new Promise((resolve) => {
        answerFirst = () => resolve(ok({ transactions: [] }));
      });
    const first = flow.loadOpen();
    server.answers.transactions = () => ok({ transactions: [transaction()] });
    await flow.loadOpen();
    answerFirst();
    await first;
    expect(flow.store.getState().open.map((one) => one.id)).toEqual(['d1']);
  });

  it('open on the complete page', () => {
    const { flow, nav } = begin();
    flow.show(transaction({ status: 'accepted' }));
    expect(nav.last()).toEqual({
      name: 'depositComplete',
      options: { query: { status: 'accepted', depositId: 'd1' } },
    });
  });
});
