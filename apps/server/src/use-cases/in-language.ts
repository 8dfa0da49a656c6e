import { defaultContentLocale, defaultLanguage } from '@opencashier/contract/constants';

type LocalisedText = Readonly<Record<string, string>>;

/** Of a text in many languages, what a reader of this one can be shown. */
export function inLanguage(text: LocalisedText, language: string): Record<string, string> {
  const [base = language] = language.split('-');
  const wanted = new Set([language, base, defaultLanguage, defaultContentLocale]);
  return Object.fromEntries(Object.entries(text).filter(([code]) => wanted.has(code)));
}
