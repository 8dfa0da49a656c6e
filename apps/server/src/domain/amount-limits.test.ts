import type { PaymentMethod } from '@opencashier/contract/entities/payment-method';
import { expect, it } from 'vitest';
import { brokenAmountRule, limitsOfCreate } from './amount-limits.ts';

const method = (fields: PaymentMethod['fields']): PaymentMethod => ({
  name: 'm',
  category: 'c',
  currency: ['USD'],
  text: {},
  amount_rules: { USD: { min: 5, max: 100, minNonRus: 10 } },
  fields,
  position: 1,
  iconIds: [],
});

it.each([
  ['ERC-20', { min: 10, max: 100 }],
  ['Bitcoin', { min: 15, max: 100 }],
  ['Own', { min: 7, max: 500 }],
  ['NewChain', { min: 1, max: 100 }],
])('goes by the chosen network, the catalogue’s word before the table’s: %s', (network, limits) => {
  const values = [
    { value: 'ERC-20', label: '' },
    { value: 'Bitcoin', label: '' },
    { value: 'Own', label: '', min: 7, max: 500 },
    { value: 'NewChain', label: '' },
  ];
  const coin = method([{ name: 'network', type: 'networks', values }]);
  expect(limitsOfCreate(coin, 'USD', 'US', { network })).toEqual(limits);
});

it.each([
  [500, false],
  [550, true],
  [500.5, true],
])('knows whether %d breaks the rule of the method’s own amount', (amount, isBroken) => {
  const hundreds = method([
    { name: 'amount', type: 'amount', regex: '^[0-9]{1,6}00$', regex_error_key: 'field.error.multiple100' },
  ]);
  expect(brokenAmountRule(hundreds, amount)?.regex_error_key).toBe(
    isBroken ? 'field.error.multiple100' : undefined,
  );
  expect(brokenAmountRule(method([{ name: 'amount', type: 'amount' }]), amount)).toBeUndefined();
});
