import type { RouteName } from './route-names.ts';

export interface NavigateOptions {
  readonly query?: Readonly<Record<string, string>>;
  /** Kept in the history entry, not in the address. */
  readonly state?: unknown;
  readonly replace?: boolean;
}

/** How flows leave a screen; screens use it too. Guards run on every move. */
export interface Navigator {
  go(name: RouteName, options?: NavigateOptions): void;
  /** The address of a route, for links: it works in a page without a script as well. */
  href(name: RouteName, query?: Readonly<Record<string, string>>): string;
  /** To the route's named back route, else the previous page, else the fallback. */
  back(fallback?: RouteName): void;
  /** The error route, with where to return, and message and stack as state. */
  fail(error: unknown, backRoute: RouteName): void;
}
