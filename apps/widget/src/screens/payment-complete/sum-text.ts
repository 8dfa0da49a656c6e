import type { Transaction } from '@opencashier/contract/entities/transaction';
import type { MoneyText } from '../../i18n/money-text.ts';

/** Money in one or several currencies, as one text. */
export const sumText = (sums: NonNullable<Transaction['held']>, money: MoneyText): string =>
  sums.map(({ amount, currency }) => money(amount, currency)).join(' + ');
