import type { WalletBookingName, WalletCallName } from '@opencashier/contract/wallet/registry';
import type { AfterReserve } from './withdrawals.ts';

/** Names one booking in a wallet. */
export interface WalletKey {
  readonly brand: string;
  readonly txId: string;
  readonly call: WalletBookingName;
}

export type WalletOperationState = 'open' | 'taken' | 'refused' | 'canceled';

/** What follows a reserve, as it is kept with it: a one-time code is made when it is needed. */
export interface ReserveSequel {
  readonly kind: AfterReserve['kind'];
  readonly doubt: string | undefined;
  readonly doubtText: string | undefined;
}

/** One booking in a wallet of the operator's: written before it is told, with a body that never changes. */
export interface WalletOperation extends WalletKey {
  readonly playerId: string;
  readonly currency: string;
  readonly minor: bigint;
  readonly bonusMinor: bigint;
  /** What the call says beside its name and whose money it is. */
  readonly payload: Readonly<Record<string, unknown>>;
  readonly after: ReserveSequel | undefined;
  readonly depositId: string | undefined;
  readonly withdrawalId: string | undefined;
  readonly state: WalletOperationState;
  /** It does not go on by itself: somebody has to look. */
  readonly needsAgent: boolean;
  readonly reason: string | undefined;
  /** How often it was taken up. From the second time on the wallet is asked first what became of it. */
  readonly tries: number;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** One call as it was made, and what came back. */
export interface WalletCallRecord {
  readonly id: bigint;
  readonly txId: string;
  readonly call: WalletCallName;
  readonly body: string;
  readonly sentAt: Date;
  readonly answeredAt: Date | undefined;
  readonly status: number | undefined;
  readonly reply: string | undefined;
  readonly error: string | undefined;
}

export interface WalletAnswered {
  readonly status: number | undefined;
  readonly reply: string | undefined;
  readonly error: string | undefined;
}

/** Whose operations and calls are asked for. */
export type WalletSubject = { readonly depositId: string } | { readonly withdrawalId: string };

export interface WalletOperations {
  /** Writes the authorisation of a deposit; it is told at once by whoever writes it. */
  beginAuthorization(operation: AuthorizationIntent, at: Date): Promise<WalletOperation>;
  /** Writes the credit of a movement that is due. Nothing where another one of its deposit comes first. */
  beginCredit(brand: string, movementId: string, at: Date): Promise<WalletOperation | undefined>;
  find(key: WalletKey): Promise<WalletOperation | undefined>;
  /** Operations of these brands that are to be told or asked about; each is claimed for a while, the older of a payment first. */
  claimDue(brands: readonly string[], at: Date, limit: number): Promise<readonly WalletOperation[]>;
  /** Writes a call before it is made. */
  recordCall(operation: WalletOperation, call: WalletCallName, body: string, at: Date): Promise<bigint>;
  recordAnswer(id: bigint, answer: WalletAnswered, at: Date): Promise<void>;
  /**
   * The wallet has booked it: a credit is credited, a reserve is set aside and followed by what comes next. False where that
   * was known.
   */
  take(operation: WalletOperation, after: AfterReserve | undefined, at: Date): Promise<boolean>;
  /** The wallet will not book it: a credit is held for people, a withdrawal ends. */
  refuse(operation: WalletOperation, reason: string, at: Date): Promise<boolean>;
  /** It was undone, or will never be booked: a withdrawal ends. */
  cancel(operation: WalletOperation, reason: string, at: Date): Promise<boolean>;
  /** Nobody knows; it is looked at again by its schedule. */
  postpone(operation: WalletOperation, reason: string, needsAgent: boolean, at: Date): Promise<void>;
  operationsOf(subject: WalletSubject): Promise<readonly WalletOperation[]>;
  callsOf(subject: WalletSubject): Promise<readonly WalletCallRecord[]>;
}

export interface AuthorizationIntent {
  readonly brand: string;
  readonly txId: string;
  readonly playerId: string;
  readonly currency: string;
  readonly minor: bigint;
  readonly depositId: string;
  readonly payload: Readonly<Record<string, unknown>>;
}

/** How a booking stands after the wallet was told or asked. `text` is for the player. */
export type WalletTold =
  | { readonly kind: 'taken' | 'canceled' }
  | { readonly kind: 'refused'; readonly reason: string; readonly text: string | undefined }
  | { readonly kind: 'unknown'; readonly reason: string; readonly isFault: boolean };

/** Brings operations further: tells the wallet, or asks what became of them, and keeps what it says. */
export interface WalletTeller {
  /**
   * @param after what follows a reserve, once it is there
   */
  advance(operation: WalletOperation, after: AfterReserve | undefined, at: Date): Promise<WalletTold>;
}
