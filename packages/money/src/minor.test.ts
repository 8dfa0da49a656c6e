import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { currencies, decimalsOf } from './currencies.ts';
import {
  fromDecimalString,
  maxMinor,
  minorFromString,
  minorToString,
  toDecimalString,
  toMajor,
  toMinor,
} from './minor.ts';

const anyCurrency = fc.constantFrom(...currencies().map(({ code }) => code), 'ABC');
const fifteenDigits = 10n ** 15n - 1n;
const anyMinor = fc
  .tuple(fc.bigInt({ min: 0n, max: fifteenDigits }), fc.constantFrom(1n, 10n, 100n))
  .map(([digits, zeros]) => digits * zeros)
  .filter((minor) => minor <= maxMinor);
const refused = (error: string) => ({ ok: false, error });

describe('toMinor', () => {
  it.each([
    [0.1, 'USD', 10n],
    [1.15, 'USD', 115n],
    [4.35, 'USD', 435n],
    [1.1, 'BHD', 1100n],
    [1000, 'JPY', 1000n],
    [1e-7, 'BTC', 10n],
    [1.5e-7, 'BTC', 15n],
    [0, 'USD', 0n],
    [-0, 'USD', 0n],
    [1e14, 'JPY', 100_000_000_000_000n],
    [9_999_999_999_999.99, 'EUR', 999_999_999_999_999n],
    [5, 'ABC', 500n],
    [9e15, 'JPY', 9_000_000_000_000_000n],
    [80_000_000, 'DOGE', 8_000_000_000_000_000n],
  ])('takes %d %s exactly', (amount, currency, minor) => {
    expect(toMinor(amount, currency)).toEqual({ ok: true, minor });
  });

  it.each([
    [10.5, 'JPY', 'tooManyDecimals'],
    [1.2345, 'BHD', 'tooManyDecimals'],
    [0.123456789, 'BTC', 'tooManyDecimals'],
    [1e-9, 'BTC', 'tooManyDecimals'],
    [5e-324, 'BTC', 'tooManyDecimals'],
    [0.1 + 0.2, 'USD', 'tooManyDecimals'],
    [1.001, 'ABC', 'tooManyDecimals'],
    [12_345_678.123_456_78, 'BTC', 'tooManyDigits'],
    [12_345_678_901_234.56, 'USD', 'tooManyDigits'],
    [9_007_199_254_740_991, 'JPY', 'tooManyDigits'],
    [Number.NaN, 'USD', 'notFinite'],
    [Number.POSITIVE_INFINITY, 'USD', 'notFinite'],
    [Number.NEGATIVE_INFINITY, 'USD', 'notFinite'],
    [-1, 'USD', 'negative'],
    [-1e-9, 'USD', 'negative'],
    [1e21, 'USD', 'unsafe'],
    [1e16, 'JPY', 'unsafe'],
    [1e14, 'USD', 'unsafe'],
    [Number.MAX_VALUE, 'JPY', 'tooManyDigits'],
    [1e300, 'JPY', 'unsafe'],
  ])('refuses %d %s: %s', (amount, currency, error) => {
    expect(toMinor(amount, currency)).toEqual(refused(error));
  });

  it.each(['10', '', 'NaN', null, undefined, 10n, [10], {}, true, Object(10)])(
    'refuses %o, no number',
    (value) => {
      expect(Reflect.apply(toMinor, undefined, [value, 'USD'])).toEqual(refused('notFinite'));
    },
  );

  it('does not take text by its type', () => {
    // @ts-expect-error an amount on the wire is a number
    expect(toMinor('10', 'USD')).toEqual(refused('notFinite'));
  });

  it('gives back every amount that toMajor wrote, through JSON too', () => {
    fc.assert(
      fc.property(anyMinor, anyCurrency, (minor, currency) => {
        const wire: unknown = JSON.parse(JSON.stringify({ amount: toMajor(minor, currency) }));
        expect(wire).toHaveProperty('amount');
        expect(toMinor(toMajor(minor, currency), currency)).toEqual({ ok: true, minor });
        expect(wire).toEqual({ amount: toMajor(minor, currency) });
      }),
      { numRuns: 2000 },
    );
  });

  it('takes any number exactly or refuses it', () => {
    fc.assert(
      fc.property(fc.double(), anyCurrency, (amount, currency) => {
        const result = toMinor(amount, currency);
        if (result.ok) expect(toMajor(result.minor, currency)).toBe(amount + 0);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('decimal text', () => {
  it.each([
    [1050n, 'USD', '10.50'],
    [5n, 'USD', '0.05'],
    [10n, 'JPY', '10'],
    [1n, 'BTC', '0.00000001'],
    [-1050n, 'USD', '-10.50'],
    [-5n, 'BHD', '-0.005'],
    [0n, 'KWD', '0.000'],
    [10n ** 30n, 'USD', `1${'0'.repeat(28)}.00`],
  ])('writes %d of %s as %s', (minor, currency, text) => {
    expect(toDecimalString(minor, currency)).toBe(text);
  });

  it('reads back what it wrote, over all currencies', () => {
    fc.assert(
      fc.property(anyMinor, anyCurrency, (minor, currency) => {
        const text = toDecimalString(minor, currency);
        expect(text.split('.')[1]?.length ?? 0).toBe(decimalsOf(currency));
        expect(fromDecimalString(text, currency)).toEqual({ ok: true, minor });
      }),
    );
  });

  it('reads zeros that say nothing, and more than fifteen digits are exact in text', () => {
    expect(fromDecimalString('010.500', 'USD')).toEqual({ ok: true, minor: 1050n });
    expect(fromDecimalString('12345678.12345678', 'BTC')).toEqual({
      ok: true,
      minor: 1_234_567_812_345_678n,
    });
  });

  it.each([
    '',
    ' 1',
    '1 ',
    '+1',
    '1.',
    '.5',
    '1,5',
    '0x10',
    'NaN',
    'Infinity',
    '1e',
    '1e9999',
    '1'.repeat(41),
    '١',
  ])('refuses %j', (text) => {
    expect(fromDecimalString(text, 'USD')).toEqual(refused('notFinite'));
  });

  it('refuses what the number on the wire would be refused for', () => {
    expect(fromDecimalString('-1', 'USD')).toEqual(refused('negative'));
    expect(fromDecimalString('10.5', 'JPY')).toEqual(refused('tooManyDecimals'));
    expect(fromDecimalString('1e999', 'USD')).toEqual(refused('notFinite'));
    expect(fromDecimalString('100000000000000', 'USD')).toEqual(refused('unsafe'));
  });
});

describe('text of minor units', () => {
  it('reads back what it wrote, within 64 bits', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: -(2n ** 63n - 1n), max: 2n ** 63n - 1n }), (minor) => {
        expect(minorFromString(minorToString(minor))).toBe(minor);
      }),
    );
  });

  it.each([
    '',
    '-',
    '-0',
    '00',
    '01',
    '1.0',
    '1e3',
    ' 1',
    '1\n',
    '0x1',
    '+1',
    '9223372036854775808',
    '9'.repeat(99),
  ])('refuses %j', (text) => {
    expect(minorFromString(text)).toBeUndefined();
  });

  it('refuses a number at run time', () => {
    expect(Reflect.apply(minorFromString, undefined, [10])).toBeUndefined();
  });
});
