import type { BrandPolicies } from '../ports/brand-policies.ts';
import type { Catalogue } from '../ports/catalogue.ts';
import { allowedSweepstakes, boxCurrencyOf } from './sweepstakes/allowed.ts';
import { success, type UseCase } from './use-case.ts';

export interface SweepstakeBoxesDeps {
  readonly catalogue: Catalogue;
  readonly brands: BrandPolicies;
}

/** Coin packages on sale, at the prices of the player's currency. */
export function sweepstakeBoxes({ catalogue, brands }: SweepstakeBoxesDeps): UseCase<'sweepstake-boxes'> {
  return async ({ player }) => {
    const allowed = allowedSweepstakes(brands, player);
    if (!allowed.ok) return allowed;
    const rules = allowed.data;
    const boxes = catalogue.boxes(player.brand, boxCurrencyOf(catalogue, rules, player));
    const { rulesUrl, freeEntryUrl } = rules;
    return success({
      boxes: boxes.length > 0 ? [{ boxes: [...boxes] }] : [],
      links: { ...(rulesUrl && { rules: rulesUrl }), ...(freeEntryUrl && { freeEntry: freeEntryUrl }) },
    });
  };
}
