import { useMemo } from 'react';
import { intlLocales } from '../i18n/intl-locales.ts';
import { useTexts } from '../i18n/use-text.ts';

/** A point in time (ISO 8601) as day and time, in the player's language. */
export function useDay(): (at: string) => string {
  const { locale } = useTexts();
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(intlLocales(locale), {
      dateStyle: 'medium',
      timeStyle: 'short',
    });
    return (at) => format.format(new Date(at));
  }, [locale]);
}
