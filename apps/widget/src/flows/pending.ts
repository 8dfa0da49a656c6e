import type { Transaction } from '@opencashier/contract/entities/transaction';
import type { StoreApi } from 'zustand/vanilla';
import type { RouteName } from './route-names.ts';

/** What survives a reload, in `cashier.pending`. Nothing personal: no fields, no address of a payment page. */
export interface PendingDeposit {
  readonly attemptKey: string;
  readonly depositId?: string | undefined;
  readonly route: RouteName;
  readonly paymentMethod: string;
  readonly amount: number;
  readonly currency: string;
}

export interface PendingState {
  /** The player's open deposits, newest first, for the cards above the list. */
  readonly open: readonly Transaction[];
}

/** Where a reload comes back to. */
export interface PendingReturn {
  readonly route: RouteName;
  /** What a room of a created deposit needs to have been chosen. */
  readonly paymentMethod: string;
  readonly query: Readonly<Record<string, string>>;
}

/** Deposits that are under way, over reloads and killed tabs. */
export interface PendingFlow {
  readonly store: StoreApi<PendingState>;
  /** With the server's word, before the guards run; undefined when there is nothing to come back to. */
  restore(): Promise<PendingReturn | undefined>;
  /** Asks for open deposits; a failure leaves what is shown. */
  loadOpen(): Promise<void>;
  /** To the page of an open deposit. */
  show(transaction: Transaction): void;
}
