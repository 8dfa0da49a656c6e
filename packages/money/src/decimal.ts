/** An exact decimal number: `digits / 10 ** scale`, with the smallest `scale` that is not negative. */
export interface Decimal {
  readonly digits: bigint;
  readonly scale: number;
}

/**
 * How a quotient becomes an integer: `floor` towards minus infinity, `ceil` towards plus infinity, `nearest` with
 * halves away from zero.
 */
export type Rounding = 'floor' | 'ceil' | 'nearest';

// Every form that String(number) has for a finite number, and plain decimal text; the lengths cap the work.
const form = /^(-?)(\d{1,40})(?:\.(\d{1,40}))?(?:e([+-]\d{1,3}))?$/;

/** `10 ** exponent` as an integer. */
export function powerOfTen(exponent: number): bigint {
  return 10n ** BigInt(exponent);
}

/** Reads decimal text (`-12.5`, `1e-7`; no plus sign, no blanks, at most 40 digits a side); `undefined` if it is none. */
export function parseDecimal(text: string): Decimal | undefined {
  const match = form.exec(text);
  if (!match) return undefined;
  const [, sign = '', whole = '', fraction = '', exponent = '0'] = match;
  const digits = BigInt(`${sign}${whole}${fraction}`);
  const scale = fraction.length - Number(exponent);
  return scale > 0 ? reduced(digits, scale) : { digits: digits * powerOfTen(-scale), scale: 0 };
}

/** The exact decimal of a number's shortest text, so `0.1` is one tenth. `undefined` for NaN and the infinities. */
export function decimalOfNumber(value: number): Decimal | undefined {
  return parseDecimal(String(value));
}

function reduced(digits: bigint, scale: number): Decimal {
  let [rest, places] = [digits, scale];
  while (places > 0 && rest % 10n === 0n) [rest, places] = [rest / 10n, places - 1];
  return { digits: rest, scale: places };
}

/** Plain text of `digits / 10 ** scale` with exactly `scale` digits after the point, never with an exponent. */
export function decimalText(digits: bigint, scale: number): string {
  const text = (digits < 0n ? -digits : digits).toString().padStart(scale + 1, '0');
  const point = text.length - scale;
  const sign = digits < 0n ? '-' : '';
  return scale === 0 ? `${sign}${text}` : `${sign}${text.slice(0, point)}.${text.slice(point)}`;
}

/** `left - right`, exactly. */
export function subtractDecimals(left: Decimal, right: Decimal): Decimal {
  const scale = Math.max(left.scale, right.scale);
  const raised = (each: Decimal) => each.digits * powerOfTen(scale - each.scale);
  return reduced(raised(left) - raised(right), scale);
}

/** The quotient of two integers, rounded as told. The divisor must be above zero. */
export function divide(dividend: bigint, divisor: bigint, rounding: Rounding): bigint {
  const remainder = ((dividend % divisor) + divisor) % divisor;
  const floor = (dividend - remainder) / divisor;
  if (remainder === 0n) return floor;
  switch (rounding) {
    case 'floor':
      return floor;
    case 'ceil':
      return floor + 1n;
    case 'nearest': {
      const twice = 2n * remainder;
      return twice > divisor || (twice === divisor && dividend > 0n) ? floor + 1n : floor;
    }
  }
}
