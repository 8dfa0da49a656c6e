import { decimalsOf } from '@opencashier/money/currencies';
import {
  type Decimal,
  decimalText,
  divide,
  parseDecimal,
  powerOfTen,
  type Rounding,
} from '@opencashier/money/decimal';

/** Beyond this nobody types an amount; chains with more digits are asked for rounded ones. */
const shownDecimals = 8;

function decimalOf(text: string): Decimal {
  const decimal = parseDecimal(text);
  if (!decimal || decimal.digits <= 0n) throw new Error('A rate is a decimal above zero.');
  return decimal;
}

/** What an amount in minor units comes to in the chain's own unit at the rate, to the decimals that people can type. */
function converted(
  minor: bigint,
  currency: string,
  rate: string,
  decimals: number,
  rounding: Rounding,
): bigint {
  const { digits, scale } = decimalOf(rate);
  const shown = Math.min(decimals, shownDecimals);
  const dividend = minor * powerOfTen(scale + shown);
  const rounded = divide(dividend, digits * powerOfTen(decimalsOf(currency)), rounding);
  return rounded * powerOfTen(decimals - shown);
}

/** What is asked for an amount: rounded up, so that it is enough. */
export function unitsFor(minor: bigint, currency: string, rate: string, decimals: number): bigint {
  return converted(minor, currency, rate, decimals, 'ceil');
}

/** What an amount buys: rounded down. */
export function unitsBought(minor: bigint, currency: string, rate: string, decimals: number): bigint {
  return converted(minor, currency, rate, decimals, 'floor');
}

/** What the chain's own units come to in minor units at the rate, rounded down. */
export function minorFor(units: bigint, currency: string, rate: string, decimals: number): bigint {
  const { digits, scale } = decimalOf(rate);
  return divide(units * digits * powerOfTen(decimalsOf(currency)), powerOfTen(scale + decimals), 'floor');
}

/** The chain's own units as decimal text of the asset, without zeros that say nothing. */
export function unitsText(units: bigint, decimals: number): string {
  return decimalText(units, decimals)
    .replace(/(\.\d*?)0+$/, '$1')
    .replace(/\.$/, '');
}
