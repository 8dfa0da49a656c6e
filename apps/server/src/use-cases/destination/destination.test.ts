import type { PaymentMethod } from '@opencashier/contract/entities/payment-method';
import { expect, it } from 'vitest';
import { isSameName } from './account-name.ts';
import { checkDestination } from './check-destination.ts';
import { destinationOf } from './mask.ts';

it.each([
  ['José da Silva', 'SILVA, JOSE DA', true],
  ['Ada Lovelace', 'Ada King Lovelace', true],
  ['Ada', 'Ada Lovelace', false],
  ['Bob Lovelace', 'Ada Lovelace', false],
  ['', 'Ada Lovelace', false],
  ['محمد علي', 'محمد علي', true],
])('%s and %s are one person: %s', (holder, player, isSame) => {
  expect(isSameName(holder, player)).toBe(isSame);
});

const method = (change: Partial<PaymentMethod>): PaymentMethod => ({
  name: 'm',
  category: 'crypto',
  currency: ['EUR'],
  text: { en: 'M' },
  amount_rules: {},
  fields: [],
  position: 1,
  iconIds: [],
  ...change,
});

it('checks an address by the chosen network, and one of no known network not at all', () => {
  const usdt = { crypto_address: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t' };
  expect(checkDestination(method({}), { ...usdt, network: 'TRC-20' })).toEqual([]);
  expect(checkDestination(method({}), { ...usdt, network: 'ERC-20' })).toHaveLength(1);
  expect(checkDestination(method({}), { ...usdt, network: 'Nowhere' })).toHaveLength(1);
  expect(checkDestination(method({ asset: 'BTC' }), usdt)).toEqual([
    expect.objectContaining({ path: 'fields.crypto_address', key: 'field.error.address' }),
  ]);
});

it('shows of a destination only what one knows it by', () => {
  expect(destinationOf(method({}), { iban: 'DE89370400440532013000', holder_name: 'Ada' })).toBe('•••• 3000');
  expect(destinationOf(method({}), { crypto_address: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t' })).toBe(
    'TR7NHq…Lj6t',
  );
  expect(destinationOf(method({}), { email: 'ana@example.com' })).toBe('a••••@example.com');
  expect(destinationOf(method({}), { encrypted_card: 'a.b.c.d.e' })).toBe('••••');
});
