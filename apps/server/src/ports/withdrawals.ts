import type { LimitPeriod } from '@opencashier/contract/entities/player-protection';
import type { Flow, Owed } from '../domain/closed-loop.ts';
import type { FieldValues } from '../domain/field-values.ts';
import type { CountedPayout } from '../domain/payout-room.ts';
import type { WithdrawalState } from '../domain/withdrawal-state.ts';
import type { BrandFilter, Page } from './players.ts';

/** What is paid out for sweep coins: `rate` of the currency for one of them, as decimal text. */
export interface RedemptionPayout {
  readonly currency: string;
  readonly minor: bigint;
  readonly rate: string;
}

/** A withdrawal as the database keeps it. Amounts in minor units of `currency`. */
export interface Withdrawal {
  readonly id: string;
  readonly brand: string;
  readonly playerId: string;
  readonly method: string;
  readonly country: string;
  readonly currency: string;
  readonly state: WithdrawalState;
  /** What leaves the player's account. */
  readonly minor: bigint;
  /** What of it stays here; the rest is paid out. */
  readonly feeMinor: bigint;
  /** What the operator bears of the fee. */
  readonly feeBorneMinor: bigint;
  readonly returnedMinor: bigint;
  /** Of a redemption; of any other the amount itself is paid out, less the fee. */
  readonly payout: RedemptionPayout | undefined;
  readonly accountType: 'main' | 'additional' | undefined;
  /** Where the money goes, masked. */
  readonly destination: string;
  /** What the provider is told; card data is in `encrypted_card` alone. */
  readonly fields: FieldValues;
  readonly language: string;
  /** `player`, or whoever asked in the player's stead. */
  readonly createdBy: string;
  readonly isOnHold: boolean;
  readonly reviewReason: string | undefined;
  readonly failReason: string | undefined;
  readonly playerReason: string | undefined;
  readonly txid: string | undefined;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** What is asked for, before anything is set aside. */
export interface WithdrawalIntent {
  readonly id: string;
  readonly brand: string;
  readonly playerId: string;
  readonly method: string;
  readonly country: string;
  readonly currency: string;
  readonly minor: bigint;
  readonly feeMinor: bigint;
  readonly feeBorneMinor?: bigint;
  readonly payout: RedemptionPayout | undefined;
  readonly accountType: 'main' | 'additional' | undefined;
  readonly destination: string;
  readonly fields: FieldValues;
  readonly language: string;
  readonly createdBy: string;
  /** Names the call; unique, so that one key never asks for two. */
  readonly requestKey: string | undefined;
  /** The balance is in a wallet of the operator's, which is asked once this is written down. */
  readonly isWalletOutside?: boolean;
}

/** At most so much since then, by one method or by all of them. */
export interface WithdrawalCap {
  /** What the player is told about how long it looks back. */
  readonly period: LimitPeriod;
  readonly since: Date;
  readonly mostMinor: bigint;
  readonly method: string | undefined;
}

/** When a withdrawal approves itself: absent thresholds approve none. */
export interface ApprovalRule {
  readonly mostMinor: bigint | undefined;
  readonly mostOfDayMinor: bigint | undefined;
  /** What speaks against it all the same, and what the player may read of that. */
  readonly doubt: string | undefined;
  readonly doubtText?: string | undefined;
}

/** A one-time code as it is kept: its hash, until when it is good and when another may be asked for. */
export interface CodeIntent {
  readonly hash: string;
  readonly expiresAt: Date;
  readonly resendAt: Date;
  /** A withdrawal that nobody confirms by then is taken back. */
  readonly confirmUntil: Date;
}

export interface CodeState {
  readonly hash: string;
  readonly tries: number;
  readonly sent: number;
  readonly expiresAt: Date;
  readonly resendAt: Date;
}

/** What follows once the amount is set aside: a code is asked for, or the review begins. */
export type AfterReserve =
  | { readonly kind: 'code'; readonly code: CodeIntent }
  | { readonly kind: 'review'; readonly rule: ApprovalRule };

/** What a player has asked for so far. */
export interface WithdrawalStanding {
  /** How many there ever were. */
  readonly count: number;
  /** What is set aside for them. */
  readonly reservedMinor: bigint;
}

/** What has to hold still once no other request of the player's can come in between. */
export interface RequestTerms {
  /** What other methods have to pay back first, by what each method brought in and paid out. */
  readonly owedToOthers?: ((flows: readonly Flow[]) => readonly Owed[]) | undefined;
  /** How many requests there were when others were asked about this one: their word is about no more than those. */
  readonly count?: number | undefined;
}

/** `requested`: written down, and the wallet that has the balance is yet to be asked. */
export type RequestOutcome =
  | { readonly kind: 'reserved' | 'requested' }
  | { readonly kind: 'known' }
  | { readonly kind: 'insufficient'; readonly leftMinor: bigint }
  | { readonly kind: 'limit'; readonly cap: number; readonly leftMinor: bigint }
  | { readonly kind: 'owed'; readonly owed: readonly Owed[] }
  /** Another request came first, of which nobody knew who was asked about this one. */
  | { readonly kind: 'overtaken' };

export type PayoutAttemptState = 'calling' | 'accepted' | 'refused' | 'unknown' | 'settled';

/** One try at one provider. `reference` is what the provider knows the payout by. */
export interface PayoutAttempt {
  readonly reference: string;
  readonly withdrawalId: string;
  readonly ordinal: number;
  readonly provider: string;
  readonly providerMethod: string;
  readonly state: PayoutAttemptState;
  readonly providerReference: string | undefined;
  readonly reason: string | undefined;
  /** Accounts that come before it, and were left out since their circuit was open. */
  readonly passedOver: readonly string[];
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** What is written before a provider is told. */
export type PayoutAttemptIntent = Pick<
  PayoutAttempt,
  'reference' | 'withdrawalId' | 'ordinal' | 'provider' | 'providerMethod'
> &
  Partial<Pick<PayoutAttempt, 'passedOver'>>;

export interface PayoutMovement {
  readonly provider: string;
  readonly transactionId: string;
  readonly kind: 'settled' | 'returned';
  readonly minor: bigint;
  readonly currency: string;
  readonly state: 'applied' | 'parked';
  readonly at: Date;
}

export interface WithdrawalDecision {
  readonly decision: 'created' | 'approved' | 'rejected' | 'held';
  readonly operatorKey: string;
  readonly decidedBy: string;
  readonly reason: string;
  readonly at: Date;
}

export interface WithdrawalHistoryEntry {
  readonly at: Date;
  readonly fromState: WithdrawalState | undefined;
  readonly state: WithdrawalState;
}

/** Everything about one withdrawal, for an agent. */
export interface WithdrawalDossier {
  readonly withdrawal: Withdrawal;
  readonly history: readonly WithdrawalHistoryEntry[];
  readonly attempts: readonly PayoutAttempt[];
  readonly payouts: readonly PayoutMovement[];
  readonly decisions: readonly WithdrawalDecision[];
}

export interface WithdrawalFilter {
  readonly brand?: BrandFilter;
  readonly playerId?: string;
  readonly state?: WithdrawalState;
  readonly method?: string;
  readonly currency?: string;
  /** Made from then on, and before. */
  readonly from?: Date;
  readonly to?: Date;
  readonly openOnly?: boolean;
  readonly heldOnly?: boolean;
  readonly cursor?: string;
  readonly limit: number;
}

/** What an agent decides. `playerReason` is for the player to read. */
export interface ReviewDecision {
  readonly withdrawalId: string;
  readonly decision: 'approved' | 'rejected' | 'held';
  readonly operatorKey: string;
  readonly decidedBy: string;
  readonly reason: string;
  readonly playerReason: string | undefined;
}

/** A movement of a payout at a provider. */
export interface PayoutNotice {
  readonly provider: string;
  readonly reference: string;
  readonly transactionId: string;
  readonly kind: 'settled' | 'returned';
  readonly minor: bigint;
  readonly currency: string;
  readonly txid: string | undefined;
  readonly reason: string | undefined;
}

/** `parked`: it does not fit what was sent, or comes before what it belongs to. `unknown`: no payout of ours. */
export type PayoutNoticeOutcome = 'applied' | 'duplicate' | 'parked' | 'unknown';

export interface Withdrawals {
  /**
   * Sets the amount aside and takes the next step, in one transaction; of two requests for the same money one wins.
   * Nothing is written where it is refused.
   */
  request(
    intent: WithdrawalIntent,
    caps: readonly WithdrawalCap[],
    after: AfterReserve,
    by: WithdrawalDecision | undefined,
    at: Date,
    terms?: RequestTerms,
  ): Promise<RequestOutcome>;
  /** The code was right: the review begins. False where nothing is to be confirmed any more. */
  confirm(id: string, rule: ApprovalRule, at: Date): Promise<boolean>;
  findCode(id: string): Promise<CodeState | undefined>;
  /** Counts a try, and gives the code that it is compared with; nothing where no try is left. */
  takeCodeTry(id: string, maxTries: number): Promise<CodeState | undefined>;
  /** Puts another code in place of the one before. False where it is too early, or enough were sent. */
  renewCode(id: string, code: CodeIntent, maxSent: number, at: Date): Promise<boolean>;
  /** Gives the money back to the player who changed their mind. False where the state does not allow it. */
  cancel(id: string, from: readonly WithdrawalState[], reason: string, at: Date): Promise<boolean>;
  decide(decision: ReviewDecision, at: Date): Promise<'decided' | 'own' | 'notDecidable' | 'unknown'>;
  /** Takes back what nobody confirmed in time. Returns how many. */
  expireUnconfirmed(at: Date, limit: number): Promise<number>;

  find(id: string): Promise<Withdrawal | undefined>;
  findByRequestKey(requestKey: string): Promise<Withdrawal | undefined>;
  history(ids: readonly string[]): Promise<ReadonlyMap<string, readonly WithdrawalHistoryEntry[]>>;
  list(filter: WithdrawalFilter): Promise<Page<Withdrawal>>;
  /** What counts for limits since then, in the order in which it came: all but what was given back. */
  counted(brand: string, playerId: string, currency: string, since: Date): Promise<readonly CountedPayout[]>;
  dossier(id: string): Promise<WithdrawalDossier | undefined>;
  /** What of a player's money each method has brought in (`in`) and paid out or is paying out (`out`). */
  flows(brand: string, playerId: string, currency: string): Promise<readonly Flow[]>;
  /** What a player has asked for, but for the one that is named. */
  standing(brand: string, playerId: string, currency: string, except?: string): Promise<WithdrawalStanding>;
}

export interface Payouts {
  /** Claims withdrawals that a provider is to be told of or asked about, and sets when to look again. */
  claimDue(at: Date, limit: number): Promise<readonly Withdrawal[]>;
  attempts(withdrawalId: string): Promise<readonly PayoutAttempt[]>;
  /** Writes an attempt before its call. False where another one runs, or the withdrawal has moved on. */
  recordAttempt(attempt: PayoutAttemptIntent, at: Date): Promise<boolean>;
  /** The provider has the order, or nobody knows. */
  noteAccepted(reference: string, providerReference: string, at: Date): Promise<void>;
  noteUnknown(reference: string, reason: string, at: Date): Promise<void>;
  /** The provider has not paid and never will; the last one's refusal gives the reserve back, once. */
  refuse(
    provider: string,
    reference: string,
    reason: string,
    isLast: boolean,
    at: Date,
  ): Promise<'applied' | 'duplicate' | 'unknown'>;
  /** No provider can be asked at all: the reserve goes back where none has been. */
  giveUp(withdrawalId: string, reason: string, at: Date): Promise<boolean>;
  tell(notice: PayoutNotice, at: Date): Promise<PayoutNoticeOutcome>;
  /** Makes withdrawals whose provider call was cut off due at once: for a start that follows a crash of the only server. */
  recheckInterrupted(at: Date): Promise<void>;
}
