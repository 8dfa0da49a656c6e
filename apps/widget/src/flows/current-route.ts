import type { StoreApi } from 'zustand/vanilla';
import type { RouteName } from './route-names.ts';

/** The route that is shown, as screens and flows may know it. */
export interface CurrentRoute {
  readonly name: RouteName;
  /** The route of the standard set that it stands for; its own name where there is none. */
  readonly like: RouteName;
  readonly transaction: 'deposit' | 'withdrawal' | undefined;
  /** Where "back" leads; without one the header shows the transaction's title. */
  readonly backRoute: RouteName | undefined;
  readonly isCloseHidden: boolean;
  /** The address's query. */
  readonly query: Readonly<Record<string, string>>;
  /** What came with the move, kept in the history entry. */
  readonly state: unknown;
  /** The route before this one in this visit. */
  readonly previous: RouteName | undefined;
  /** Which way the player moved, for motion. */
  readonly direction: 'forward' | 'back' | 'none';
  /** The route that is being loaded, while this one still stands. */
  readonly pending: RouteName | undefined;
}

export type RouteStore = StoreApi<CurrentRoute>;
