import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { variantsOf } from '../../../packages/contract/entities/available-locales.ts';
import { pageTextAreas, type TextArea, textAreas } from '../src/i18n/text-areas.ts';

export type Catalogue = Readonly<Record<string, string>>;

/** Where the texts are written: `{locale}.json`, and those of an area as `{area}/{locale}.json`. */
const localesFolder = join(import.meta.dirname, '../src/public/locales');

/** All parts of a language: the texts that every screen may use, and each area. */
export const catalogueParts: readonly (TextArea | undefined)[] = [undefined, ...textAreas, ...pageTextAreas];

/** `ar`, or `account/ar` of an area. */
export function catalogueName(locale: string, area?: TextArea): string {
  return area ? `${area}/${locale}` : locale;
}

/**
 * The texts of a language, or of an area of it, as they are written. A variant has its own over those of its language.
 * @throws Error when a language's file is missing; a variant need not have any
 */
export function readCatalogue(locale: string, area?: TextArea): Catalogue {
  const language = variantsOf[locale];
  const file = catalogueFile(locale, area);
  if (language === undefined) return read(file);
  return { ...readCatalogue(language, area), ...(existsSync(file) && read(file)) };
}

export function catalogueFile(locale: string, area?: TextArea): string {
  return join(localesFolder, `${catalogueName(locale, area)}.json`);
}

function read(file: string): Catalogue {
  return JSON.parse(readFileSync(file, 'utf8'));
}
