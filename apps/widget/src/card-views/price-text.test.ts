import { expect, it } from 'vitest';
import { moneyTextIn } from '../i18n/money-text.ts';
import { priceText } from './price-text.ts';

it.each([
  [0.9, 'EUR', 'en', '€0.90'],
  [0.90225, 'EUR', 'en', '€0.90225'],
  [57_600, 'EUR', 'en', '€57,600'],
  [57_600.123, 'EUR', 'en', '€57,600.12'],
  [0.0000123456789, 'EUR', 'en', '€0.0000123457'],
  [1, 'USD', 'en', '$1'],
  [0.90225, 'EUR', 'de', '0,90225\u00a0€'],
  [0.90225, 'EUR', 'ar', '0.90225'],
])('writes %d %s in %s as %s', (price, currency, locale, text) => {
  expect(priceText(price, currency, { money: moneyTextIn(locale), locale })).toContain(text);
});
