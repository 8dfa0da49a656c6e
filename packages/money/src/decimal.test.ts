import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decimalText, parseDecimal, subtractDecimals } from './decimal.ts';

const minus = (left: string, right: string) => {
  const [from, what] = [parseDecimal(left), parseDecimal(right)];
  if (!from || !what) throw new Error('no decimals');
  const { digits, scale } = subtractDecimals(from, what);
  return decimalText(digits, scale);
};

describe('subtractDecimals', () => {
  it.each([
    ['0.001', '0.0004', '0.0006'],
    ['55.555556', '50', '5.555556'],
    ['50', '55.5', '-5.5'],
    ['1.10', '0.1', '1'],
    ['1.5', '1.50', '0'],
  ])('%s less %s is %s', (left, right, rest) => {
    expect(minus(left, right)).toBe(rest);
  });

  it('gives back what was taken away', () => {
    const decimal = fc
      .tuple(fc.bigInt({ min: 0n, max: 10n ** 30n }), fc.nat(18))
      .map(([digits, scale]) => decimalText(digits, scale));
    fc.assert(
      fc.property(decimal, decimal, (left, right) => {
        expect(minus(left, minus(left, right))).toBe(minus(right, '0'));
      }),
    );
  });
});
