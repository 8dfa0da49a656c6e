import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountWithin, type FeePayer, type FeeRule, feeOf, feeSums, feeTermsOf } from './fee.ts';

const amount = fc.bigInt({ min: 0n, max: 10n ** 15n });
const bound = fc.option(fc.bigInt({ min: 0n, max: 10n ** 6n }), { nil: undefined });
const rules: fc.Arbitrary<FeeRule> = fc
  .record({
    basisPoints: fc.integer({ min: 0, max: 10_000 }),
    fixedMinor: fc.bigInt({ min: 0n, max: 10n ** 6n }),
    minMinor: bound,
    maxMinor: bound,
  })
  .map(({ maxMinor, ...rule }) => ({
    ...rule,
    maxMinor: maxMinor === undefined ? undefined : maxMinor + (rule.minMinor ?? 0n),
  }));
const payers = fc.constantFrom<FeePayer>('player-on-top', 'player-deducted', 'operator');

describe('feeOf', () => {
  it.each([
    [{ basisPoints: 150, fixedMinor: 0n }, 2_500n, 38n],
    [{ basisPoints: 100, fixedMinor: 30n }, 5_000n, 80n],
    [{ basisPoints: 100, fixedMinor: 0n, minMinor: 200n }, 5_000n, 200n],
    [{ basisPoints: 1_000, fixedMinor: 0n, maxMinor: 300n }, 5_000n, 300n],
    [{ basisPoints: 110, fixedMinor: 0n }, 10_000n, 110n],
    [{ basisPoints: 1, fixedMinor: 0n }, 1n, 1n],
    [{ basisPoints: 0, fixedMinor: 0n }, 10_000n, 0n],
  ])('of %o at %d', (rule, minor, expected) => {
    expect(feeOf(minor, rule)).toBe(expected);
  });

  it('stays within least and most, and above the exact share by less than one unit', () => {
    fc.assert(
      fc.property(amount, rules, (minor, rule) => {
        const fee = feeOf(minor, rule);
        expect(fee).toBeGreaterThanOrEqual(rule.minMinor ?? 0n);
        if (rule.maxMinor !== undefined) expect(fee).toBeLessThanOrEqual(rule.maxMinor);
        const free = { ...rule, minMinor: undefined, maxMinor: undefined };
        const excess = (feeOf(minor, free) - rule.fixedMinor) * 10_000n - minor * BigInt(rule.basisPoints);
        expect(excess).toBeGreaterThanOrEqual(0n);
        expect(excess).toBeLessThan(10_000n);
      }),
    );
  });

  it('never shrinks as the amount grows', () => {
    fc.assert(
      fc.property(amount, amount, rules, (one, more, rule) => {
        expect(feeOf(one + more, rule)).toBeGreaterThanOrEqual(feeOf(one, rule));
      }),
    );
  });
});

describe('amountWithin', () => {
  it('takes a total apart into just the amount and the fee that it came of', () => {
    fc.assert(
      fc.property(amount, rules, (minor, rule) => {
        expect(amountWithin(minor + feeOf(minor, rule), rule)).toBe(minor);
      }),
    );
  });

  it('is the greatest amount that fits with its fee', () => {
    fc.assert(
      fc.property(amount, rules, (total, rule) => {
        const found = amountWithin(total, rule);
        if (found > 0n) expect(found + feeOf(found, rule)).toBeLessThanOrEqual(total);
        expect(found + 1n + feeOf(found + 1n, rule)).toBeGreaterThan(total);
      }),
    );
  });
});

describe('feeSums', () => {
  it('lose nothing, whoever pays', () => {
    fc.assert(
      fc.property(amount, rules, payers, (minor, rule, paidBy) => {
        const { feeMinor, borneMinor, totalMinor, netMinor } = feeSums(minor, { ...rule, paidBy });
        expect(totalMinor - feeMinor).toBe(netMinor);
        expect([feeMinor, borneMinor, netMinor].every((sum) => sum >= 0n)).toBe(true);
        expect(feeMinor === 0n || borneMinor === 0n).toBe(true);
        if (paidBy === 'player-deducted') expect(totalMinor).toBe(minor);
        else expect(netMinor).toBe(minor);
      }),
    );
  });
});

describe('feeTermsOf', () => {
  it('reads amounts in major units of the currency', () => {
    expect(feeTermsOf({ paidBy: 'operator', basisPoints: 150, fixed: 0.3, max: 10 }, 'EUR')).toEqual({
      paidBy: 'operator',
      basisPoints: 150,
      fixedMinor: 30n,
      minMinor: undefined,
      maxMinor: 1_000n,
    });
    expect(feeTermsOf({ paidBy: 'operator', fixed: 30, min: 0.5 }, 'JPY')).toMatchObject({
      fixedMinor: 30n,
      minMinor: 1n,
    });
  });
});
