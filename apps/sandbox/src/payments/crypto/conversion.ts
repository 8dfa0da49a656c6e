import { decimalsOf } from '@opencashier/money/currencies';
import { type Decimal, decimalText, divide, parseDecimal, powerOfTen } from '@opencashier/money/decimal';

/** Beyond this nobody types an amount; chains with more digits are asked for rounded ones. */
const shownDecimals = 8;

function decimalOf(text: string): Decimal {
  const decimal = parseDecimal(text);
  if (!decimal || decimal.digits <= 0n) throw new Error('A rate is a decimal above zero.');
  return decimal;
}

/** What an amount in minor units comes to in the chain's own unit at the rate, rounded up to what people can type. */
export function unitsFor(minor: bigint, currency: string, rate: string, decimals: number): bigint {
  const { digits, scale } = decimalOf(rate);
  const shown = Math.min(decimals, shownDecimals);
  const dividend = minor * powerOfTen(scale + shown);
  const rounded = divide(dividend, digits * powerOfTen(decimalsOf(currency)), 'ceil');
  return rounded * powerOfTen(decimals - shown);
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
