import { currencyOf } from '@opencashier/money/currencies';
import { toDecimalString } from '@opencashier/money/minor';

/** An amount as people read it: all decimals, grouped thousands, the symbol where the currency has one. Exact. */
export function amountText(minor: bigint, currency: string): string {
  const [whole = '0', fraction] = toDecimalString(minor, currency).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  const number = fraction === undefined ? grouped : `${grouped}.${fraction}`;
  const { symbol } = currencyOf(currency);
  return symbol === currency ? `${number}\u00A0${currency}` : `${symbol}${number}`;
}

/** A point in time for people, in UTC: nobody knows where the reader is. */
export function timeText(iso: string): string {
  return `${iso.slice(0, 10)} ${iso.slice(11, 19)} UTC`;
}
