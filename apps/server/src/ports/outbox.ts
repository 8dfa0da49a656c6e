import type { DepositState } from '../domain/deposit-state.ts';
import type { WithdrawalState } from '../domain/withdrawal-state.ts';

interface EventBase {
  readonly id: bigint;
  readonly brand: string;
  readonly playerId: string;
  /** Such as `deposit.credited`. */
  readonly type: string;
  readonly at: Date;
}

/** Something that happened to a deposit, as it stood right after. Amounts in minor units. */
export interface DepositOutboxEvent extends EventBase {
  readonly depositId: string;
  readonly deposit: {
    readonly state: DepositState;
    readonly method: string;
    readonly currency: string;
    readonly askedMinor: bigint;
    readonly payableMinor: bigint;
    readonly receivedMinor: bigint;
    readonly creditedMinor: bigint;
    readonly reversedMinor: bigint;
    readonly bonusMinor: bigint;
    /** What was taken off the credited money, and what the operator bears; who pays is a word of the contract. */
    readonly feeMinor: bigint;
    readonly feeBorneMinor: bigint;
    readonly feePaidBy: string | undefined;
    /** Of a deposit that buys coins: what of the box the player has. */
    readonly boxId: string | undefined;
    readonly goldMinor: bigint;
    readonly sweepMinor: bigint;
    readonly isLate: boolean;
    readonly isHeld: boolean;
    readonly bonusId: string | undefined;
    readonly txid: string | undefined;
    readonly confirmations: number | undefined;
    readonly requiredConfirmations: number | undefined;
    readonly failReason: string | undefined;
  };
}

/** Something that happened to a withdrawal, as it stood right after. Amounts in minor units. */
export interface WithdrawalOutboxEvent extends EventBase {
  readonly withdrawalId: string;
  readonly withdrawal: {
    readonly state: WithdrawalState;
    readonly method: string;
    readonly currency: string;
    readonly minor: bigint;
    readonly feeMinor: bigint;
    readonly feeBorneMinor: bigint;
    readonly returnedMinor: bigint;
    /** Of a redemption. */
    readonly payoutCurrency: string | undefined;
    readonly payoutMinor: bigint | undefined;
    /** Masked. */
    readonly destination: string;
    readonly createdBy: string;
    readonly reviewReason: string | undefined;
    readonly failReason: string | undefined;
    readonly playerReason: string | undefined;
    readonly txid: string | undefined;
  };
}

export type OutboxEvent = DepositOutboxEvent | WithdrawalOutboxEvent;

/** A message to the operator that an event becomes. */
export interface OperatorMessage {
  readonly id: string;
  readonly brand: string;
  readonly url: string;
  readonly type: string;
  readonly body: string;
}

/** `busy`: another server publishes now. */
export type RelayOutcome = { readonly kind: 'busy' } | { readonly kind: 'published'; readonly count: number };

/** Events wait here, written in the transaction that made them happen. */
export interface Outbox {
  /**
   * Publishes the oldest events in order and queues their messages, in one transaction. Where that fails, the same
   * events come again.
   *
   * @param publish tells everybody who listens now; it must not use the database
   */
  relay(
    limit: number,
    at: Date,
    toMessages: (event: OutboxEvent) => readonly OperatorMessage[],
    publish: (event: OutboxEvent) => Promise<void>,
  ): Promise<RelayOutcome>;
  /** Removes what was published longer ago. Returns how many. */
  sweep(before: Date): Promise<number>;
}

/** Says that events may have been written, so that nobody waits for the next poll. */
export interface OutboxSignal {
  wake(): void;
}
