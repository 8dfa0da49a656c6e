import { directionOf } from '@opencashier/contract/locales';
import { formatAmount } from '@opencashier/money/format';
import { useMemo } from 'react';
import { useTexts } from '../i18n/use-text.ts';
import type { MoneyText } from './method-facts.ts';

const leftToRightIsolate = '\u2066';
const popIsolate = '\u2069';

/** Amounts in major units as text, in the player's language. In right-to-left texts they keep their own order. */
export function useMoney(): MoneyText {
  const { locale } = useTexts();
  return useMemo(() => {
    if (directionOf(locale) === 'ltr') return (amount, currency) => formatAmount(amount, currency, locale);
    return (amount, currency) => leftToRightIsolate + formatAmount(amount, currency, locale) + popIsolate;
  }, [locale]);
}
