import type { CallingCode } from '@opencashier/contract/entities/form-field';
import type { PaymentMethod } from '@opencashier/contract/entities/payment-method';
import type { Catalogue, CatalogueMethod, CatalogueScope } from '../ports/catalogue.ts';
import { boxesOf, type ListedBox } from './boxes.ts';
import { withCallingCode } from './fields.ts';
import type { ListedMethod } from './read-entries.ts';

/** What a brand offers of the catalogue. */
export interface BrandOffer {
  readonly id: string;
  /** Sets of methods that are switched off, such as `india`. */
  readonly disabledSets: readonly string[];
  /** Countries whose players are served directly, so that they see no list. */
  readonly directGeoCountries?: readonly string[];
  /** Where players get help, in place of the catalogue's address; `{method}` stands for the method's name. */
  readonly supportUrl?: string;
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

/** Only methods of the catalogue that have support offer it; where, is the brand's to say. */
function supportUrlOf(
  { name, supportUrl }: PaymentMethod,
  offer: BrandOffer | undefined,
): string | undefined {
  if (supportUrl === undefined) return undefined;
  // The template went through a URL parser, which writes braces as %7B and %7D.
  return offer?.supportUrl?.replace(/\{method\}|%7Bmethod%7D/i, name) ?? supportUrl;
}

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

  /** For the wire: only the scope's own currency is told, and phone fields start with the country's prefix. */
  const inScope = (listed: ListedMethod, { brand, country, currency }: CatalogueScope): CatalogueMethod => {
    const supportUrl = supportUrlOf(listed.method, brands.get(brand));
    const rule = listed.method.amount_rules[currency];
    const method: PaymentMethod = {
      ...listed.method,
      currency: [currency],
      amount_rules: rule ? { [currency]: rule } : {},
      fields: listed.method.fields.map((field) => withCallingCode(field, callingCodes.get(country))),
      ...(supportUrl && { supportUrl }),
    };
    return { ...listed, method };
  };

  const list = (kind: ListedMethod['kind'], scope: CatalogueScope): readonly CatalogueMethod[] => {
    const { brand, country, currency } = scope;
    const key = `${kind} ${brand} ${country} ${currency}`;
    const known = lists.get(key);
    if (known) return known;
    const made = offered(brand)
      .filter((listed) => listed.kind === kind && listed.countries.includes(country))
      .filter((listed) => Object.hasOwn(listed.method.amount_rules, currency))
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
    countries(brand) {
      const currencies = new Map<string, Set<string>>();
      for (const { kind, countries, method } of offered(brand)) {
        if (kind !== 'deposit') continue;
        for (const country of countries) {
          const set = currencies.get(country) ?? new Set();
          currencies.set(country, set);
          for (const currency of method.currency) set.add(currency);
        }
      }
      return [...currencies]
        .map(([code, set]) => ({ code, currencies: [...set].sort() }))
        .sort((one, other) => one.code.localeCompare(other.code, 'en'));
    },
    isDirectGeo: (brand, country) => brands.get(brand)?.directGeoCountries?.includes(country) ?? false,
    boxes: (brand, currency) => (brands.has(brand) ? boxesOf(boxes, brand, currency) : []),
    methodText(name, language) {
      const text = texts.get(name);
      return text?.[language] ?? text?.[language.split('-')[0] ?? ''] ?? text?.en ?? name;
    },
  };
}
