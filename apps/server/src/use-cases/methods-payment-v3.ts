import type { Catalogue } from '../ports/catalogue.ts';
import { depositMethodList } from './method-lists.ts';
import { success, type UseCase } from './use-case.ts';

/** Deposit methods of a country and currency; without them, of the player. */
export function methodsPaymentV3(catalogue: Catalogue): UseCase<'methods-payment-v3'> {
  return async ({ player, language }, { country, currency }) => {
    const scope = {
      brand: player.brand,
      country: country ?? player.country,
      currency: currency ?? player.currency,
    };
    return success(depositMethodList(catalogue, scope, language));
  };
}
