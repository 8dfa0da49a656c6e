import { useMemo } from 'react';
import { useStore } from 'zustand';
import { useTexts } from '../i18n/use-text.ts';
import { useServices } from '../services/services-context.tsx';
import type { FactsContext } from './method-facts.ts';
import { useMoney } from './use-money.ts';

/** What the facts of a method are told with: language, currency and country of the list. */
export function useFacts(): FactsContext & { readonly locale: string } {
  const { session } = useServices();
  const texts = useTexts();
  const money = useMoney();
  const currency = useStore(session, (state) => state.currency);
  const country = useStore(session, (state) => state.country);
  const { locale, text: t } = texts;
  return useMemo(() => ({ t, money, currency, country, locale }), [t, money, currency, country, locale]);
}

/** Address of the sprite with the methods' icons. */
export function useSprite(): string {
  return useServices().sprite;
}
