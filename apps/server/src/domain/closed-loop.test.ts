import { expect, it } from 'vitest';
import { owedBack, owedToOthers } from './closed-loop.ts';

const methods = [
  { name: 'to_card', closesLoopOf: ['card_method'] },
  { name: 'to_other_card', closesLoopOf: ['card_method'] },
  { name: 'to_bank', closesLoopOf: ['sepa'] },
  { name: 'to_coin', closesLoopOf: [] },
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

it('lets a method pay what it owes, and others nothing before that', () => {
  expect(owedToOthers(owed, 'to_card', 1_500n)).toEqual([]);
  expect(owedToOthers(owed, 'to_card', 9_000n)).toEqual([]);
  expect(owedToOthers(owed, 'to_coin', 1n)).toEqual([{ method: 'to_card', minor: 1_500n }]);
  const both = [...owed, { method: 'to_bank', minor: 200n }];
  expect(owedToOthers(both, 'to_card', 1_501n)).toEqual([{ method: 'to_bank', minor: 200n }]);
  expect(owedToOthers([], 'to_coin', 1n)).toEqual([]);
});
