/** Zeros of the digits that keyboards of the supported languages type; each is followed by its one to nine. */
const nativeZeros = [0x660, 0x6f0, 0x966, 0x9e6, 0xc66, 0xe50, 0xff10];

/** White space, invisible marks (pasted from a right-to-left text), apostrophes and the Arabic thousands sign. */
const ignored = /[\s\p{Cf}'’‘ʼ٬]/gu;
const digitsOnly = /^\d*$/;
const signedDigits = /^-?\d*$/;

/** Digits of other scripts as Latin ones; all else stays as it is. */
export function latinDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    const zero = nativeZeros.find((first) => code >= first && code < first + 10);
    return zero === undefined ? digit : String(code - zero);
  });
}

/**
 * Reads what a player typed or pasted as an amount in major units. White space and apostrophes are dropped, the last
 * dot or comma is the decimal separator, any other one is dropped; so `1.234,56`, `1,234.56` and `1 234'567.89` are
 * read in every language, and `1,234` is one and a bit. Digits of other scripts (٥, ५) count as digits.
 * @returns 0 when the text is not a number. A minus sign is kept for the limits to refuse. The currency's decimals
 * are not checked here: `toMinor` does.
 */
export function parseAmountText(text: string): number {
  const plain = latinDigits(text).replace(ignored, '').replace(/٫/g, '.');
  const last = Math.max(plain.lastIndexOf('.'), plain.lastIndexOf(','));
  const whole = (last < 0 ? plain : plain.slice(0, last)).replace(/[.,]/g, '');
  const fraction = last < 0 ? '' : plain.slice(last + 1);
  if (!signedDigits.test(whole) || !digitsOnly.test(fraction)) return 0;
  const amount = Number(`${whole}.${fraction}`);
  // Adding zero turns -0, of which no caller wants to know, into 0.
  return Number.isFinite(amount) ? amount + 0 : 0;
}

/** Keeps digits (as Latin ones) and dots of a text being typed. */
export function filterDigitsAndDot(text: string): string {
  return latinDigits(text).replace(/[^\d.]/g, '');
}

/** Keeps digits (as Latin ones) and commas of a text being typed. */
export function filterDigitsAndComma(text: string): string {
  return latinDigits(text).replace(/[^\d,]/g, '');
}
