import { decimalsOf } from './currencies.ts';
import { type Decimal, decimalOfNumber, decimalText, parseDecimal, powerOfTen } from './decimal.ts';

/**
 * Why an amount was refused: not a finite number (a string or NaN, say); below zero; more decimals than the currency
 * has; more than 15 significant digits, which a JSON number does not carry safely; above {@link maxMinor}.
 */
export type AmountError = 'notFinite' | 'negative' | 'tooManyDecimals' | 'tooManyDigits' | 'unsafe';

export type AmountResult =
  | { readonly ok: true; readonly minor: bigint }
  | { readonly ok: false; readonly error: AmountError };

/** Significant decimal digits that every IEEE 754 double keeps. */
const safeDigits = 15;

/**
 * The largest single amount in minor units: what a double counts exactly. A thousand of them still fit into a sum
 * of 64 bits.
 */
export const maxMinor = BigInt(Number.MAX_SAFE_INTEGER);

const maxStored = 2n ** 63n - 1n;
const minorForm = /^(?:0|-?[1-9]\d{0,18})$/;

/**
 * Takes an amount in major units, as calls carry it, into integer minor units by its shortest decimal text; nothing
 * is rounded, no float is computed with. Zero is fine (`-0` too), an amount of the other direction is not.
 * @param amount a JSON number in major units; anything else is refused at run time too
 */
export function toMinor(amount: number, currency: string): AmountResult {
  const decimal = typeof amount === 'number' ? decimalOfNumber(amount) : undefined;
  if (!decimal) return refused('notFinite');
  return scaled(decimal, currency, safeDigits);
}

/**
 * Takes decimal text in major units (`"10.50"`), as payment providers send it, into integer minor units. As
 * {@link toMinor}, but text is exact, so that significant digits are not counted.
 */
export function fromDecimalString(text: string, currency: string): AmountResult {
  const decimal = typeof text === 'string' ? parseDecimal(text) : undefined;
  return decimal ? scaled(decimal, currency, Number.POSITIVE_INFINITY) : refused('notFinite');
}

function scaled(decimal: Decimal, currency: string, maxDigits: number): AmountResult {
  const { digits, scale } = decimal;
  const decimals = decimalsOf(currency);
  if (digits < 0n) return refused('negative');
  if (scale > decimals) return refused('tooManyDecimals');
  if (significantDigits(decimal) > maxDigits) return refused('tooManyDigits');
  const minor = digits * powerOfTen(decimals - scale);
  return minor > maxMinor ? refused('unsafe') : { ok: true, minor };
}

function refused(error: AmountError): AmountResult {
  return { ok: false, error };
}

function significantDigits({ digits }: Decimal): number {
  return digits.toString().replace(/0+$/, '').length;
}

/**
 * The JSON number in major units of an amount in minor units. Exact within 15 significant digits, so that
 * {@link toMinor} gives back every amount it took; beyond them, the nearest number.
 */
export function toMajor(minor: bigint, currency: string): number {
  return Number(toDecimalString(minor, currency));
}

/** Decimal text in major units with all decimals of the currency: `"10.50"`, for JPY `"10"`. Exact for any amount. */
export function toDecimalString(minor: bigint, currency: string): string {
  return decimalText(minor, decimalsOf(currency));
}

/** Text of minor units, as the operator's API carries amounts. */
export function minorToString(minor: bigint): string {
  return minor.toString();
}

/**
 * Reads text of minor units: an integer without plus sign, leading zeros or blanks, within 64 bits; `undefined`
 * otherwise. Balances may be negative; a caller that wants an amount checks the sign.
 */
export function minorFromString(text: string): bigint | undefined {
  if (typeof text !== 'string' || !minorForm.test(text)) return undefined;
  const minor = BigInt(text);
  return minor <= maxStored && minor >= -maxStored ? minor : undefined;
}
