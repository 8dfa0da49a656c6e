import type { RouteName } from '../flows/route-names.ts';
import type { SelectionState } from '../flows/selection.ts';
import type { RouteDefinition, RouteSet } from './route-definition.ts';
import { routeNamed } from './route-match.ts';

export interface GuardInput {
  readonly selection: SelectionState;
  readonly previous: RouteName | undefined;
  /** Routes whose screen this build has. */
  readonly hasScreen: (name: RouteName) => boolean;
}

/** The route to be shown instead of the wanted one, or the wanted one itself if its guard lets it pass. */
export function guarded(set: RouteSet, wanted: RouteDefinition, input: GuardInput): RouteDefinition {
  if (passes(wanted, input) && input.hasScreen(wanted.name)) return wanted;
  // A home that this build lacks has nothing to offer: that is what the empty page says.
  return routeNamed(set, input.hasScreen(set.home) ? set.home : set.empty);
}

function passes({ guard }: RouteDefinition, { selection, previous }: GuardInput): boolean {
  switch (guard) {
    case 'open':
      return true;
    case 'chosen':
      return selection.method !== undefined || selection.group !== undefined;
    case 'previous':
      return previous !== undefined;
  }
}
