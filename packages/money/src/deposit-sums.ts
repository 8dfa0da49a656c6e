import { percentOf } from './arithmetic.ts';

/** What a bonus adds to a deposit. Amounts in minor units of the deposit's currency. */
export interface BonusRule {
  /** Decimal text. */
  readonly percent: string;
  readonly maxMinor?: bigint | undefined;
}

/** What a deposit costs. Amounts in minor units of the deposit's currency; `maxMinor` wins over `minMinor`. */
export interface FeeRule {
  /** Decimal text. */
  readonly percent: string;
  readonly fixedMinor: bigint;
  readonly minMinor?: bigint | undefined;
  readonly maxMinor?: bigint | undefined;
}

/**
 * The bonus on an amount, rounded down: what the player is promised and what the ledger books (`deposit_bonus` in the
 * database is the same rule; a property test holds both together).
 */
export function bonusOf(minor: bigint, { percent, maxMinor }: BonusRule): bigint {
  return atMost(percentOf(minor, percent, 'floor'), maxMinor);
}

/** The fee on an amount, its percentage rounded up (`deposit_fee` in the database is the same rule). */
export function feeOf(minor: bigint, { percent, fixedMinor, minMinor = 0n, maxMinor }: FeeRule): bigint {
  const whole = percentOf(minor, percent, 'ceil') + fixedMinor;
  return atMost(whole < minMinor ? minMinor : whole, maxMinor);
}

function atMost(minor: bigint, maxMinor: bigint | undefined): bigint {
  return maxMinor !== undefined && minor > maxMinor ? maxMinor : minor;
}
