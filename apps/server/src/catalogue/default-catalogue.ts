import type { Catalogue } from '../ports/catalogue.ts';
import amountRuleFile from './amount-rules.json' with { type: 'json' };
import boxFile from './boxes.json' with { type: 'json' };
import { readBoxes } from './boxes.ts';
import { callingCodes } from './calling-codes.ts';
import countrySets from './country-sets.json' with { type: 'json' };
import { type BrandOffer, createCatalogue } from './create-catalogue.ts';
import fieldFile from './fields.json' with { type: 'json' };
import { readFields } from './fields.ts';
import { methodFiles } from './files.ts';
import { iconIds } from './icons/sprite.ts';
import { readEntries } from './read-entries.ts';

/** The catalogue that comes with the product, for these brands. @throws CatalogueError when a data file is wrong */
export function openCatalogue(brands: readonly BrandOffer[], providerIds: ReadonlySet<string>): Catalogue {
  const fields = readFields('fields.json', fieldFile.fields);
  const methods = readEntries(methodFiles, {
    fields,
    countrySets,
    iconIds,
    amountRules: amountRuleFile.amountRules,
  });
  const boxes = readBoxes('boxes.json', boxFile);
  return createCatalogue({ methods, boxes, brands, providerIds, callingCodes });
}
