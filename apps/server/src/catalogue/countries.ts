import { CatalogueError } from './errors.ts';

export type CountrySets = Readonly<Record<string, readonly string[]>>;

/** Spells out the countries of an entry: sets named with @, less those marked with !. @throws CatalogueError */
export function spellOut(
  file: string,
  entry: string,
  listed: readonly string[],
  sets: CountrySets,
): readonly string[] {
  const countries = new Set<string>();
  for (const item of listed) {
    if (!item.startsWith('@')) {
      if (!item.startsWith('!')) countries.add(item);
      continue;
    }
    const set = sets[item];
    if (!set) throw new CatalogueError(file, entry, 'countries', `there is no set ${item}`);
    for (const country of set) countries.add(country);
  }
  for (const item of listed) {
    if (item.startsWith('!') && !countries.delete(item.slice(1))) {
      throw new CatalogueError(file, entry, 'countries', `${item} takes away what is not there`);
    }
  }
  return [...countries];
}
