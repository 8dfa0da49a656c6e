import type { Messages } from '@lingui/core';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { type Catalogue, readCatalogue } from '../../../build/read-catalogue.ts';
import { pageTextAreas, type TextArea, textAreas } from '../text-areas.ts';
import { createTexts, type TextsStore } from '../texts.ts';

/** The texts of a language as they are written: of an area, or those that all screens may use. */
export function catalogueOf(locale: string, area?: TextArea): Catalogue {
  return readCatalogue(locale, area);
}

/** Every text of a language, in the words of the standard view. */
export function wholeCatalogueOf(locale: string): Catalogue {
  const areas = [...pageTextAreas, ...textAreas.toReversed()].map((area) => catalogueOf(locale, area));
  return Object.assign({}, ...areas, catalogueOf(locale));
}

/** Every text of a language, in the words of the sweepstakes. */
export function sweepCatalogueOf(locale: string): Catalogue {
  return Object.assign({}, wholeCatalogueOf(locale), catalogueOf(locale, 'sweepstake'));
}

let compiled: Messages | undefined;

/** Texts that speak English, whole. */
export function englishTexts(): TextsStore {
  compiled ??= Object.fromEntries(
    Object.entries(wholeCatalogueOf('en')).map(([key, text]) => [key, compileMessageOrThrow(text)]),
  );
  const texts = createTexts();
  texts.show('en', compiled, true);
  return texts;
}
