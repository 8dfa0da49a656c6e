import type { PaymentGroup } from '@opencashier/contract/entities/payment-group';
import type { MethodList, PaymentMethod } from '@opencashier/contract/entities/payment-method';
import type { StoreApi } from 'zustand/vanilla';

/** One tile of the list: a single method, or a group at its lowest member's position. */
export type MethodTile =
  | { readonly kind: 'method'; readonly method: PaymentMethod }
  | { readonly kind: 'group'; readonly group: PaymentGroup };

export interface MethodsState {
  /** `empty`: no method is left, or the country has none at all; the flow goes to the Empty page by itself. */
  readonly status: 'loading' | 'ready' | 'empty' | 'failed';
  /** The list as it came, with unsupported card views dropped. */
  readonly list: MethodList | undefined;
  /** Every tile, in order. */
  readonly tiles: readonly MethodTile[];
  /** Popular methods, in order; they stand among the tiles too. */
  readonly popular: readonly PaymentMethod[];
  readonly query: string;
  /** Tiles that match the query; all of them while it is empty. */
  readonly visibleTiles: readonly MethodTile[];
}

export type MethodsStore = StoreApi<MethodsState>;

/** The list of deposit methods of the chosen country and currency. */
export interface MethodsFlow {
  readonly store: MethodsStore;
  /** Loads the player's list; a list that is shown already stays until the new one differs. */
  load(): Promise<void>;
  setQuery(query: string): void;
  find(name: string): PaymentMethod | undefined;
  /** Sets the choice and moves to the method's screen. */
  chooseMethod(method: PaymentMethod): void;
  /** Sets the choice and moves to the group's list. */
  chooseGroup(group: PaymentGroup): void;
  /** What the address of a form or a list names is the choice again: after a reload. Moves nowhere. */
  chooseAgain(names: { readonly method?: string | undefined; readonly group?: string | undefined }): void;
  /** The screen shows tiles: the deposit delay is measured from the first time on. */
  tilesShown(): void;
}
