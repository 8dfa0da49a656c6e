import { catalogues } from 'virtual:locales';
import type { Messages } from '@lingui/core';
import { reduceLocale } from '@opencashier/contract/locales';

/** The language that a page is drawn in: the wished one if there is a messages file of it. */
export function availableLocale(tag: string | undefined): string {
  const reduced = reduceLocale(tag);
  return Object.hasOwn(catalogues, reduced) ? reduced : 'en';
}

/** English under the language, so that a text that is not translated yet is drawn all the same. */
export function textsOf(locale: string): Messages {
  return { ...catalogues.en, ...catalogues[locale] };
}
