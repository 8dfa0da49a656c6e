import { divide } from './decimal.ts';
import { toMinor } from './minor.ts';
import { roundToDecimals } from './round.ts';

/** Who pays a fee: the player beside the amount, the player out of the amount, or the operator. */
export type FeePayer = 'player-on-top' | 'player-deducted' | 'operator';

/** The formula of a fee. Amounts in minor units of the payment's currency; `maxMinor` wins over `minMinor`. */
export interface FeeRule {
  /** Hundredths of a per cent, a whole number: 150 is 1.5 %. */
  readonly basisPoints: number;
  readonly fixedMinor: bigint;
  readonly minMinor?: bigint | undefined;
  readonly maxMinor?: bigint | undefined;
}

/** The formula of a payment's fee, and who pays it. */
export interface FeeTerms extends FeeRule {
  readonly paidBy: FeePayer;
}

/** A formula with amounts in major units, as a catalogue has it. */
export interface FeeFormula {
  readonly basisPoints?: number | undefined;
  readonly fixed?: number | undefined;
  readonly min?: number | undefined;
  readonly max?: number | undefined;
}

/** What a payment costs and what becomes of it, in minor units. */
export interface FeeSums {
  /** What the player pays of the fee. */
  readonly feeMinor: bigint;
  /** What the operator bears of it. */
  readonly borneMinor: bigint;
  /** What the payer pays in all, or what leaves the account. */
  readonly totalMinor: bigint;
  /** What arrives. */
  readonly netMinor: bigint;
}

const whole = 10_000n;

/** A formula as terms in a currency; an amount between two minor units is rounded up. */
export function feeTermsOf(
  { paidBy, basisPoints = 0, fixed = 0, min, max }: FeeFormula & Pick<FeeTerms, 'paidBy'>,
  currency: string,
): FeeTerms {
  const minorOf = (amount: number): bigint => {
    const minor = toMinor(roundToDecimals(amount, currency, 'ceil'), currency);
    return minor.ok ? minor.minor : 0n;
  };
  return {
    paidBy,
    basisPoints,
    fixedMinor: minorOf(fixed),
    minMinor: min === undefined ? undefined : minorOf(min),
    maxMinor: max === undefined ? undefined : minorOf(max),
  };
}

/** The fee on an amount: its share rounded up to a minor unit, and the fixed part, within least and most. */
export function feeOf(minor: bigint, { basisPoints, fixedMinor, minMinor = 0n, maxMinor }: FeeRule): bigint {
  const fee = divide(minor * BigInt(basisPoints), whole, 'ceil') + fixedMinor;
  const raised = fee < minMinor ? minMinor : fee;
  return maxMinor !== undefined && raised > maxMinor ? maxMinor : raised;
}

/**
 * The greatest amount that comes to no more than a total together with its fee, and never less than nothing: of
 * `a + feeOf(a)` it is `a`. What the total has more is its fee (`deposit_fee` in the database is the same rule).
 */
export function amountWithin(
  total: bigint,
  { basisPoints, fixedMinor, minMinor, maxMinor }: FeeRule,
): bigint {
  const byShare = divide((total - fixedMinor) * whole, whole + BigInt(basisPoints), 'floor');
  const byLeast = minMinor !== undefined && total - minMinor < byShare ? total - minMinor : byShare;
  const byMost = maxMinor !== undefined && total - maxMinor > byLeast ? total - maxMinor : byLeast;
  return byMost > 0n ? byMost : 0n;
}

/** What a payment of an amount costs, and whom; without terms nothing. A fee that is taken off takes no more than there is. */
export function feeSums(minor: bigint, terms: FeeTerms | undefined): FeeSums {
  if (terms === undefined) return { feeMinor: 0n, borneMinor: 0n, totalMinor: minor, netMinor: minor };
  const fee = feeOf(minor, terms);
  switch (terms.paidBy) {
    case 'player-on-top':
      return { feeMinor: fee, borneMinor: 0n, totalMinor: minor + fee, netMinor: minor };
    case 'player-deducted': {
      const taken = fee < minor ? fee : minor;
      return { feeMinor: taken, borneMinor: 0n, totalMinor: minor, netMinor: minor - taken };
    }
    case 'operator':
      return { feeMinor: 0n, borneMinor: fee, totalMinor: minor, netMinor: minor };
  }
}
