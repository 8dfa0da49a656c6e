import { directionOf } from '@opencashier/contract/locales';
import { formatAmount } from '@opencashier/money/format';

/** An amount in major units as text. */
export type MoneyText = (amount: number, currency: string) => string;

const leftToRightIsolate = '\u2066';
const popIsolate = '\u2069';

/** Amounts in a language; in right-to-left texts they keep their own order. */
export function moneyTextIn(locale: string): MoneyText {
  if (directionOf(locale) === 'ltr') return (amount, currency) => formatAmount(amount, currency, locale);
  return (amount, currency) => leftToRightIsolate + formatAmount(amount, currency, locale) + popIsolate;
}
