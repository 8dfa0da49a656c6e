import type { PaymentGroup } from '@opencashier/contract/entities/payment-group';
import type { PaymentMethod } from '@opencashier/contract/entities/payment-method';
import { createStore, type StoreApi } from 'zustand/vanilla';

/** What the player has chosen so far; guards of child routes ask it. */
export interface SelectionState {
  readonly group: PaymentGroup | undefined;
  readonly method: PaymentMethod | undefined;
}

export type SelectionStore = StoreApi<SelectionState>;

/** Nothing is chosen yet. */
export function createSelectionStore(): SelectionStore {
  return createStore<SelectionState>(() => ({ group: undefined, method: undefined }));
}
