import type { Transaction } from '@opencashier/contract/entities/transaction';
import type { StoreApi } from 'zustand/vanilla';
import type { PaymentKind } from '../payment-kind.ts';

export type HistoryFilter = 'all' | PaymentKind;

export interface HistoryState {
  readonly status: 'loading' | 'ready' | 'failed';
  readonly filter: HistoryFilter;
  /** Newest first. */
  readonly items: readonly Transaction[];
  /** Where the next page begins; undefined after the last one. */
  readonly nextCursor: string | undefined;
  /** How the next page stands that was asked for. */
  readonly more: 'idle' | 'loading' | 'failed';
}

/** The player's own payments, page by page. */
export interface HistoryFlow {
  readonly store: StoreApi<HistoryState>;
  /** The first page anew. */
  load(): Promise<void>;
  loadMore(): Promise<void>;
  setFilter(filter: HistoryFilter): void;
  /** To the page of one payment. */
  show(transaction: Transaction): void;
}
