import type { CatalogueMethod, CountryOffer } from '../ports/catalogue.ts';

/** A method that many countries and currencies share says little about any of them. */
const leastOwn = 0.05;
/** Of the weight that the usual currency has. */
const ownShare = 0.5;

/**
 * The countries of these methods, each with the currencies that it is paid in, the usual one first: that of the methods
 * which few other countries have, since those for the whole world take every currency everywhere.
 */
export function countryOffers(
  methods: readonly Pick<CatalogueMethod, 'countries' | 'method'>[],
): readonly CountryOffer[] {
  const weights = new Map<string, Map<string, number>>();
  for (const { countries, method } of methods) {
    const weight = 1 / (countries.length * method.currency.length);
    for (const country of countries) {
      const known = weights.get(country) ?? new Map<string, number>();
      weights.set(country, known);
      for (const currency of method.currency) known.set(currency, (known.get(currency) ?? 0) + weight);
    }
  }
  return [...weights]
    .map(([code, known]) => ({ code, ...ordered(known) }))
    .sort((one, other) => one.code.localeCompare(other.code, 'en'));
}

function ordered(weights: ReadonlyMap<string, number>): Pick<CountryOffer, 'currencies' | 'own'> {
  const all = [...weights].sort(
    ([one, weight], [other, heavier]) => heavier - weight || one.localeCompare(other, 'en'),
  );
  const least = Math.max(leastOwn, (all[0]?.[1] ?? 0) * ownShare);
  return {
    currencies: all.map(([currency]) => currency),
    own: all.filter(([, weight]) => weight >= least).map(([currency]) => currency),
  };
}
