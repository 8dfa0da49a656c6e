import type { StoreApi } from 'zustand/vanilla';

export interface Region {
  /** ISO 3166-1 alpha-2. */
  readonly code: string;
  /** The usual one first. */
  readonly currencies: readonly string[];
  /** Those of methods of the country's own. */
  readonly own: readonly string[];
  /** The country's name in the player's language. */
  readonly name: string;
}

export interface RegionsState {
  readonly status: 'idle' | 'loading' | 'ready' | 'failed';
  /** The player's own country, then the others by name in the player's language. */
  readonly regions: readonly Region[];
  readonly query: string;
  readonly visible: readonly Region[];
}

/** The choice of the country whose methods are shown. */
export interface RegionsFlow {
  readonly store: StoreApi<RegionsState>;
  load(): Promise<void>;
  setQuery(query: string): void;
  /** The currency that the country's list is in once it is chosen. */
  currencyOf(region: Region): string;
  /** Keeps the country in the session and goes to the list, which loads again. */
  choose(code: string): void;
}
