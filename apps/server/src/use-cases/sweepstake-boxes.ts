import type { ReplyOf } from '@opencashier/contract/calls/define-call';
import type { sweepstakeBoxes as call } from '@opencashier/contract/calls/sweepstake-boxes';
import type { BrandPolicies } from '../ports/brand-policies.ts';
import type { Catalogue } from '../ports/catalogue.ts';
import {
  allowedSweepstakes,
  boxCurrencyOf,
  type SweepstakesBrands,
  type SweepstakesGuest,
} from './sweepstakes/allowed.ts';
import { type Result, success, type UseCase } from './use-case.ts';

export interface SweepstakeBoxesDeps {
  readonly catalogue: Catalogue;
  readonly brands: BrandPolicies;
}

/** Coin packages on sale, at the prices of the player's currency. */
export function sweepstakeBoxes({ catalogue, brands }: SweepstakeBoxesDeps): UseCase<'sweepstake-boxes'> {
  return async ({ player }) => boxList(catalogue, brands, player);
}

/** The same for everybody of a place and currency, so that it can stand in a cached page. */
export function boxList(
  catalogue: Catalogue,
  brands: SweepstakesBrands,
  guest: SweepstakesGuest,
): Result<ReplyOf<typeof call>> {
  const allowed = allowedSweepstakes(brands, guest);
  if (!allowed.ok) return allowed;
  const rules = allowed.data;
  const boxes = catalogue.boxes(guest.brand, boxCurrencyOf(catalogue, rules, guest));
  const { rulesUrl, freeEntryUrl } = rules;
  return success({
    boxes: boxes.length > 0 ? [{ boxes: [...boxes] }] : [],
    links: { ...(rulesUrl && { rules: rulesUrl }), ...(freeEntryUrl && { freeEntry: freeEntryUrl }) },
  });
}
