/** What is about to be withdrawn. Amounts in minor units. */
export interface WithdrawalQuestion {
  readonly brand: string;
  readonly playerId: string;
  readonly method: string;
  readonly minor: bigint;
  /** What other requests of the player's have set aside in this currency: it counts beside the amount. */
  readonly reservedMinor: bigint;
  readonly currency: string;
  /** The player's: a reason is for them to read. */
  readonly language: string;
}

/** `unknown`: no clear answer, so that people decide. `reason`: what the player is to read of a refusal. */
export type WithdrawalAnswer =
  | { readonly kind: 'allowed' | 'unknown' }
  | { readonly kind: 'refused'; readonly reason?: string };

/** Asks whoever knows bonuses and play-through whether a player's money may be withdrawn. */
export interface WithdrawalCheck {
  /** Never throws. */
  ask(question: WithdrawalQuestion): Promise<WithdrawalAnswer>;
}
