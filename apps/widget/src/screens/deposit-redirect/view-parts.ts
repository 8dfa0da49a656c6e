import type { CardViewType } from '@opencashier/contract/entities/card-view-types';
import type { PaymentMethod } from '@opencashier/contract/entities/payment-method';
import { use } from 'react';
import type { CardViewParts } from '../../card-views/card-view.ts';
import { cardViewLoaders } from '../../card-views/loaders.ts';
import { cardViewOf } from '../../card-views/registry.ts';

const loading = new Map<CardViewType, Promise<CardViewParts>>();

function partsOf(view: CardViewType): Promise<CardViewParts> {
  const known = loading.get(view);
  if (known) return known;
  const parts = cardViewLoaders[view]();
  loading.set(view, parts);
  // The next visit of the form tries anew.
  parts.catch(() => loading.delete(view));
  return parts;
}

/** What the method's card view adds to its form; the form waits for it, so that nothing moves as it arrives. */
export function useViewParts({ cardViewType }: PaymentMethod): CardViewParts | undefined {
  const view = cardViewOf(cardViewType);
  return view === undefined ? undefined : use(partsOf(view));
}
