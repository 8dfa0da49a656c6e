import { routeOfCardView } from '../card-views/registry.ts';
import { routeOfGroup, routeOfMethod } from '../flows/method-route.ts';
import type { RouteName } from '../flows/route-names.ts';
import type { SelectionState } from '../flows/selection.ts';
import type { RouteDefinition } from './route-definition.ts';

/** Forms of one method: whoever came by a group goes back to its list. */
const formRoutes: ReadonlySet<RouteName> = new Set([
  'depositRedirect',
  'depositGroupRedirect',
  'depositIndia',
  'depositP2pBase',
  'depositOnramp',
  'depositCash',
]);

/** Pages about a method's form: back leads to that form, whichever it is. */
const formPages: ReadonlySet<RouteName> = new Set(['depositBonusDetails', 'depositVideoInstruction']);

/** Where back leads from a route: what its definition names, or the list of the group that the method stands in. */
export function backRouteOf(
  { name, backRoute }: Pick<RouteDefinition, 'name' | 'backRoute'>,
  { group, method }: SelectionState,
  hasScreen: (name: RouteName) => boolean,
): RouteName | undefined {
  if (method && formPages.has(name)) return routeOfMethod(routeOfCardView(method.cardViewType), group);
  if (!group || !method || !formRoutes.has(name)) return backRoute;
  const list = routeOfGroup(group);
  return hasScreen(list) ? list : 'depositGroup';
}
