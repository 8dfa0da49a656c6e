import { expect, it } from 'vitest';
import { createTestClient, later, lost, ok } from '../testing/test-client.ts';
import { createTestNavigator } from '../testing/test-edges.ts';
import { transaction, withdrawal } from '../testing/test-transaction.ts';
import { createHistoryFlow } from './create-history-flow.ts';

const page = (ids: readonly string[], nextCursor?: string) =>
  ok({
    transactions: ids.map((id) => transaction({ id })),
    ...(nextCursor === undefined ? {} : { nextCursor }),
  });

function begin() {
  const server = createTestClient({ transactions: () => page(['d3', 'd2'], 'c1') });
  const nav = createTestNavigator();
  const history = createHistoryFlow({ client: server.client, navigator: nav.navigator });
  const state = () => history.store.getState();
  return { server, nav, history, state, ids: () => state().items.map(({ id }) => id) };
}

it('shows the newest first, page by page, each payment once', async () => {
  const { server, history, state, ids } = begin();
  await history.load();
  expect(ids()).toEqual(['d3', 'd2']);
  // One was made since, so that the next page begins with one that is shown.
  server.answers.transactions = () => page(['d2', 'd1']);
  await history.loadMore();
  expect(ids()).toEqual(['d3', 'd2', 'd1']);
  expect(server.calls.map(({ request }) => request)).toEqual([{ limit: 20 }, { limit: 20, cursor: 'c1' }]);
  expect(state().nextCursor).toBeUndefined();
  await history.loadMore();
  expect(server.calls).toHaveLength(2);
});

it('asks for a page once however often it is pressed, and again after it failed', async () => {
  const { server, history, state, ids } = begin();
  await history.load();
  const slow = later();
  server.answers.transactions = slow.answer;
  const more = history.loadMore();
  await history.loadMore();
  expect(server.calls).toHaveLength(2);
  slow.give(lost());
  await more;
  expect(state()).toMatchObject({ more: 'failed', status: 'ready' });
  server.answers.transactions = () => page(['d1']);
  await history.loadMore();
  expect(ids()).toEqual(['d3', 'd2', 'd1']);
});

it('begins anew with another filter, whatever was asked before', async () => {
  const { server, history, state, ids } = begin();
  await history.load();
  const slow = later();
  server.answers.transactions = slow.answer;
  const stale = history.loadMore();
  server.answers.transactions = () => ok({ transactions: [withdrawal()] });
  history.setFilter('withdrawal');
  expect(ids()).toEqual([]);
  slow.give(page(['d1'], 'c2'));
  await stale;
  expect(ids()).toEqual(['w1']);
  expect(server.calls.at(-1)?.request).toEqual({ limit: 20, kind: 'withdrawal' });
  history.setFilter('withdrawal');
  expect(server.calls).toHaveLength(3);
  expect(state().filter).toBe('withdrawal');
});

it('fails only while nothing is shown', async () => {
  const { server, history, state } = begin();
  server.answers.transactions = () => lost();
  await history.load();
  expect(state().status).toBe('failed');
  server.answers.transactions = () => page(['d1']);
  await history.load();
  server.answers.transactions = () => lost();
  await history.load();
  expect(state()).toMatchObject({ status: 'ready', items: [{ id: 'd1' }] });
});

it('leads to the page of each payment, and from there back to the history', () => {
  const { nav, history } = begin();
  history.show(withdrawal());
  expect(nav.last()).toEqual({
    name: 'withdrawalComplete',
    options: { query: { status: 'waiting', withdrawalId: 'w1', target: 'history' } },
  });
  history.show(transaction());
  expect(nav.last()?.name).toBe('depositComplete');
});
