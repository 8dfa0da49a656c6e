import { defaultLanguage, defaultLocale } from './constants.ts';

export { availableLocales } from './entities/available-locales.ts';
export { directionOf } from './entities/direction.ts';

/** Languages of the interface, and the regional variants that are kept whole. */
export const languages = [
  'ar',
  'az',
  'bn',
  'de',
  'el',
  'en',
  'es',
  'fil',
  'fr',
  'hi',
  'id',
  'it',
  'ja',
  'kk',
  'ko',
  'ky',
  'mr',
  'ms',
  'pl',
  'pt',
  'ro',
  'ru',
  'sw',
  'te',
  'tg',
  'th',
  'tr',
  'uk',
  'ur',
  'uz',
  'vi',
  'zh',
] as const;
export const keptLocales = ['hi-Latn-IN', 'hi-IN', 'es-MX', 'es-ES'] as const;

/**
 * Reduces a BCP 47 tag as the product keeps it: four variants stay whole, the others become their language. A missing one
 * is the default locale.
 */
export function reduceLocale(tag: string | undefined): string {
  const given = tag || defaultLocale;
  const whole = keptLocales.find((kept) => kept.toLowerCase() === given.replaceAll('_', '-').toLowerCase());
  return whole ?? given.split(/[-_]/)[0]?.toLowerCase() ?? defaultLanguage;
}

/** Does a BCP 47 tag name a language of the interface, whole or with a region? */
export function isInterfaceLocale(tag: string): boolean {
  const known: readonly string[] = [...languages, ...keptLocales];
  return /^[a-z]{2,3}(?:[-_][a-z\d]{2,8})*$/i.test(tag) && known.includes(reduceLocale(tag));
}
