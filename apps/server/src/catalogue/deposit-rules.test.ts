import { networkMinimums, supportMethods } from '@opencashier/contract/constants';
import { describe, expect, it } from 'vitest';
import { openCatalogue } from './default-catalogue.ts';

const catalogue = openCatalogue([{ id: 'harbor', disabledSets: [] }], new Set(['sandbox']));
const find = (country: string, currency: string, name: string) =>
  catalogue.findDepositMethod({ brand: 'harbor', country, currency }, name)?.method;

describe('rules that the catalogue brings', () => {
  it('gives every network the least amount of the table', () => {
    const methods = catalogue.depositMethods({ brand: 'harbor', country: 'DE', currency: 'EUR' });
    const networks = methods.flatMap(({ method }) =>
      method.fields.flatMap(({ type, values = [] }) => (type === 'networks' ? values : [])),
    );
    const least = new Map(networks.map(({ value, min }) => [value, min]));
    expect(Object.fromEntries(Object.keys(networkMinimums).map((name) => [name, least.get(name)]))).toEqual(
      networkMinimums,
    );
    // Coins go under the least of the tokens on their chain.
    expect([least.get('Ethereum'), least.get('Tron'), least.get('TON')]).toEqual([10, 5, 1]);
  });

  it.each([
    ['RU', 'RUB'],
    ['KZ', 'KZT'],
  ])('has p2p_market go by a rule of its amount in %s', (country, currency) => {
    const amount = find(country, currency, 'p2p_market')?.fields.find(({ type }) => type === 'amount');
    expect(amount).toMatchObject({ regex: '^[0-9]{1,6}00$', regex_error_key: 'field.error.multiple100' });
  });

  it.each(['AZ', 'KG', 'KZ', 'TJ', 'UZ'])('offers transfers from abroad and cash in %s', (country) => {
    const [region] = catalogue.countries('harbor').filter(({ code }) => code === country);
    const offered = (region?.currencies ?? []).flatMap((currency) =>
      catalogue.depositMethods({ brand: 'harbor', country, currency }),
    );
    const categories = new Set(offered.map(({ method }) => method.category));
    expect(categories).toContain('sbp-transgran-grouped');
    expect(categories).toContain('cash_methods');
  });

  it('has the eleven bank card methods of Kyrgyzstan that are supported', () => {
    expect(supportMethods.filter((name) => find('KG', 'KGS', name) === undefined)).toEqual([]);
  });
});
