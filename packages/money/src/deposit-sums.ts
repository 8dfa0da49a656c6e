import { percentOf } from './arithmetic.ts';

/** What a bonus adds to a deposit. Amounts in minor units of the deposit's currency. */
export interface BonusRule {
  /** Decimal text. */
  readonly percent: string;
  readonly maxMinor?: bigint | undefined;
}

/**
 * The bonus on an amount, rounded down: what the player is promised and what the ledger books (`deposit_bonus` in the
 * database is the same rule; a property test holds both together).
 */
export function bonusOf(minor: bigint, { percent, maxMinor }: BonusRule): bigint {
  const bonus = percentOf(minor, percent, 'floor');
  return maxMinor !== undefined && bonus > maxMinor ? maxMinor : bonus;
}
