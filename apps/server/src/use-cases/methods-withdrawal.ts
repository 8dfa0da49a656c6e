import type { Catalogue } from '../ports/catalogue.ts';
import { withdrawalMethodList } from './method-lists.ts';
import { success, type UseCase } from './use-case.ts';

/** Withdrawal methods of a country and currency; without them, of the player. */
export function methodsWithdrawal(catalogue: Catalogue): UseCase<'methods-withdrawal'> {
  return async ({ player, language }, { country, currency }) => {
    const scope = {
      brand: player.brand,
      country: country ?? player.country,
      currency: currency ?? player.currency,
    };
    return success(withdrawalMethodList(catalogue, scope, language));
  };
}
