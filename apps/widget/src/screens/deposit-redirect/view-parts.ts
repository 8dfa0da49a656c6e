import type { PaymentMethod } from '@opencashier/contract/entities/payment-method';
import { use } from 'react';
import type { CardView, CardViewParts } from '../../card-views/card-view.ts';
import { cardViewOf } from '../../card-views/registry.ts';

const loading = new Map<CardView, Promise<CardViewParts>>();

function partsOf(view: CardView): Promise<CardViewParts> {
  const known = loading.get(view);
  if (known) return known;
  if (!view.isBuilt) return Promise.reject(new Error(`The view ${view.name} is not built.`));
  const parts = view.load();
  loading.set(view, parts);
  // The next visit of the form tries anew.
  parts.catch(() => loading.delete(view));
  return parts;
}

/** What the method's card view adds to its form; the form waits for it, so that nothing moves as it arrives. */
export function useViewParts({ cardViewType }: PaymentMethod): CardViewParts | undefined {
  const view = cardViewOf(cardViewType);
  return view ? use(partsOf(view)) : undefined;
}
