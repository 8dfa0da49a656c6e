import { defaultLanguage } from '@opencashier/contract/constants';
import { availableLocales, reduceLocale } from '@opencashier/contract/locales';
import type { Brand, Brands } from '../../ports/brands.ts';
import type { Catalogue } from '../../ports/catalogue.ts';
import type { PageRequest } from '../../ports/page.ts';

/** What an address says about its page, as far as it says something that exists. */
export interface PageAddress {
  readonly brand: Brand;
  readonly view: 'main' | 'sweep';
  readonly address: PageRequest['address'];
  /** Present when all five values are there and good: then the page can carry its first list. */
  readonly list?: { readonly country: string; readonly currency: string; readonly locale: string };
}

type Query = Readonly<Record<string, unknown>>;

function textOf(query: Query, name: string): string | undefined {
  const value = query[name];
  return typeof value === 'string' && value.length <= 64 ? value : undefined;
}

/**
 * Reads the five values of a page's address. Those that name nothing known are left out, so that the number of
 * different pages stays small whatever visitors write. Undefined where the brand is named and there is none such.
 */
export function readPageAddress(query: Query, brands: Brands, catalogue: Catalogue): PageAddress | undefined {
  const named = textOf(query, 'brand');
  const brand = named === undefined ? brands.first : brands.find(named);
  if (!brand) return undefined;
  const countries = catalogue.countries(brand.id);
  const reduced = textOf(query, 'locale') && reduceLocale(textOf(query, 'locale'));
  const available = availableLocales.find((known) => known === reduced || known === reduced?.split('-')[0]);
  const locale = reduced ? (available ?? defaultLanguage) : undefined;
  const country = textOf(query, 'country');
  const isCountry =
    countries.some(({ code }) => code === country) ||
    (country !== undefined && /^[A-Z]{2}$/.test(country) && catalogue.isDirectGeo(brand.id, country));
  const currency = textOf(query, 'currency');
  const isCurrency = countries.some(({ currencies }) => currencies.some((code) => code === currency));
  const asked = textOf(query, 'view');
  const view = asked === 'sweep' ? 'sweep' : 'main';
  const address = {
    ...(locale && { locale }),
    ...(named !== undefined && { brand: named }),
    ...(country && isCountry && { country }),
    ...(currency && isCurrency && { currency }),
    ...(asked === view && { view: asked }),
  };
  const isWhole = Object.keys(address).length === 5;
  return {
    brand,
    view,
    address,
    ...(isWhole && locale && country && currency && { list: { country, currency, locale } }),
  };
}
