import { directionOf } from '@opencashier/contract/locales';
import { currencyOf } from '@opencashier/money/currencies';
import { formatAmount } from '@opencashier/money/format';

/** An amount in major units as text. */
export type MoneyText = (amount: number, currency: string) => string;

const leftToRightIsolate = '\u2066';
const popIsolate = '\u2069';

/** What an amount is counted in: a coin's short name, or the currency's code. */
export function unitOf(currency: string): string {
  const { coin, narrowSymbol } = currencyOf(currency);
  return coin ? narrowSymbol : currency;
}

/** Amounts in a language, coins with their short name; in right-to-left texts they keep their own order. */
export function moneyTextIn(locale: string): MoneyText {
  const text: MoneyText = (amount, currency) => {
    const number = formatAmount(amount, currency, locale);
    return currencyOf(currency).coin ? `${number}\u00a0${unitOf(currency)}` : number;
  };
  if (directionOf(locale) === 'ltr') return text;
  return (amount, currency) => leftToRightIsolate + text(amount, currency) + popIsolate;
}
