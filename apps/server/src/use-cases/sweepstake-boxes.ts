import type { ReplyOf } from '@opencashier/contract/calls/define-call';
import type { sweepstakeBoxes as call } from '@opencashier/contract/calls/sweepstake-boxes';
import type { BrandPolicies } from '../ports/brand-policies.ts';
import type { Catalogue } from '../ports/catalogue.ts';
import { inLanguage } from './in-language.ts';
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
  return async ({ player, language }) => boxList(catalogue, brands, player, language);
}

/** The same for everybody of a place and currency, so that it can stand in a cached page. */
export function boxList(
  catalogue: Catalogue,
  brands: SweepstakesBrands,
  guest: SweepstakesGuest,
  language: string,
): Result<ReplyOf<typeof call>> {
  const allowed = allowedSweepstakes(brands, guest);
  if (!allowed.ok) return allowed;
  const rules = allowed.data;
  const boxes = catalogue.boxes(guest.brand, boxCurrencyOf(catalogue, rules, guest));
  const shown = boxes.map((box) => (box.text ? { ...box, text: inLanguage(box.text, language) } : box));
  const { rulesUrl, freeEntryUrl } = rules;
  return success({
    boxes: shown.length > 0 ? [{ boxes: shown }] : [],
    links: { ...(rulesUrl && { rules: rulesUrl }), ...(freeEntryUrl && { freeEntry: freeEntryUrl }) },
  });
}
