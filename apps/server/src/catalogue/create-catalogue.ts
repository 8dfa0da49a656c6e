import type { CallingCode } from '@opencashier/contract/entities/form-field';
import type { PaymentMethod } from '@opencashier/contract/entities/payment-method';
import { currencyOf } from '@opencashier/money/currencies';
import { serves } from '../domain/routing.ts';
import type { Catalogue, CatalogueMethod, CatalogueScope } from '../ports/catalogue.ts';
import { boxesOf, type ListedBox } from './boxes.ts';
import { addressesOf, type BrandAddresses } from './brand-addresses.ts';
import { countryOffers } from './country-offers.ts';
import { withCallingCode } from './fields.ts';
import { withNetworkMinimums } from './network-minimums.ts';
import type { ListedMethod } from './read-entries.ts';

/** What a brand offers of the catalogue. */
export interface BrandOffer extends BrandAddresses {
  readonly id: string;
  /** Sets of methods that are switched off, such as `india`. */
  readonly disabledSets: readonly string[];
  /** Countries whose players are served directly, so that they see no list. */
  readonly directGeoCountries?: readonly string[];
}

export interface CatalogueParts {
  readonly methods: readonly ListedMethod[];
  readonly boxes: readonly ListedBox[];
  readonly brands: readonly BrandOffer[];
  /** Providers that are configured; a method that none of them serves is not offered. */
  readonly providerIds: ReadonlySet<string>;
  /** By ISO country. */
  readonly callingCodes: ReadonlyMap<string, CallingCode>;
}

const byPosition = (one: CatalogueMethod, other: CatalogueMethod): number =>
  one.method.position - other.method.position || one.method.name.localeCompare(other.method.name, 'en');

/** A catalogue in memory: lists are made once for each brand, country and currency and then only read. */
export function createCatalogue(parts: CatalogueParts): Catalogue {
  const { methods, boxes, providerIds, callingCodes } = parts;
  const brands = new Map(parts.brands.map((brand) => [brand.id, brand]));
  const served = methods
    .map((listed) => ({ ...listed, providers: listed.providers.filter(({ id }) => providerIds.has(id)) }))
    .filter((listed) => listed.providers.length > 0);
  const texts = new Map(methods.map(({ method }) => [method.name, method.text]));
  const categories = new Map(methods.map(({ method }) => [method.name, method.category]));
  const lists = new Map<string, readonly CatalogueMethod[]>();

  const offered = (brand: string): readonly ListedMethod[] => {
    const offer = brands.get(brand);
    return offer ? served.filter(({ regulatedSet: set }) => !set || !offer.disabledSets.includes(set)) : [];
  };

  /**
   * For the wire: only the scope's own currency is told, phone fields start with the country's prefix, and networks of
   * deposits tell their least sums in it.
   */
  const inScope = (listed: ListedMethod, { brand, country, currency }: CatalogueScope): CatalogueMethod => {
    const { amount_rules: rules, fields } = listed.method;
    const rule = rules[currency];
    const fee = listed.fees?.[currency];
    const method: PaymentMethod = {
      ...listed.method,
      currency: [currency],
      amount_rules: rule ? { [currency]: rule } : {},
      fields: fields.map((field) => {
        const called = withCallingCode(field, callingCodes.get(country));
        return listed.kind === 'deposit' ? withNetworkMinimums(called, rules, currency) : called;
      }),
      ...(fee && { fee }),
      ...addressesOf(listed.method, brands.get(brand)),
    };
    return { ...listed, method };
  };

  const list = (kind: ListedMethod['kind'], scope: CatalogueScope): readonly CatalogueMethod[] => {
    const { brand, country, currency } = scope;
    const isForCoins = scope.isForCoins === true || currencyOf(currency).coin;
    const key = `${kind} ${brand} ${country} ${currency} ${isForCoins}`;
    const known = lists.get(key);
    if (known) return known;
    const made = offered(brand)
      .filter((listed) => listed.kind === kind)
      .filter(
        ({ countries, coinCountries }) =>
          countries.includes(country) || (isForCoins && coinCountries.includes(country)),
      )
      .filter((listed) => Object.hasOwn(listed.method.amount_rules, currency))
      .filter(({ providers }) => providers.some((route) => serves(route, scope)))
      .map((listed) => inScope(listed, scope))
      .sort(byPosition);
    // An unknown country or currency gets an empty list that is not kept, so that strangers can't fill the memory.
    if (made.length > 0) lists.set(key, made);
    return made;
  };

  return {
    depositMethods: (scope) => list('deposit', scope),
    withdrawalMethods: (scope) => list('withdrawal', scope),
    findDepositMethod: (scope, name) => list('deposit', scope).find(({ method }) => method.name === name),
    findWithdrawalMethod: (scope, name) =>
      list('withdrawal', scope).find(({ method }) => method.name === name),
    categoryOf: (name) => categories.get(name),
    countries: (brand) => countryOffers(offered(brand).filter(({ kind }) => kind === 'deposit')),
    isDirectGeo: (brand, country) => brands.get(brand)?.directGeoCountries?.includes(country) ?? false,
    boxes: (brand, currency) => (brands.has(brand) ? boxesOf(boxes, brand, currency) : []),
    methodText(name, language) {
      const text = texts.get(name);
      return text?.[language] ?? text?.[language.split('-')[0] ?? ''] ?? text?.en ?? name;
    },
  };
}
