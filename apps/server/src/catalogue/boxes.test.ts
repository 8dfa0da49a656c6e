import { describe, expect, it } from 'vitest';
import boxFile from './boxes.json' with { type: 'json' };
import { boxesOf, readBoxes } from './boxes.ts';

const good = { boxId: 'one', prices: { USD: 5, EUR: 4.5 }, gold: 1000, sweep: 5 };
const read = (...boxes: object[]) => readBoxes('boxes.json', { boxes });

describe('a file of boxes', () => {
  it.each([
    ['a price in no currency', { ...good, prices: {} }, 'entry "one", field "prices": is empty'],
    ['a currency that there is not', { ...good, prices: { ZZZ: 1 } }, 'field "prices.ZZZ"'],
    ['a price in coins', { ...good, prices: { QGC: 100 } }, 'field "prices.QGC": is a coin'],
    ['a price of nothing', { ...good, prices: { USD: 0 } }, 'field "prices.USD"'],
    ['a price below nothing', { ...good, prices: { USD: -1 } }, 'field "prices.USD"'],
    ['a price between two cents', { ...good, prices: { USD: 4.999 } }, 'field "prices.USD"'],
    ['a price in text', { ...good, prices: { USD: '5' } }, 'field "prices.USD"'],
    ['no gold coins', { ...good, gold: 0 }, 'field "gold"'],
    ['sweep coins below nothing', { ...good, sweep: -1 }, 'field "sweep"'],
    ['more decimals than sweep coins have', { ...good, sweep: 1.001 }, 'field "sweep"'],
    ['a badge that nobody draws', { ...good, badges: ['shiny'] }, 'field "badges.0"'],
    ['a slip of the pen', { ...good, sweeps: 1 }, 'field "sweeps"'],
    ['a name without English', { ...good, text: { ar: 'واحد' } }, 'field "text.en": is missing'],
    ['an id that is none', { ...good, boxId: 'One box' }, 'field "boxId"'],
  ])('with %s is refused by file, entry and field', (_name, box, message) => {
    expect(() => read(box)).toThrow(message);
    expect(() => read(box)).toThrow('boxes.json');
  });

  it('has each box once', () => {
    expect(() => read(good, good)).toThrow('entry "one", field "boxId": exists already');
  });

  it('is a list of boxes', () => {
    expect(() => readBoxes('boxes.json', [])).toThrow('entry "the file"');
  });
});

it('offers a brand its boxes at the price of the currency', () => {
  const listed = read(good, { ...good, boxId: 'two', brands: ['acme'], prices: { USD: 9 }, badges: ['new'] });
  expect(boxesOf(listed, 'acme', 'USD')).toMatchObject([
    { boxId: 'one', price: 5, priceCurrencyCode: 'USD' },
    { boxId: 'two', price: 9, badges: ['new'] },
  ]);
  expect(boxesOf(listed, 'other', 'USD').map(({ boxId }) => boxId)).toEqual(['one']);
  expect(boxesOf(listed, 'acme', 'EUR')).toMatchObject([
    { boxId: 'one', price: 4.5, priceCurrencyCode: 'EUR' },
  ]);
  expect(boxesOf(listed, 'acme', 'JPY')).toEqual([]);
  expect(boxesOf(listed, 'acme', 'constructor')).toEqual([]);
});

it('gives gold coins for the price and sweep coins along, in the set that comes with the product', () => {
  for (const { currenciesList } of boxesOf(readBoxes('boxes.json', boxFile), 'acme', 'USD')) {
    expect(currenciesList.main.amount).toBeGreaterThan(0);
    expect(currenciesList.free.amount).toBeGreaterThan(0);
  }
});
