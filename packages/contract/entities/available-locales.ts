/**
 * Locales that the product speaks today, a line each; the files that a line stands for are named in docs/languages.md, and
 * `npm run check -- languages` says what they lack.
 */
export const availableLocales = [
  'ar', // Arabic
  'az', // Azerbaijani
  'bn', // Bengali
  'de', // German
  'el', // Greek
  'en', // English
  'es', // Spanish
  'es-ES', // Spanish of Spain
  'es-MX', // Spanish of Mexico
  'fil', // Filipino
  'fr', // French
  'hi', // Hindi
  'hi-IN', // Hindi of India
  'hi-Latn-IN', // Hindi in Latin letters
  'id', // Indonesian
  'it', // Italian
  'ja', // Japanese
  'kk', // Kazakh
  'ko', // Korean
  'ky', // Kyrgyz
  'mr', // Marathi
  'ms', // Malay
  'pl', // Polish
  'pt', // Portuguese of Brazil
  'ro', // Romanian
  'ru', // Russian
  'sw', // Swahili
  'te', // Telugu
  'tg', // Tajik
  'th', // Thai
  'tr', // Turkish
  'uk', // Ukrainian
  'ur', // Urdu
  'uz', // Uzbek
  'vi', // Vietnamese
  'zh', // Chinese, simplified
] as const;

export type AvailableLocale = (typeof availableLocales)[number];

/**
 * Variants whose files have only what they say otherwise than their language. What is shipped of them is whole.
 * `hi-Latn-IN` is not one of them: it is Hindi in other letters, so each of its texts differs.
 */
export const variantsOf: Readonly<Record<string, string>> = { 'hi-IN': 'hi', 'es-MX': 'es', 'es-ES': 'es' };
