import type {
  Transaction,
  TransactionStatus,
  WithdrawalStage,
} from '@opencashier/contract/entities/transaction';
import type { StoreApi } from 'zustand/vanilla';
import type { PaymentKind } from './payment-kind.ts';
import type { ToldPayment } from './payment-status-calls.ts';

/** Nothing more is to be waited for; money that arrives late is still told by push. */
export const isEnded = (status: TransactionStatus): boolean =>
  status === 'processed' || status === 'mistaked';

/** The money is here but not credited: an agent decides. Money held beside credited money leaves the deposit paid. */
export const isHeld = ({ status, marks }: Transaction): boolean =>
  !isEnded(status) && marks?.includes('held') === true;

/** The credited money was taken back, all or part of it, by a refund or a chargeback. */
export const isTakenBack = ({ status, marks }: Transaction): boolean =>
  status === 'processed' && marks?.includes('reversed') === true;

/** A payment that its time or its player ended is on the chain all the same: it is credited, late. */
export const isLateOnChain = ({ status, txid, endedBy }: Transaction): boolean =>
  status === 'mistaked' && txid !== undefined && (endedBy ?? 'provider') !== 'provider';

/** What is missing of a crypto payment, as long as it can be sent to the same address; decimal text of the asset. */
export const missingOf = ({ arrived, expiresIn = 0 }: Transaction): string | undefined =>
  expiresIn > 0 ? arrived?.missing : undefined;

/** There is still something to pay: all of it, or what the chain lacks. */
export const isPayable = (transaction: Transaction): boolean =>
  transaction.canContinue === true && (!transaction.txid || missingOf(transaction) !== undefined);

/** One line of the timeline. `at` (ISO 8601) is there once the step happened and its time is known. */
export interface TimelineStep {
  readonly name: 'sent' | 'seen' | 'confirmed' | 'credited' | WithdrawalStage;
  readonly state: 'done' | 'current' | 'ahead' | 'failed';
  readonly at?: string;
  /** Why the step is not what its name says alone: an agent checks the money, it was taken back, or never came. */
  readonly because?: 'held' | 'reversed' | 'declined' | 'expired';
}

export interface StatusState {
  readonly paymentId: string | undefined;
  readonly kind: PaymentKind;
  /** The server's word; before its first answer the hint of the address, but never a final one. */
  readonly status: TransactionStatus;
  readonly transaction: ToldPayment | undefined;
  /** `asking` before the first answer, `known` after it, `stillChecking` while nobody answers. */
  readonly freshness: 'asking' | 'known' | 'stillChecking';
  readonly timeline: readonly TimelineStep[];
  /**
   * When the time to pay is over, in milliseconds by the flows' clock; counted from what the server says is left, since a
   * device's own clock may be wrong.
   */
  readonly deadline: number | undefined;
}

export interface FollowOptions {
  /** A deposit, unless it is said otherwise. */
  readonly kind?: PaymentKind;
  readonly paymentMethod?: string;
  /** The status of the address; it never overrides what the server says. */
  readonly hint?: string;
}

/** Follows one payment by push and by asking, until it ends. */
export interface StatusFlow {
  readonly store: StoreApi<StatusState>;
  follow(paymentId: string, options?: FollowOptions): void;
  /** The server's word that came with another answer, of the payment that is followed. */
  adopt(transaction: Transaction): void;
  /** No payment was named, or its fate was told otherwise: shows this status without asking. Never as paid. */
  show(status: TransactionStatus, kind?: PaymentKind): void;
  /** Asks now. */
  refresh(): void;
  stop(): void;
}
