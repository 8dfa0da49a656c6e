import { translatable } from './names.ts';

/** Words in a row that no translation shares with English by chance. */
const phraseLength = 4;

/** What of a text is still English: all of it, a phrase, or in another script any word. */
export function leftInEnglish(text: string, model: string, locale: string): readonly string[] {
  const own = translatable(text);
  const english = translatable(model);
  if (english.length === 0) return [];
  if (text === model) return ['is the same as in English'];
  if (!writesLatin(locale)) {
    const left = own.filter((word) => /^\p{Script=Latin}+$/u.test(word) && english.includes(word));
    return left.length === 0 ? [] : [`leaves "${left.join(' ')}" in English`];
  }
  const joined = ` ${own.join(' ').toLowerCase()} `;
  const phrase = english
    .map((_, index) =>
      english
        .slice(index, index + phraseLength)
        .join(' ')
        .toLowerCase(),
    )
    .find((words) => words.split(' ').length === phraseLength && joined.includes(` ${words} `));
  return phrase === undefined ? [] : [`leaves "${phrase}" in English`];
}

/** Whether a language is written in Latin letters, by Unicode's likely script. */
function writesLatin(locale: string): boolean {
  return new Intl.Locale(locale).maximize().script === 'Latn';
}
