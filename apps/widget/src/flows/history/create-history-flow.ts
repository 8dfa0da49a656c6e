import { transactions } from '@opencashier/contract/calls/transactions';
import { createStore } from 'zustand/vanilla';
import type { Client } from '../../api/client.ts';
import { completeQuery } from '../complete-query.ts';
import type { Navigator } from '../navigator.ts';
import { completeRoutes } from '../payment-kind.ts';
import type { HistoryFlow, HistoryState } from './history.ts';

const pageSize = 20;

export function createHistoryFlow({
  client,
  navigator,
}: {
  readonly client: Client;
  readonly navigator: Navigator;
}): HistoryFlow {
  const store = createStore<HistoryState>(() => ({
    status: 'loading',
    filter: 'all',
    items: [],
    nextCursor: undefined,
    more: 'idle',
  }));
  let latest = 0;

  const ask = (cursor?: string) => {
    const { filter } = store.getState();
    return client.call(transactions, {
      limit: pageSize,
      ...(filter === 'all' ? {} : { kind: filter }),
      ...(cursor === undefined ? {} : { cursor }),
    });
  };

  const load = async (): Promise<void> => {
    latest += 1;
    const mine = latest;
    const isFirst = store.getState().items.length === 0;
    store.setState({ more: 'idle', ...(isFirst ? { status: 'loading' } : {}) });
    const result = await ask();
    if (mine !== latest) return;
    if (result.ok) {
      const { transactions: items, nextCursor } = result.data;
      store.setState({ status: 'ready', items, nextCursor });
    } else if (isFirst) store.setState({ status: 'failed' });
  };

  return {
    store,
    load,
    async loadMore() {
      const { nextCursor, more } = store.getState();
      if (nextCursor === undefined || more === 'loading') return;
      const mine = latest;
      store.setState({ more: 'loading' });
      const result = await ask(nextCursor);
      // The list began anew since.
      if (mine !== latest) return;
      if (!result.ok) {
        store.setState({ more: 'failed' });
        return;
      }
      const known = new Set(store.getState().items.map(({ id }) => id));
      const added = result.data.transactions.filter(({ id }) => !known.has(id));
      store.setState(({ items }) => ({
        items: [...items, ...added],
        nextCursor: result.data.nextCursor,
        more: 'idle',
      }));
    },
    setFilter(filter) {
      if (filter === store.getState().filter) return;
      store.setState({ filter, items: [], nextCursor: undefined });
      void load();
    },
    show({ id, kind, status }) {
      navigator.go(completeRoutes[kind], {
        query: { ...completeQuery(id, status, kind), target: 'history' },
      });
    },
  };
}
