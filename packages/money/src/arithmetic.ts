import { decimalsOf } from './currencies.ts';
import { type Decimal, decimalText, divide, parseDecimal, powerOfTen, type Rounding } from './decimal.ts';

export interface Conversion {
  /** Amount in minor units of `from`. */
  readonly minor: bigint;
  readonly from: string;
  readonly to: string;
  /** Major units of `to` for one major unit of `from`, as decimal text above zero. */
  readonly rate: string;
}

/**
 * Converts an amount exactly and rounds down, so that a conversion never makes money.
 * @returns minor units of `to`
 * @throws {RangeError} when the rate is no decimal text above zero
 */
export function convertMinor({ minor, from, to, rate }: Conversion): bigint {
  const { digits, scale } = factor(rate);
  if (digits === 0n) throw new RangeError('A rate is above zero.');
  const dividend = minor * digits * powerOfTen(decimalsOf(to));
  return divide(dividend, powerOfTen(scale + decimalsOf(from)), 'floor');
}

/**
 * A share of an amount, for fees and bonuses: `percentOf(1000n, '2.5', 'ceil')` is `25n`.
 * @param percent decimal text, not negative
 * @throws {RangeError} when the percentage is none
 */
export function percentOf(minor: bigint, percent: string, rounding: Rounding): bigint {
  const { digits, scale } = factor(percent);
  return divide(minor * digits, powerOfTen(scale + 2), rounding);
}

function factor(text: string): Decimal {
  const decimal = parseDecimal(text);
  if (!decimal || decimal.digits < 0n) {
    throw new RangeError('A rate or percentage is decimal text that is not negative.');
  }
  return decimal;
}

/** Decimals that a rate of two rates keeps. */
const rateDecimals = 18;

/**
 * One rate after another: from A to B and from B to C gives A to C, rounded down to 18 decimals.
 * @throws {RangeError} when one of them is no decimal text that is not negative
 */
export function chainRates(first: string, second: string): string {
  const [one, other] = [factor(first), factor(second)];
  const scale = one.scale + other.scale;
  const digits = one.digits * other.digits;
  const { digits: kept, scale: places } =
    scale <= rateDecimals
      ? { digits, scale }
      : { digits: divide(digits, powerOfTen(scale - rateDecimals), 'floor'), scale: rateDecimals };
  const text = decimalText(kept, places);
  return places === 0 ? text : text.replace(/\.?0+$/, '');
}
