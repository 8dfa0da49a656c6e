import type { RouteName } from '../flows/route-names.ts';

/**
 * Routes that this build has no screen for: the popup's page is one of its own. They are declared in their table all the
 * same, and go where their guard would send them.
 */
const unscreened = ['form', 'sweepForm'] as const satisfies readonly RouteName[];

/** Routes whose screen is no part of the entry. */
export type LateRoute = Exclude<RouteName, 'deposit' | (typeof unscreened)[number]>;

export function hasScreen(name: RouteName): boolean {
  const missing: readonly RouteName[] = unscreened;
  return !missing.includes(name);
}

export function isLate(name: RouteName): name is LateRoute {
  return name !== 'deposit' && hasScreen(name);
}
