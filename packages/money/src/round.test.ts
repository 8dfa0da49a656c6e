import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { currencies } from './currencies.ts';
import { toMinor } from './minor.ts';
import { roundToDecimals } from './round.ts';

describe('roundToDecimals', () => {
  it.each([
    [1.005, 'USD', 'nearest', 1.01],
    [1.005, 'USD', 'floor', 1],
    [1.001, 'USD', 'ceil', 1.01],
    [10.5, 'JPY', 'nearest', 11],
    [-10.5, 'JPY', 'nearest', -11],
    [-10.5, 'JPY', 'floor', -11],
    [-10.5, 'JPY', 'ceil', -10],
    [1e-9, 'BTC', 'ceil', 1e-8],
    [1e21, 'USD', 'nearest', 1e21],
    [-0.001, 'USD', 'nearest', 0],
    [-0, 'USD', 'floor', 0],
    [Number.POSITIVE_INFINITY, 'USD', 'floor', Number.POSITIVE_INFINITY],
    [Number.NaN, 'USD', 'ceil', Number.NaN],
  ] as const)('rounds %d %s by %s to %d', (value, currency, rounding, expected) => {
    expect(roundToDecimals(value, currency, rounding)).toBe(expected);
  });

  it('lands on an amount, in the direction told, and stays there', () => {
    const currency = fc.constantFrom(...currencies().map(({ code }) => code));
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1e6, noNaN: true }), currency, (value, code) => {
        const [floor, nearest, ceil] = (['floor', 'nearest', 'ceil'] as const).map((rounding) =>
          roundToDecimals(value, code, rounding),
        );
        expect(floor).toBeLessThanOrEqual(value);
        expect(ceil).toBeGreaterThanOrEqual(value);
        expect([floor, ceil]).toContain(nearest);
        for (const rounded of [floor, nearest, ceil]) {
          expect(toMinor(rounded ?? Number.NaN, code).ok).toBe(true);
          expect(roundToDecimals(rounded ?? Number.NaN, code, 'ceil')).toBe(rounded);
        }
      }),
    );
  });
});
