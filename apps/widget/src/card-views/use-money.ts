import { useMemo } from 'react';
import { type MoneyText, moneyTextIn } from '../i18n/money-text.ts';
import { useTexts } from '../i18n/use-text.ts';

/** Amounts in major units as text, in the player's language. */
export function useMoney(): MoneyText {
  const { locale } = useTexts();
  return useMemo(() => moneyTextIn(locale), [locale]);
}
