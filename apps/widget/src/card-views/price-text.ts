import { intlLocales } from '../i18n/intl-locales.ts';
import type { MoneyText } from '../i18n/money-text.ts';

/** Prices differ behind the last place that an amount has. */
const figures = 6;
const number = /\d(?:[\d.,\s]*\d)?/;

/**
 * The price of one unit as money is written, `€0.90`, with the figures that a cheap unit's price has behind the
 * currency's own decimals: `€0.90225`.
 */
export function priceText(price: number, currency: string, { money, locale }: PriceWords): string {
  const plain = money(price, currency);
  const exact = Number(price.toPrecision(figures));
  // From ten on the currency's own decimals tell enough.
  if (exact >= 10 || exact === Number(exact.toFixed(2))) return plain;
  const precise = new Intl.NumberFormat(intlLocales(locale), { maximumSignificantDigits: figures });
  return plain.replace(number, () => precise.format(exact));
}

export interface PriceWords {
  readonly money: MoneyText;
  readonly locale: string;
}
