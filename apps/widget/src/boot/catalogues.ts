import { catalogues } from 'virtual:locales';
import type { Messages } from '@lingui/core';
import { availableLocales, reduceLocale } from '@opencashier/contract/locales';
import type { TextArea } from '../i18n/text-areas.ts';

/** The language that a page is drawn in: the wished one if there is a messages file of it. */
export function availableLocale(tag: string | undefined): string {
  const reduced = reduceLocale(tag);
  return availableLocales.find((locale) => locale === reduced && Object.hasOwn(catalogues, locale)) ?? 'en';
}

/** English under the language, so that a text that is not translated yet is drawn all the same. */
export function textsOf(locale: string, areas: readonly TextArea[] = []): Messages {
  const names = ['en', locale].flatMap((code) => [code, ...areas.map((area) => `${area}/${code}`)]);
  return Object.assign({}, ...names.map((name) => catalogues[name]));
}
