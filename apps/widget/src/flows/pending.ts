import type { PaymentMethod } from '@opencashier/contract/entities/payment-method';
import type { Transaction } from '@opencashier/contract/entities/transaction';
import type { StoreApi } from 'zustand/vanilla';
import type { PaymentKind } from './payment-kind.ts';
import type { RouteName } from './route-names.ts';

/** What survives a reload, in `cashier.pending`. Nothing personal: no fields, no address of a payment page. */
export interface PendingPayment {
  readonly attemptKey: string;
  /** Of a withdrawal; a deposit says nothing. */
  readonly kind?: PaymentKind | undefined;
  readonly paymentId?: string | undefined;
  readonly route: RouteName;
  readonly paymentMethod: string;
  readonly amount: number;
  readonly currency: string;
}

export interface PendingState {
  /** The player's open payments of both kinds, newest first, for the cards at the lists. */
  readonly open: readonly Transaction[];
}

/** Where a reload comes back to. */
export interface PendingReturn {
  readonly route: RouteName;
  /** What a room of a created payment needs to have been chosen. */
  readonly paymentMethod: string;
  /** What stands for the method of an open deposit where the player's list lacks it. */
  readonly method?: PaymentMethod;
  readonly kind: PaymentKind;
  readonly query: Readonly<Record<string, string>>;
}

/** Payments that are under way, over reloads and killed tabs. */
export interface PendingFlow {
  readonly store: StoreApi<PendingState>;
  /** With the server's word, before the guards run; undefined when there is nothing to come back to. */
  restore(): Promise<PendingReturn | undefined>;
  /** Asks for open payments; a failure leaves what is shown. */
  loadOpen(): Promise<void>;
  /** To the page of an open payment. */
  show(transaction: Transaction): void;
}
