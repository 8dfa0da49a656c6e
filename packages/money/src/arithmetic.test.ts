import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chainRates, convertMinor, percentOf } from './arithmetic.ts';
import { currencies } from './currencies.ts';

describe('convertMinor', () => {
  it.each([
    [1000n, 'USD', 'EUR', '0.9', 900n],
    [1000n, 'USD', 'JPY', '149.55', 1495n],
    [100n, 'JPY', 'KWD', '0.00205', 205n],
    [1n, 'BTC', 'USD', '97123.45', 0n],
    [100_000_000n, 'BTC', 'USD', '97123.45', 9_712_345n],
    [333n, 'USD', 'BTC', '1e-5', 3330n],
    [0n, 'USD', 'EUR', '0.9', 0n],
  ])('takes %d %s to %s at %s, down', (minor, from, to, rate, expected) => {
    expect(convertMinor({ minor, from, to, rate })).toBe(expected);
  });

  it.each(['0', '-1', '', 'NaN', '1,5', ' 1', '1/3'])('throws on a rate of %j', (rate) => {
    expect(() => convertMinor({ minor: 1n, from: 'USD', to: 'EUR', rate })).toThrow(RangeError);
  });

  it('changes nothing at a rate of one, and never makes money there and back', () => {
    const code = fc.constantFrom(...currencies().map((currency) => currency.code));
    const amount = fc.bigInt({ min: 0n, max: 10n ** 15n });
    fc.assert(
      fc.property(amount, code, code, fc.integer({ min: -6, max: 6 }), (minor, from, to, power) => {
        expect(convertMinor({ minor, from, to: from, rate: '1' })).toBe(minor);
        const there = convertMinor({ minor, from, to, rate: `1e${power < 0 ? '' : '+'}${power}` });
        const back = convertMinor({
          minor: there,
          from: to,
          to: from,
          rate: `1e${power > 0 ? '' : '+'}${0 - power}`,
        });
        expect(back).toBeLessThanOrEqual(minor);
      }),
    );
  });
});

describe('percentOf', () => {
  it.each([
    [1000n, '2.5', 'ceil', 25n],
    [1001n, '2.5', 'floor', 25n],
    [1001n, '2.5', 'ceil', 26n],
    [1020n, '2.5', 'nearest', 26n],
    [-1020n, '2.5', 'nearest', -26n],
    [-1020n, '2.5', 'floor', -26n],
    [-1020n, '2.5', 'ceil', -25n],
    [1000n, '0', 'ceil', 0n],
    [1n, '100', 'floor', 1n],
  ] as const)('of %d is %s %% by %s', (minor, percent, rounding, expected) => {
    expect(percentOf(minor, percent, rounding)).toBe(expected);
  });

  it.each(['-1', 'abc', ''])('throws on %j', (percent) => {
    expect(() => percentOf(1n, percent, 'floor')).toThrow(RangeError);
  });
});

describe('chainRates', () => {
  it.each([
    ['1', '0.92', '0.92'],
    ['0.01', '1.5', '0.015'],
    ['2.5', '4', '10'],
    ['100', '0.5', '50'],
    ['1e-7', '1.1', '0.00000011'],
    ['0.3333333333333333', '0.3333333333333333', '0.111111111111111088'],
    ['1e-12', '1e-12', '0'],
  ])('of %s and %s is %s', (first, second, expected) => {
    expect(chainRates(first, second)).toBe(expected);
  });

  it('throws on what is no rate', () => {
    expect(() => chainRates('1', '-1')).toThrow(RangeError);
  });
});
