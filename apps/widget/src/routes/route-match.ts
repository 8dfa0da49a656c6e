import type { RouteName } from '../flows/route-names.ts';
import type { RouteDefinition, RouteSet } from './route-definition.ts';

/** Finds the route of a path below the prefix; the empty path and unknown ones lead where the set says. */
export function matchRoute(set: RouteSet, path: string): { route: RouteDefinition; isExact: boolean } {
  const wanted = path.replace(/\/+$/, '');
  const found = set.routes.find((route) => route.path === wanted);
  if (found) return { route: found, isExact: true };
  const name = wanted === '' || set.unknown === '/' ? set.home : set.unknown;
  return { route: routeNamed(set, name), isExact: false };
}

/**
 * A route by name. A name of the other set leads to the route that stands for it, or home: the sets are never mixed in
 * one visit.
 */
export function routeNamed(set: RouteSet, name: RouteName): RouteDefinition {
  const found = set.routes.find((route) => route.name === name || route.standsFor?.includes(name));
  const home = found ?? set.routes.find((route) => route.name === set.home);
  if (!home) throw new Error(`The route set has no ${set.home}`);
  return home;
}

/** The path part below `/{product}` of a whole path. */
export function pathBelow(product: string, pathname: string): string {
  const prefix = `/${product}`;
  return pathname === prefix || pathname.startsWith(`${prefix}/`) ? pathname.slice(prefix.length) : pathname;
}
