import { currencyOf } from '@opencashier/money/currencies';
import { placeRefusal } from '../../domain/sweepstakes-place.ts';
import type { SweepstakesRules } from '../../ports/brand-rules.ts';
import type { Catalogue } from '../../ports/catalogue.ts';
import type { Player } from '../../ports/identity.ts';
import { type Result, refuse, success } from '../use-case.ts';

/** Who takes part, as far as it decides what is offered. */
export type SweepstakesGuest = Pick<Player, 'brand' | 'country' | 'region' | 'currency'>;

/** The brands, as far as their sweepstakes go. */
export interface SweepstakesBrands {
  find(brand: string): { readonly sweepstakes?: SweepstakesRules | undefined } | undefined;
}

/** A brand's sweepstakes, where the player is allowed to take part; a country that was chosen counts beside the token's. */
export function allowedSweepstakes(
  brands: SweepstakesBrands,
  { brand, country, region }: Pick<Player, 'brand' | 'country' | 'region'>,
  selectedCountry: string = country,
): Result<SweepstakesRules> {
  const rules = brands.find(brand)?.sweepstakes;
  const reason =
    placeRefusal(rules, { country, region }) ??
    (selectedCountry === country ? undefined : placeRefusal(rules, { country: selectedCountry }));
  if (rules !== undefined && reason === undefined) return success(rules);
  const details = { reason, country, ...(region && { region }) };
  return refuse('banking.sweepstakesNotAllowed', 'Sweepstakes are not allowed here.', details);
}

/** The currency in which a player pays for boxes: the own one where boxes have a price in it, else the brand's. */
export function boxCurrencyOf(
  catalogue: Catalogue,
  rules: SweepstakesRules,
  player: SweepstakesGuest,
): string {
  return catalogue.boxes(player.brand, player.currency).length > 0 ? player.currency : rules.currency;
}

/** Is a list asked for the sweepstakes? A player whose currency is a coin has no other. */
export function isForSweepstakes(view: 'main' | 'sweep' | undefined, currency: string): boolean {
  return view === 'sweep' || currencyOf(currency).coin;
}

/** Coins are bought and redeemed by methods of this category alone. */
export const sweepstakesCategory = 'crypto';
