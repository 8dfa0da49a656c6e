import type { DueMovement } from './ledger.ts';

/**
 * What the wallet says to a credit. `unknown`: no clear answer, so it is asked again under the same id, never under
 * another.
 */
export type CreditOutcome = 'taken' | 'refused' | 'unknown';

/** Who keeps the players' money: our own ledger, or the operator's wallet. */
export interface Wallet {
  /** Does settling credit the player in the same transaction? True for our own ledger alone. */
  readonly creditsAtOnce: boolean;
  /** Credits one movement; the same movement told twice is credited once. */
  credit(movement: DueMovement): Promise<CreditOutcome>;
}
