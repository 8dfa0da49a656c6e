import { describe, expect, it } from 'vitest';
import { readEntries } from './read-entries.ts';

describe('a fault in a data file', () => {
  const number = { name: 'number', type: 'text' as const, category: 'card' };
  const context = {
    fields: new Map([['number', number]]),
    countrySets: {},
    iconIds: new Set(['card']),
    amountRules: {},
  };
  const good = {
    name: 'one',
    kind: 'deposit',
    countries: ['DE'],
    category: 'card_method',
    text: { en: 'One' },
    cardViewType: 'default',
    amount_rules: { EUR: { min: 1, max: 2 } },
    fields: [],
    position: 1,
    iconIds: ['card'],
  };
  const route = { id: 'a', providerMethod: 'x' };
  const read = (...methods: unknown[]) =>
    readEntries([{ file: 'methods/test.json', content: { title: 'Test', methods } }], context);

  it('is none in a good one', () => {
    expect(read(good)).toHaveLength(1);
  });

  it('is none in fees by currency, and routes with their terms', () => {
    const rich = {
      ...good,
      amount_rules: { EUR: { min: 1, max: 2 }, JPY: { min: 1, max: 2 } },
      fee: {
        paidBy: 'player-on-top',
        basisPoints: 150,
        currencies: { JPY: { fixed: 30, paidBy: 'operator' } },
      },
      providers: [
        { ...route, priority: 1, share: 70, amounts: { EUR: { min: 1.5 } } },
        { ...route, id: 'b', priority: 1, share: 30, countries: ['DE'], currencies: ['EUR'] },
      ],
    };
    expect(read(rich)[0]).toMatchObject({
      fees: {
        EUR: { paidBy: 'player-on-top', basisPoints: 150 },
        JPY: { paidBy: 'operator', fixed: 30 },
      },
      providers: [
        { id: 'a', priority: 1, share: 70, amounts: { EUR: { minMinor: 150n } } },
        { id: 'b', priority: 1, share: 30, countries: ['DE'], currencies: ['EUR'] },
      ],
    });
  });

  it.each([
    [{ ...good, cardViewType: 'hologram' }, /test\.json, entry "one", field "cardViewType"/],
    [{ ...good, amount_rules: { EUR: { min: 1.005, max: 2 } } }, /field "amount_rules\.EUR\.min"/],
    [{ ...good, amount_rules: { EUR: { min: 5, max: 2 } } }, /field "amount_rules\.EUR"/],
    [{ ...good, amount_rules: { ZZZ: { min: 1, max: 2 } } }, /field "amount_rules\.ZZZ"/],
    [{ ...good, amount_rules: '@absent' }, /field "amount_rules": there is no set/],
    [{ ...good, countries: ['@absent'] }, /field "countries"/],
    [{ ...good, countries: ['DE', '!FR'] }, /field "countries": !FR/],
    [{ ...good, fields: ['absent'] }, /field "fields"/],
    [{ ...good, iconIds: ['absent'] }, /field "iconIds"/],
    [{ ...good, text: { ar: 'x' } }, /field "text\.en"/],
    [{ ...good, fee: { basisPoints: 100 } }, /field "fee\.paidBy"/],
    [{ ...good, fee: { paidBy: 'operator', basisPoints: 10_001 } }, /field "fee\.basisPoints"/],
    [{ ...good, fee: { paidBy: 'operator', basisPoints: 1.5 } }, /field "fee\.basisPoints"/],
    [{ ...good, fee: { paidBy: 'operator', percent: 1 } }, /entry "one", field "fee"/],
    [{ ...good, fee: { paidBy: 'operator', min: 2, max: 1 } }, /field "fee": has a maximum below/],
    [
      { ...good, fee: { paidBy: 'operator', currencies: { USD: { fixed: 1 } } } },
      /field "fee\.currencies\.USD": is no currency of the method/,
    ],
    [
      { ...good, fee: { paidBy: 'operator', currencies: { EUR: { fixed: 0.001 } } } },
      /field "fee\.currencies\.EUR\.fixed": is no amount of EUR/,
    ],
    [{ ...good, providers: [route, route] }, /field "providers": has a twice/],
    [
      {
        ...good,
        providers: [
          { ...route, priority: 1 },
          { ...route, id: 'b' },
        ],
      },
      /field "providers": has prio/,
    ],
    [{ ...good, providers: [{ ...route, share: 0 }] }, /field "providers\.0\.share"/],
    [{ ...good, providers: [{ ...route, countries: ['FR'] }] }, /field "providers\.0\.countries": FR is no/],
    [{ ...good, providers: [{ ...route, currencies: ['USD'] }] }, /field "providers\.0\.currencies": USD is/],
    [
      { ...good, providers: [{ ...route, amounts: { EUR: { min: 2, max: 1 } } }] },
      /amounts\.EUR": has a max/,
    ],
    [{ ...good, providers: [{ ...route, amounts: { EUR: { min: 0.001 } } }] }, /amounts\.EUR": 0\.001 is no/],
    [
      { ...good, fee: { paidBy: 'player-deducted', fixed: 0.005 } },
      /field "fee\.fixed": is no amount of EUR/,
    ],
    [{ ...good, cardViewType: 'p2p' }, /field "isPreparationRequired"/],
    [{ ...good, fields: ['number'] }, /field "isPreparationRequired"/],
    [{ ...good, supportUrl: 'http://plain.example/' }, /field "supportUrl"/],
    [{ ...good, badge: '//elsewhere.example/x' }, /field "badge"/],
    [{ ...good, colour: 'red' }, /entry "one".*colour/],
    [{ ...good, name: undefined }, /entry "number 1", field "name"/],
  ])('names file, entry and field %#', (entry, message) => {
    expect(() => read(entry)).toThrow(message);
  });

  it('names a method that exists twice', () => {
    expect(() => read(good, good)).toThrow(/field "name": exists already/);
  });
});
