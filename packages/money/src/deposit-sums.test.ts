import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bonusOf } from './deposit-sums.ts';

describe('bonusOf', () => {
  it.each([
    [5_000n, '100', undefined, 5_000n],
    [3_333n, '50', undefined, 1_666n],
    [1_999n, '12.5', undefined, 249n],
    [50_000n, '100', 40_000n, 40_000n],
    [0n, '100', undefined, 0n],
  ])('of %d at %s%% and at most %s', (minor, percent, maxMinor, expected) => {
    expect(bonusOf(minor, { percent, maxMinor })).toBe(expected);
  });

  it('never shrinks as the deposit grows', () => {
    const amount = fc.bigInt({ min: 0n, max: 10n ** 15n });
    fc.assert(
      fc.property(
        amount,
        amount,
        fc.integer({ min: 1, max: 400 }),
        fc.option(amount),
        (one, more, percent, max) => {
          const rule = { percent: String(percent), maxMinor: max ?? undefined };
          expect(bonusOf(one + more, rule)).toBeGreaterThanOrEqual(bonusOf(one, rule));
        },
      ),
    );
  });
});
