import type { RedemptionHoldReason } from '@opencashier/contract/entities/transaction';

/** What is about to be redeemed. Amounts in minor units: coins, and what is paid out for them. */
export interface RedemptionQuestion {
  readonly brand: string;
  readonly playerId: string;
  readonly country: string;
  readonly region: string | undefined;
  readonly method: string;
  readonly minor: bigint;
  readonly currency: string;
  readonly payoutMinor: bigint;
  readonly payoutCurrency: string;
  /** The player's, for the words that they may read. */
  readonly language: string;
}

/** Why a player may not redeem yet, with words and a page for the player where the operator gives them. */
export interface RedemptionDoubt {
  readonly reason: RedemptionHoldReason;
  readonly text: string | undefined;
  readonly url: string | undefined;
}

/** `hold`: the redemption is taken and waits for people. `refuse`: nothing is set aside. `unknown`: no clear answer. */
export type RedemptionAnswer =
  | { readonly kind: 'allow' | 'unknown' }
  | ({ readonly kind: 'hold' | 'refuse' } & RedemptionDoubt);

/** Asks whoever knows players' age and identity. */
export interface RedemptionCheck {
  /** Never throws. */
  ask(question: RedemptionQuestion): Promise<RedemptionAnswer>;
}
