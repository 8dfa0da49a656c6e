import type { DueMovement } from './ledger.ts';
import type {
  AfterReserve,
  RequestOutcome,
  RequestTerms,
  WithdrawalCap,
  WithdrawalDecision,
  WithdrawalIntent,
} from './withdrawals.ts';

export interface PlayerName {
  readonly brand: string;
  readonly playerId: string;
}

/** May a player take money out, and what are they called? `unknown`: nobody answered. */
export type PlayerStanding =
  | { readonly kind: 'known'; readonly name: string | undefined }
  | { readonly kind: 'refused'; readonly text: string | undefined }
  | { readonly kind: 'unknown' };

/** In minor units. */
export interface PlayerFunds {
  readonly cash: bigint;
  readonly bonus: bigint;
}

/** A deposit that is about to be made known to a provider. */
export interface DepositToAuthorize extends PlayerName {
  readonly depositId: string;
  readonly method: string;
  readonly country: string;
  readonly currency: string;
  readonly minor: bigint;
}

/** No: `text` is the wallet's words for the player. `unknown`: no answer, and then nothing may be paid. */
export type WalletPermission =
  | { readonly kind: 'allowed' }
  | { readonly kind: 'refused'; readonly reason: string; readonly text: string | undefined }
  | { readonly kind: 'unknown' };

/**
 * `credited`: the player has it. `held`: the wallet refuses it, and somebody has to look. `due`: it is not taken yet, and
 * is offered again.
 */
export type CreditOutcome = 'credited' | 'held' | 'due';

/** A withdrawal that is asked for, with what is checked about it in the same transaction. */
export interface ReserveRequest {
  readonly intent: WithdrawalIntent;
  readonly caps: readonly WithdrawalCap[];
  readonly after: AfterReserve;
  readonly by: WithdrawalDecision | undefined;
  readonly terms?: RequestTerms;
}

/** `asked`: the wallet has not answered; the withdrawal is written down and goes on when it has. */
export type ReserveOutcome =
  | RequestOutcome
  | { readonly kind: 'asked' }
  | { readonly kind: 'refused'; readonly reason: string; readonly text: string | undefined };

/** Who keeps a brand's players' money: our own ledger, or a wallet of the operator's. */
export interface Wallet {
  /** Is the balance kept elsewhere? Then what is paid is not credited in the same transaction. */
  readonly isOutside: boolean;
  verify(player: PlayerName): Promise<PlayerStanding>;
  /** Nothing where nobody knows it now. */
  funds(player: PlayerName, currency: string): Promise<PlayerFunds | undefined>;
  authorize(deposit: DepositToAuthorize, at: Date): Promise<WalletPermission>;
  /** Credits one movement; the same one told any number of times is credited once. */
  credit(movement: DueMovement, at: Date): Promise<CreditOutcome>;
  /** Writes the withdrawal down and sets its amount aside; of two for the same money one wins. */
  reserve(request: ReserveRequest, at: Date): Promise<ReserveOutcome>;
}

export interface Wallets {
  readonly own: Wallet;
  readonly outside: Wallet;
  /** The one that keeps a brand's money now; what began in another ends there. */
  of(brand: string): Wallet;
}
