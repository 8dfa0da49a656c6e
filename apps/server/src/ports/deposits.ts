import type { BonusRule } from '@opencashier/money/deposit-sums';
import type { FeeTerms } from '@opencashier/money/fee';
import type { ChainProgress } from '@opencashier/provider-kit/events';
import type { DepositInstruction } from '@opencashier/provider-kit/provider';
import type { DepositMark, DepositState } from '../domain/deposit-state.ts';
import type { AttemptIntent, AttemptOutcome, DepositAttempt } from './deposit-attempts.ts';
import type { BrandFilter, Page } from './players.ts';
import type { DepositRefusal } from './protection.ts';

/** A coin box that a deposit buys. Amounts in minor units of the coins. */
export interface BoxTerms {
  readonly id: string;
  readonly goldMinor: bigint;
  readonly sweepMinor: bigint;
}

/** The box of a deposit, and what of it the player has: all of it, or the share that did not go back. */
export interface DepositBox extends BoxTerms {
  readonly givenGoldMinor: bigint;
  readonly givenSweepMinor: bigint;
}

/** A deposit as the database keeps it. Amounts in minor units of `currency`. */
export interface Deposit {
  readonly id: string;
  readonly brand: string;
  readonly playerId: string;
  readonly method: string;
  readonly country: string;
  readonly currency: string;
  readonly state: DepositState;
  readonly askedMinor: bigint;
  /** What the provider wants instead of the asked amount, where it differs. */
  readonly payableMinor: bigint;
  readonly receivedMinor: bigint;
  readonly creditedMinor: bigint;
  readonly reversedMinor: bigint;
  /** What the player has of the bonus: what was granted, less the share of what went back. */
  readonly bonusMinor: bigint;
  /** What was taken off the credited money. */
  readonly feeMinor: bigint;
  /** What the operator bears of the fee. */
  readonly feeBorneMinor: bigint;
  /** The terms of the day on which it was made. */
  readonly feeTerms: FeeTerms | undefined;
  /** Of a deposit that buys coins. */
  readonly box: DepositBox | undefined;
  readonly isLate: boolean;
  readonly isHeld: boolean;
  readonly bonusId: string | undefined;
  /** The visit that it was made in. */
  readonly sessionId: string | undefined;
  readonly returnUrl: string | undefined;
  readonly returnId: string;
  readonly instruction: DepositInstruction | undefined;
  readonly txid: string | undefined;
  /** How far the chain has come with the newest transaction that was seen for it. */
  readonly chain: ChainProgress | undefined;
  /** When the player said that the money is sent. */
  readonly claimedAt: Date | undefined;
  readonly failReason: string | undefined;
  readonly expiresAt: Date;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** A bonus as it stood when the player chose it. */
export interface BonusTerms extends BonusRule {
  /** Least credited amount that it comes with. */
  readonly minMinor: bigint;
}

/** What is known before any provider is asked. */
export interface DepositIntent {
  readonly id: string;
  readonly brand: string;
  readonly playerId: string;
  readonly method: string;
  readonly country: string;
  readonly currency: string;
  readonly askedMinor: bigint;
  /** What is to be paid: with a fee on top, more than was asked. */
  readonly payableMinor: bigint;
  readonly tolerancePpm: number;
  readonly creditsWhatArrives: boolean;
  /** More than is payable is credited too. */
  readonly takesMore: boolean;
  readonly box: BoxTerms | undefined;
  readonly bonusId: string | undefined;
  /** Of a bonus that grants money. */
  readonly bonusTerms: BonusTerms | undefined;
  /** What it costs and who pays it. */
  readonly feeTerms: FeeTerms | undefined;
  readonly sessionId: string | undefined;
  readonly returnUrl: string | undefined;
  readonly returnId: string;
  /** The player's money is in a wallet of the operator's, which is told of what is paid. */
  readonly isWalletOutside?: boolean;
  readonly expiresAt: Date;
  readonly createdAt: Date;
}

/** What changed in a deposit, oldest first. */
export interface DepositHistoryEntry {
  readonly at: Date;
  readonly fromState: DepositState | undefined;
  readonly state: DepositState;
  readonly creditedMinor: bigint;
  readonly reversedMinor: bigint;
  readonly isLate: boolean;
  readonly isHeld: boolean;
}

export interface Movement {
  readonly id: string;
  readonly provider: string;
  readonly transactionId: string;
  readonly minor: bigint;
  readonly reversedMinor: bigint;
  readonly currency: string;
  readonly state: 'credited' | 'held' | 'due' | 'returned' | 'rejected';
  readonly txid: string | undefined;
  /** What the chain moved: its own integer (wei, satoshi) as text. */
  readonly chain: Pick<ChainProgress, 'network' | 'asset' | 'amount'> | undefined;
  readonly createdAt: Date;
}

/** Money that an agent decides over, in minor units. */
export type HeldMoney = Pick<Movement, 'minor' | 'currency'>;

/** The player's word that the money is sent, and what the provider made of it; nothing while it is being told. */
export interface DepositClaim {
  readonly at: Date;
  readonly fields: Readonly<Record<string, string | number | boolean>>;
  readonly outcome: 'noted' | 'refused' | 'unknown' | undefined;
}

export interface Reversal {
  readonly reversalId: string;
  readonly provider: string;
  readonly transactionId: string;
  readonly kind: 'refund' | 'chargeback' | 'chargebackWon';
  readonly minor: bigint;
  readonly currency: string;
  readonly state: 'applied' | 'parked' | 'refused';
  readonly createdAt: Date;
}

/** What a person decided over held money, and why. */
export interface DepositDecision {
  readonly decision: 'released' | 'rejected';
  readonly movementIds: readonly string[];
  /** Name of the operator's key that the decision came by. */
  readonly operatorKey: string;
  readonly decidedBy: string;
  readonly reason: string;
  readonly at: Date;
}

/** Everything about one deposit, for an agent. */
export interface DepositDossier {
  readonly deposit: Deposit;
  readonly marks: readonly DepositMark[];
  readonly claim: DepositClaim | undefined;
  readonly attempts: readonly DepositAttempt[];
  readonly history: readonly DepositHistoryEntry[];
  readonly movements: readonly Movement[];
  readonly reversals: readonly Reversal[];
  readonly decisions: readonly DepositDecision[];
}

export interface DepositFilter {
  readonly brand?: BrandFilter;
  readonly playerId?: string;
  readonly state?: DepositState;
  readonly method?: string;
  readonly currency?: string;
  /** Made from then on, and before. */
  readonly from?: Date;
  readonly to?: Date;
  readonly openOnly?: boolean;
  readonly heldOnly?: boolean;
  /** Opaque: what the last page gave as `nextCursor`. One that was tampered with reads from the start. */
  readonly cursor?: string;
  readonly limit: number;
}

/** Whose deposit of which method is looked for; in every country where none is named. */
export interface PayableQuery {
  readonly brand: string;
  readonly playerId: string;
  readonly method: string;
  readonly country?: string;
  readonly at: Date;
}

/** What a transition may set beside the state. */
export interface TransitionDetails {
  readonly reason?: string;
  readonly at: Date;
}

export interface Deposits {
  /**
   * Writes the deposit, its first attempt and the player's account in one transaction, before the provider is called.
   * Nothing is written where the player's own limits or pause forbid it: then it says why.
   */
  record(intent: DepositIntent, attempt: AttemptIntent): Promise<DepositRefusal | undefined>;
  /** Writes a further attempt: a fallback, or a create repeated with the fields that were required. */
  recordAttempt(attempt: AttemptIntent): Promise<void>;
  /**
   * Writes the attempt that follows the fields which the last one asked for, and takes the question off the deposit.
   * False where that is not the last one any more, or the deposit has moved on: then nothing is written.
   */
  recordContinuation(attempt: AttemptIntent): Promise<boolean>;
  /** What the provider answered to an attempt; also how long the player has and what is payable. */
  recordOutcome(outcome: AttemptOutcome): Promise<void>;
  find(id: string): Promise<Deposit | undefined>;
  findByReturnId(returnId: string): Promise<Deposit | undefined>;
  findByRequestKey(requestKey: string): Promise<Deposit | undefined>;
  findByReference(provider: string, reference: string): Promise<Deposit | undefined>;
  attempts(depositId: string): Promise<readonly DepositAttempt[]>;
  /** An open deposit of the same player, method, currency and amount. */
  findSimilar(
    like: Pick<DepositIntent, 'brand' | 'playerId' | 'method' | 'currency' | 'askedMinor'>,
  ): Promise<Deposit | undefined>;
  /** The newest deposit of a method that the player can still pay. */
  findPayable(of: PayableQuery): Promise<Deposit | undefined>;
  /**
   * Keeps how far a chain has come. By the provider's own time, so that a late webhook takes nothing back, while a
   * reorganised chain or a replaced transaction is believed. False where nothing changed.
   */
  recordChain(depositId: string, progress: ChainProgress, seenAt: Date, at: Date): Promise<boolean>;
  /** Keeps the chain's own amount with a movement. */
  noteMovementChain(provider: string, transactionId: string, progress: ChainProgress): Promise<void>;
  /** Writes down that the player says to have paid, once; false where it was said before or nothing is to be paid. */
  claim(id: string, fields: DepositClaim['fields'], at: Date): Promise<boolean>;
  noteClaimOutcome(id: string, outcome: NonNullable<DepositClaim['outcome']>): Promise<void>;
  findClaim(id: string): Promise<DepositClaim | undefined>;
  /** What of a deposit waits for an agent, less what went back, by currency. */
  held(id: string): Promise<readonly HeldMoney[]>;
  list(filter: DepositFilter): Promise<Page<Deposit>>;
  dossier(id: string): Promise<DepositDossier | undefined>;
  /** Moves a deposit from any of `from` to `to`; false where it stood elsewhere, and then nothing changed. */
  transition(
    id: string,
    from: readonly DepositState[],
    to: DepositState,
    details: TransitionDetails,
  ): Promise<boolean>;
  /** Unpaid deposits whose time is over and whose outcome at the provider is known. */
  expireDue(at: Date, limit: number): Promise<number>;
  /** Makes deposits whose provider call was cut off due at once: for a start that follows a crash of the only server. */
  recheckInterrupted(at: Date): Promise<void>;
  /** Claims deposits that the provider should be asked about, and sets when to ask again. */
  claimForReconcile(at: Date, limit: number): Promise<readonly Deposit[]>;
}
