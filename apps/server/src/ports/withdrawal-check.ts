/** What is about to be withdrawn. Amounts in minor units. */
export interface WithdrawalQuestion {
  readonly brand: string;
  readonly playerId: string;
  readonly method: string;
  readonly minor: bigint;
  readonly currency: string;
}

/** Asks whoever knows bonuses and play-through whether a player's money may be withdrawn. */
export interface WithdrawalCheck {
  /** `unknown`: no clear answer, so that people decide. Never throws. */
  ask(question: WithdrawalQuestion): Promise<'allowed' | 'refused' | 'unknown'>;
}
