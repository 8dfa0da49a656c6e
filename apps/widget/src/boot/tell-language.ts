import { availableLocales, reduceLocale } from '@opencashier/contract/locales';
import type { Services } from '../services/services.ts';

/** The page was drawn in another language than the host asked for, since there is no such one: its operator should know. */
export function tellLanguage({ host, session }: Pick<Services, 'host' | 'session'>): void {
  const { parent, locale: shown } = session.getState();
  if (parent?.locale === undefined) return;
  const locale = reduceLocale(parent.locale);
  const available: readonly string[] = availableLocales;
  // One that is shown under its own name was told of when its file could not be had.
  if (locale === shown || available.includes(locale)) return;
  host.send('onLocaleError', { locale, message: 'This language is not available.' });
}
