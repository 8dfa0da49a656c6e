import { availableLocales, variantsOf } from '@opencashier/contract/entities/available-locales';
import type english from './texts/en.json';

/** Names the server's texts for players, as `texts/{locale}.json` has them. */
export type PlayerTextKey = keyof typeof english;

type Catalogue = Readonly<Record<string, string>>;

/** A language's texts, whole: what a variant or a language lacks is said by the one below it. */
const catalogues: ReadonlyMap<string, Catalogue> = await readAll();

async function readAll(): Promise<ReadonlyMap<string, Catalogue>> {
  const own = new Map(
    await Promise.all(
      availableLocales.map(async (locale) => [locale as string, await read(locale)] as const),
    ),
  );
  return new Map(
    availableLocales.map((locale) => [
      locale,
      { ...own.get('en'), ...own.get(variantsOf[locale] ?? ''), ...own.get(locale) },
    ]),
  );
}

async function read(locale: string): Promise<Catalogue> {
  const file: { readonly default: Catalogue } = await import(`./texts/${locale}.json`, {
    with: { type: 'json' },
  });
  return file.default;
}

const languageOf = (locale: string): string => locale.split('-')[0] ?? locale;

const catalogueOf = (locale: string): Catalogue =>
  catalogues.get(locale) ?? catalogues.get(languageOf(locale)) ?? catalogues.get('en') ?? {};

/** What the server says to a player, in the language of the request, English where it does not speak that. */
export function playerText(
  key: PlayerTextKey,
  locale: string,
  values: Readonly<Record<string, string>> = {},
): string {
  return (catalogueOf(locale)[key] ?? key).replace(/\{(\w+)\}/g, (whole, name) => values[name] ?? whole);
}

/** The locale of `playerText`'s answer: a page says in what language it is. */
export function spokenLocale(locale: string): string {
  return [locale, languageOf(locale)].find((each) => catalogues.has(each)) ?? 'en';
}

/** A name that is made of words, in each language that has words of its own for it; a brand's own name stays as it is. */
export function namesOf(kind: 'method' | 'box', english: string): Readonly<Record<string, string>> {
  const named = [...catalogues].flatMap(([locale, texts]) => {
    const name = texts[`${kind}.${english}`];
    return name === undefined || name === english ? [] : [[locale, name] as const];
  });
  return Object.fromEntries(named);
}
