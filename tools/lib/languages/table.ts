import { brotliCompressSync } from 'node:zlib';
import { compileText } from '../../../apps/widget/build/compile-text.ts';
import { variantsOf } from '../../../packages/contract/entities/available-locales.ts';
import { translatable } from './names.ts';
import { readTexts, sources, type Texts, wholeTexts } from './sources.ts';

/** What a language may weigh with the largest of its areas, in bytes of brotli. */
export const languageLimit = 12_000;

/** A language in numbers. */
export interface LanguageRow {
  readonly locale: string;
  /** Texts as shipped, and how many of them a variant says in its own words. */
  readonly keys: number;
  readonly own: number;
  readonly missing: number;
  /** Bytes of brotli: the texts that every visit loads, and those with the largest area beside them. */
  readonly core: number;
  readonly most: number;
  /** Share of the texts with words in them that are the English ones, from 0 to 1. */
  readonly untranslated: number;
}

export function rowOf(locale: string): LanguageRow {
  const parts = sources.map((source) => ({
    source,
    english: readTexts(source, 'en') ?? {},
    own: readTexts(source, locale) ?? {},
    whole: wholeTexts(source, locale),
  }));
  const sum = (numberOf: (part: (typeof parts)[number]) => number) =>
    parts.reduce((total, part) => total + numberOf(part), 0);
  const weights = (weight: string) =>
    parts.filter(({ source }) => source.weight === weight).map(({ whole }) => weightOf(whole));
  const core = weights('core').reduce((total, size) => total + size, 0);
  const isWorded = (text: string) => translatable(text).length > 0;
  const worded = sum(({ english }) => Object.values(english).filter(isWorded).length);
  const left = sum(
    ({ english, whole }) =>
      Object.entries(english).filter(([key, text]) => isWorded(text) && (whole[key] ?? text) === text).length,
  );
  return {
    locale,
    keys: sum(({ whole }) => Object.keys(whole).length),
    own: sum(({ own }) => Object.keys(own).length),
    missing: sum(({ english, whole }) => Object.keys(english).filter((key) => !(key in whole)).length),
    core,
    most: core + Math.max(...weights('area')),
    untranslated: locale === 'en' ? 0 : left / worded,
  };
}

/** As it is shipped: compiled, and packed by brotli. */
function weightOf(texts: Texts): number {
  const compiled = Object.entries(texts).map(([key, text]) => [key, compileText(text)]);
  return brotliCompressSync(JSON.stringify(Object.fromEntries(compiled))).length;
}

const columns = ['locale', 'keys', 'own', 'missing', 'core B', 'most B', 'of limit', 'in English'];

/** The table as text, a line a language. */
export function tableOf(rows: readonly LanguageRow[]): string {
  const cells = rows.map(({ locale, keys, own, missing, core, most, untranslated }) => [
    locale + (variantsOf[locale] ? ` over ${variantsOf[locale]}` : ''),
    ...[keys, own, missing, core, most].map(String),
    percent(most / languageLimit),
    percent(untranslated),
  ]);
  const widths = columns.map((title, at) =>
    Math.max(title.length, ...cells.map((row) => row[at]?.length ?? 0)),
  );
  const line = (row: readonly string[]) =>
    row
      .map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0)))
      .join('  ');
  return [columns, ...cells].map(line).join('\n');
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}
