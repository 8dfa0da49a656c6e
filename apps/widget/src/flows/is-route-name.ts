import { type RouteName, standardRouteNames, sweepstakeRouteNames } from './route-names.ts';

const names: readonly string[] = [...standardRouteNames, ...sweepstakeRouteNames];

/** Whether a text from the address or from storage names a route. */
export function isRouteName(text: string | undefined): text is RouteName {
  return text !== undefined && names.includes(text);
}
