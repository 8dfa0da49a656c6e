import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { onEveryDatabase } from '../db/testing/databases.suite.ts';
import { type SettlementFacts, settlementRule, toPpm } from './settlement-rule.ts';

const facts = (change: Partial<SettlementFacts>): SettlementFacts => ({
  payableMinor: 1_000n,
  receivedMinor: 0n,
  minor: 1_000n,
  isSameCurrency: true,
  isHeld: false,
  tolerancePpm: 10_000,
  creditsWhatArrives: false,
  takesMore: false,
  ...change,
});

const amount = fc.bigInt({ min: 0n, max: 2n ** 62n });
const anyFacts: fc.Arbitrary<SettlementFacts> = fc.record({
  payableMinor: fc.oneof(amount, fc.bigInt({ min: 1n, max: 2_000n })),
  receivedMinor: fc.oneof(amount, fc.constant(0n)),
  minor: fc.oneof(amount, fc.bigInt({ min: 1n, max: 2_000n })),
  isSameCurrency: fc.boolean(),
  isHeld: fc.boolean(),
  tolerancePpm: fc.integer({ min: 0, max: 1_000_000 }),
  creditsWhatArrives: fc.boolean(),
  takesMore: fc.boolean(),
});

describe('what is credited', () => {
  it.each([
    ['credited', {}],
    ['credited', { minor: 990n }],
    ['credited', { minor: 1_010n }],
    ['held', { minor: 989n }],
    ['held', { minor: 1_011n }],
    ['held', { receivedMinor: 1_000n }],
    ['held', { isHeld: true }],
    ['held', { isSameCurrency: false }],
    ['held', { isSameCurrency: false, creditsWhatArrives: true }],
    ['credited', { minor: 1n, creditsWhatArrives: true }],
    ['credited', { minor: 5_000n, isHeld: true, creditsWhatArrives: true }],
    ['held', { minor: 999n, tolerancePpm: 0 }],
    ['credited', { minor: 5_000n, takesMore: true }],
    ['credited', { receivedMinor: 1_000n, takesMore: true }],
    ['held', { minor: 989n, takesMore: true }],
    ['held', { minor: 5_000n, isHeld: true, takesMore: true }],
  ] as const)('%s in case %#', (expected, change) => {
    expect(settlementRule(facts(change))).toBe(expected);
  });

  it('counts a tolerance in millionths', () => {
    expect([0, 0.01, 1, 2, -1].map(toPpm)).toEqual([0, 10_000, 1_000_000, 1_000_000, 0]);
  });
});

onEveryDatabase('what is credited', (database) => {
  it('is decided alike by the database', async () => {
    const cases = fc.sample(anyFacts, { numRuns: 500, seed: 7 });
    const rows = await database().run<{ rule: string }>({
      text: `select settlement_rule(payable, received, minor, same, held, ppm, takes, more) as rule
        from unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::boolean[], $5::boolean[], $6::integer[], $7::boolean[],
          $8::boolean[])
          with ordinality as c (payable, received, minor, same, held, ppm, takes, more, n) order by n`,
      values: [
        cases.map((one) => one.payableMinor),
        cases.map((one) => one.receivedMinor),
        cases.map((one) => one.minor),
        cases.map((one) => one.isSameCurrency),
        cases.map((one) => one.isHeld),
        cases.map((one) => one.tolerancePpm),
        cases.map((one) => one.creditsWhatArrives),
        cases.map((one) => one.takesMore),
      ],
    });
    expect(rows.map(({ rule }) => rule)).toEqual(cases.map(settlementRule));
  });
});
