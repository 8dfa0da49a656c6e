import { expect, it } from 'vitest';
import { method } from '../flows/testing/test-methods.ts';
import { networksText } from './network-facts.ts';

const context = {
  t: (key: string, values: object = {}) => [key, ...Object.values(values)].join(' '),
  money: (amount: number, currency: string) => `${amount} ${currency}`,
  currency: 'EUR',
  country: 'DE',
  locale: 'en',
};
const coin = (...values: { value: string; label: string; min?: number }[]) =>
  method('coin', {
    amount_rules: { EUR: { min: 4, max: 500 } },
    fields: values.length > 0 ? [{ name: 'network', type: 'networks', values }] : [],
  });

it('tells the least of each network: the catalogue’s, else the product’s', () => {
  const usdt = coin({ value: 'TRC-20', label: 'TRC-20', min: 7 }, { value: 'ERC-20', label: 'ERC-20' });
  expect(networksText(usdt, context)).toBe(
    'crypto.networkFrom TRC-20 7 EUR · crypto.networkFrom ERC-20 10 EUR',
  );
});

it('does not name the one network that a coin has', () => {
  expect(networksText(coin({ value: 'Bitcoin', label: 'Bitcoin' }), context)).toBe('crypto.from 15 EUR');
});

it('goes by the method where it has no networks', () => {
  expect(networksText(coin(), context)).toBe('crypto.from 4 EUR');
  expect(networksText(coin(), { ...context, currency: 'GBP' })).toBeUndefined();
});
