import type { Catalogue } from '../ports/catalogue.ts';
import { success, type UseCase } from './use-case.ts';

/** Countries that the player's brand has methods for. */
export function methodsCountrySelectorV2(catalogue: Catalogue): UseCase<'methods-country-selector-v2'> {
  return async ({ player }) => {
    const countries = catalogue.countries(player.brand);
    return success({
      countries: countries.map(({ code, currencies, own }) => ({
        code,
        currencies: [...currencies],
        ...(own.length > 0 ? { own: [...own] } : {}),
      })),
    });
  };
}
