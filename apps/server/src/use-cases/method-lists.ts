import type { MethodList } from '@opencashier/contract/entities/payment-method';
import type { BrandPolicies } from '../ports/brand-policies.ts';
import type { Catalogue, CatalogueMethod, CatalogueScope } from '../ports/catalogue.ts';
import type { Player } from '../ports/identity.ts';
import { inLanguage } from './in-language.ts';
import {
  allowedSweepstakes,
  boxCurrencyOf,
  type SweepstakesBrands,
  type SweepstakesGuest,
  sweepstakesCategory,
} from './sweepstakes/allowed.ts';

function listOf(scope: CatalogueScope, methods: readonly CatalogueMethod[], language: string): MethodList {
  return {
    country: scope.country,
    currency: scope.currency,
    methods: methods.map(({ method }) => ({ ...method, text: inLanguage(method.text, language) })),
  };
}

/** What a scope is offered for deposits: the same for every player, so that it can stand in a cached page. */
export function depositMethodList(catalogue: Catalogue, scope: CatalogueScope, language: string): MethodList {
  if (catalogue.isDirectGeo(scope.brand, scope.country)) {
    return { ...listOf(scope, [], language), directGeo: true };
  }
  return listOf(scope, catalogue.depositMethods(scope), language);
}

/** Withdrawal or redemption methods of a scope, marked for one player. */
export function withdrawalMethodList(
  methods: readonly CatalogueMethod[],
  scope: CatalogueScope,
  language: string,
): MethodList {
  return listOf(scope, methods, language);
}

const ofSweepstakes = (methods: readonly CatalogueMethod[]): readonly CatalogueMethod[] =>
  methods.filter(({ method }) => method.category === sweepstakesCategory);

/** What a player can pay for boxes with, in the currency of their prices; nothing where sweepstakes are not allowed. */
export function boxMethodList(
  catalogue: Catalogue,
  brands: SweepstakesBrands,
  player: SweepstakesGuest,
  country: string,
  language: string,
): MethodList {
  const allowed = allowedSweepstakes(brands, player, country);
  if (!allowed.ok) return { country, currency: player.currency, methods: [] };
  const scope = {
    brand: player.brand,
    country,
    currency: boxCurrencyOf(catalogue, allowed.data, player),
    isForCoins: true,
  };
  if (catalogue.isDirectGeo(scope.brand, country)) return depositMethodList(catalogue, scope, language);
  return listOf(scope, ofSweepstakes(catalogue.depositMethods(scope)), language);
}

/** What sweep coins are redeemed by, with limits in sweep coins; nothing where sweepstakes are not allowed. */
export function redemptionMethods(
  catalogue: Catalogue,
  brands: BrandPolicies,
  player: Player,
  scope: CatalogueScope,
): readonly CatalogueMethod[] {
  const isAllowed = allowedSweepstakes(brands, player, scope.country).ok;
  return isAllowed ? ofSweepstakes(catalogue.withdrawalMethods(scope)) : [];
}
