import { expect, it } from 'vitest';
import { countryOffers } from './country-offers.ts';
import { openCatalogue } from './default-catalogue.ts';

const catalogue = openCatalogue([{ id: 'harbor', disabledSets: [] }], new Set(['sandbox']));
const offerOf = (country: string) => catalogue.countries('harbor').find(({ code }) => code === country);

it.each([
  ['IN', 'INR', ['INR']],
  ['DE', 'EUR', ['EUR']],
  ['BR', 'BRL', ['BRL']],
  ['GB', 'GBP', ['GBP']],
  ['RU', 'RUB', ['RUB']],
  ['EC', 'USD', ['USD']],
])('pays in %s as people there do: %s', (country, usual, own) => {
  const offer = offerOf(country);
  expect(offer?.currencies[0]).toBe(usual);
  expect(offer?.own).toEqual(own);
  // Every other that a method takes can be had too.
  expect(offer?.currencies).toEqual(expect.arrayContaining(['EUR', 'USD']));
});

it('has no currency of its own where all methods are the whole world’s', () => {
  const countries = Array.from({ length: 40 }, (_, index) => `A${index}`);
  const method = { name: 'm', currency: ['EUR', 'USD'] } as Parameters<
    typeof countryOffers
  >[0][number]['method'];
  const [offer] = countryOffers([{ countries, method }]);
  expect(offer).toEqual({ code: 'A0', currencies: ['EUR', 'USD'], own: [] });
});
