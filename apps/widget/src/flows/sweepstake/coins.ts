import type { StoreApi } from 'zustand/vanilla';
import type { BalancesFlow } from '../balances.ts';
import type { Conversion } from '../conversion.ts';

/** What has to be played before it can be redeemed. */
export interface UnplayedState {
  readonly status: 'loading' | 'ready' | 'failed';
  /** Sweep coins; 0 where nothing is, or nobody could tell. */
  readonly amount: number;
}

/** The player's coins, as far as redeeming needs them. */
export interface CoinsFlow {
  /** Gold and sweep coins; what can be redeemed is the `withdrawable` part. Nothing where nobody could tell. */
  readonly balances: BalancesFlow;
  readonly unplayed: StoreApi<UnplayedState>;
  /** What the sweep coins of the form are worth now, at a rate that is locked for the player. */
  readonly rate: Conversion;
  /** Asks for balances and what is unplayed. */
  load(): Promise<void>;
}
