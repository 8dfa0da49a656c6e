import { balanceGet } from '@opencashier/contract/calls/balance-get';
import type { PlayerBalance } from '@opencashier/contract/entities/balance';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Client } from '../api/client.ts';

export interface BalancesState {
  readonly status: 'loading' | 'ready' | 'failed';
  /** By currency, the player's own first. */
  readonly balances: readonly PlayerBalance[];
}

/** What the player has. */
export interface BalancesFlow {
  readonly store: StoreApi<BalancesState>;
  /** Asks now; what is known stays until the answer. From then on it follows payments that move. */
  load(): Promise<void>;
}

/** The balance of a currency; undefined while nobody told it. */
export function balanceOf({ balances }: BalancesState, currency: string): PlayerBalance | undefined {
  return balances.find((balance) => balance.currency === currency);
}

export function createBalances({ client }: { readonly client: Client }): BalancesFlow {
  const store = createStore<BalancesState>(() => ({ status: 'loading', balances: [] }));
  let latest = 0;

  const load = async (): Promise<void> => {
    latest += 1;
    const mine = latest;
    const result = await client.call(balanceGet, {});
    // A later question knows better.
    if (mine !== latest) return;
    if (result.ok) store.setState({ status: 'ready', balances: result.data.balances });
    else if (store.getState().status !== 'ready') store.setState({ status: 'failed' });
  };
  const loadIfAsked = () => {
    if (latest > 0) void load();
  };
  client.onPush('withdrawal.status', loadIfAsked);
  client.onPush('deposit.status', loadIfAsked);
  client.onReconnect(loadIfAsked);

  return {
    store,
    load() {
      if (store.getState().status === 'failed') store.setState({ status: 'loading' });
      return load();
    },
  };
}
