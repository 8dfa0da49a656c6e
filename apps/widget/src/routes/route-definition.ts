import type { RouteName } from '../flows/route-names.ts';

/**
 * What has to be true before a route may be shown:
 * `chosen` a payment group or method is chosen, `previous` the player came from another route of this visit.
 */
export type Guard = 'open' | 'chosen' | 'previous';

export interface RouteDefinition {
  readonly name: RouteName;
  /** Below the widget's prefix, with a leading slash. */
  readonly path: string;
  readonly transaction: 'deposit' | 'withdrawal' | undefined;
  readonly backRoute: RouteName | undefined;
  readonly guard: Guard;
  /** Top-level entries mark the start of loading on the browser's timeline. */
  readonly isTopLevel: boolean;
  readonly isCloseHidden: boolean;
  /** Routes of the other set that lead here, so that flows need not know which set is shown; the first is its like. */
  readonly standsFor?: readonly RouteName[];
}

/** One set of routes, and where it sends whom it cannot serve. */
export interface RouteSet {
  readonly routes: readonly RouteDefinition[];
  /** Where the empty path leads. */
  readonly home: RouteName;
  /** Where an unknown path leads: `/` (which leads home) or a route. */
  readonly unknown: '/' | RouteName;
  readonly empty: RouteName;
  readonly error: RouteName;
}

type Details = Partial<Omit<RouteDefinition, 'name' | 'path' | 'isTopLevel'>>;

/** A route of the top level: open to everybody. */
export function top(name: RouteName, path: string, details: Details = {}): RouteDefinition {
  return { ...defaults, name, path, isTopLevel: true, ...details };
}

/** A route below another: it needs a chosen group or method unless its details say otherwise. */
export function child(name: RouteName, path: string, details: Details): RouteDefinition {
  return { ...defaults, guard: 'chosen', name, path, isTopLevel: false, ...details };
}

const defaults = {
  transaction: undefined,
  backRoute: undefined,
  guard: 'open',
  isCloseHidden: false,
} as const;
