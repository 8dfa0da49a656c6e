import { decimalsOf } from './currencies.ts';
import { decimalOfNumber, decimalText, divide, powerOfTen, type Rounding } from './decimal.ts';

/**
 * Rounds a number in major units to the currency's decimals by its shortest decimal text, so that `1.005` USD is
 * `1.01` and never `1`. For limits: `ceil` a minimum, `floor` a maximum. NaN and the infinities stay as they are.
 */
export function roundToDecimals(value: number, currency: string, rounding: Rounding): number {
  const decimal = decimalOfNumber(value);
  if (!decimal) return value;
  const decimals = decimalsOf(currency);
  const { digits, scale } = decimal;
  // Adding zero turns -0 into 0.
  if (scale <= decimals) return value + 0;
  return Number(decimalText(divide(digits, powerOfTen(scale - decimals), rounding), decimals));
}
