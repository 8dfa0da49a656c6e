import { cardViewTypes } from '@opencashier/contract/entities/payment-method';
import type { Catalogue, CatalogueMethod, CatalogueScope } from '../ports/catalogue.ts';
import type { InstrumentQuery } from '../ports/instruments.ts';

/**
 * Which saved cards a method can be paid with: those that were saved with it. One that takes saved cards alone saves
 * none, so it takes those of the methods that go the same way at the same provider.
 */
export function walletQuery(
  catalogue: Catalogue,
  scope: CatalogueScope,
  playerId: string,
  method: CatalogueMethod,
): InstrumentQuery {
  const own = { brand: scope.brand, playerId, methods: [method.method.name] };
  if (method.method.cardViewType !== cardViewTypes.cardWalletOnly) return own;
  const ways = new Set(method.providers.map(wayOf));
  const alike = catalogue
    .depositMethods(scope)
    .filter(({ providers }) => providers.some((way) => ways.has(wayOf(way))));
  return { ...own, methods: alike.map((listed) => listed.method.name) };
}

const wayOf = ({ id, providerMethod }: CatalogueMethod['providers'][number]): string =>
  `${id} ${providerMethod}`;
