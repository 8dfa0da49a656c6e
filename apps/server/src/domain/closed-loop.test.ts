import { expect, it } from 'vitest';
import { owedBack, owedToOthers } from './closed-loop.ts';

const methods = [
  { name: 'to_card', closesLoopOf: ['card_method'], leastMinor: 100n },
  { name: 'to_other_card', closesLoopOf: ['card_method'], leastMinor: 100n },
  { name: 'to_bank', closesLoopOf: ['sepa'], leastMinor: 100n },
  { name: 'to_coin', closesLoopOf: [], leastMinor: 100n },
];
const categoryOf = (name: string) => (name.startsWith('card') ? 'card_method' : undefined);

const owed = owedBack(
  methods,
  [
    { method: 'card_visa', direction: 'in', minor: 5_000n },
    { method: 'card_hosted', direction: 'in', minor: 1_000n },
    { method: 'to_card', direction: 'out', minor: 4_500n },
    { method: 'sepa', direction: 'in', minor: 200n },
    { method: 'to_bank', direction: 'out', minor: 900n },
    { method: 'voucher', direction: 'in', minor: 700n },
  ],
  categoryOf,
);

it('counts what came in by a method less what went back, once', () => {
  expect(owed).toEqual([{ method: 'to_card', minor: 1_500n }]);
});

it('lets nothing bar the way that its method could never pay', () => {
  const left = (minor: bigint) => owedBack(methods, [{ method: 'sepa', direction: 'in', minor }], categoryOf);
  expect(left(100n)).toEqual([{ method: 'to_bank', minor: 100n }]);
  expect(left(99n)).toEqual([]);
});

it('lets a method pay what it owes, and others nothing before that', () => {
  expect(owedToOthers(owed, 'to_card', 1_500n)).toEqual([]);
  expect(owedToOthers(owed, 'to_card', 9_000n)).toEqual([]);
  expect(owedToOthers(owed, 'to_coin', 1n)).toEqual([{ method: 'to_card', minor: 1_500n }]);
  const both = [...owed, { method: 'to_bank', minor: 200n }];
  expect(owedToOthers(both, 'to_card', 1_501n)).toEqual([{ method: 'to_bank', minor: 200n }]);
  expect(owedToOthers([], 'to_coin', 1n)).toEqual([]);
});
