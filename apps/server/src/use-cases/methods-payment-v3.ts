import type { BrandPolicies } from '../ports/brand-policies.ts';
import type { Catalogue } from '../ports/catalogue.ts';
import { boxMethodList, depositMethodList } from './method-lists.ts';
import { isForSweepstakes } from './sweepstakes/allowed.ts';
import { success, type UseCase } from './use-case.ts';

/** Deposit methods of a country and currency; without them, of the player. For the sweepstakes those that buy boxes. */
export function methodsPaymentV3(catalogue: Catalogue, brands: BrandPolicies): UseCase<'methods-payment-v3'> {
  return async ({ player, language }, { country, currency, view }) => {
    const scope = {
      brand: player.brand,
      country: country ?? player.country,
      currency: currency ?? player.currency,
    };
    if (isForSweepstakes(view, scope.currency)) {
      return success(boxMethodList(catalogue, brands, player, scope.country, language));
    }
    return success(depositMethodList(catalogue, scope, language));
  };
}
