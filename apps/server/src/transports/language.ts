import { defaultLanguage } from '@opencashier/contract/constants';
import { keptLocales, languages, reduceLocale } from '@opencashier/contract/locales';

const known = new Set<string>([...languages, ...keptLocales]);

/** The first of these wishes that is a language of the product; English where none is. */
export function chooseLanguage(...wishes: readonly (string | undefined)[]): string {
  for (const wish of wishes) {
    if (wish === undefined || wish.length > 35) continue;
    const locale = reduceLocale(wish);
    if (known.has(locale)) return locale;
    const [language = ''] = locale.split('-');
    if (known.has(language)) return language;
  }
  return defaultLanguage;
}

/** The tags of an `Accept-Language` header, dearest first. */
export function acceptedLanguages(header: string | undefined): readonly string[] {
  if (header === undefined) return [];
  return header
    .slice(0, 256)
    .split(',')
    .map((part) => {
      const [tag = '', quality = 'q=1'] = part.trim().split(/;\s*/);
      return { tag, weight: Number(quality.replace(/^q=/, '')) || 0 };
    })
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ tag }) => tag);
}
