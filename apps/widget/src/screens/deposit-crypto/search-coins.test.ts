import { expect, it } from 'vitest';
import { method } from '../../flows/testing/test-methods.ts';
import { searchCoins } from './search-coins.ts';

const networks = (...values: string[]) => [
  { name: 'network', type: 'networks' as const, values: values.map((value) => ({ value, label: value })) },
];
const coins = [
  method('bitcoin', { text: { en: 'Bitcoin', ar: 'بيتكوين' }, asset: 'BTC', position: 2 }),
  method('usdt', {
    text: { en: 'Tether' },
    asset: 'USDT',
    position: 1,
    fields: networks('TRC-20', 'ERC-20'),
  }),
  method('usdc', { text: { en: 'USD Coin' }, asset: 'USDC', position: 3, fields: networks('ERC-20') }),
];
const found = (query: string, locale = 'en') => searchCoins(coins, query, locale).map(({ name }) => name);

it.each([
  ['', ['usdt', 'bitcoin', 'usdc']],
  ['btc', ['bitcoin']],
  ['COIN', ['bitcoin', 'usdc']],
  ['erc', ['usdt', 'usdc']],
  ['usd erc coin', ['usdc']],
  ['nothing', []],
])('finds coins by %j', (query, names) => {
  expect(found(query)).toEqual(names);
});

it('finds them in the player’s language', () => {
  expect(found('بيت', 'ar')).toEqual(['bitcoin']);
});
