import { routeOfCardView } from '../card-views/registry.ts';
import { routeOfGroup, routeOfMethod, withdrawalRouteOf } from '../flows/method-route.ts';
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

/** The same of withdrawals. */
const withdrawalForms: ReadonlySet<RouteName> = new Set([
  'withdrawalRedirect',
  'withdrawalGroupRedirect',
  'withdrawalNigerianBanks',
]);

/** Pages that belong to a withdrawal's form. */
const withdrawalPages: ReadonlySet<RouteName> = new Set([
  'withdrawalConfirm',
  'withdrawalRedirectInstruction',
]);

/** Pages that are reached from either list, and lead back to the one that was left. */
const sharedPages: ReadonlySet<RouteName> = new Set(['history', 'limits']);
const completePages: ReadonlySet<RouteName> = new Set(['depositComplete', 'withdrawalComplete']);

/** Pages about a method's form: back leads to that form, whichever it is. */
const formPages: ReadonlySet<RouteName> = new Set(['depositBonusDetails', 'depositVideoInstruction']);

/** Where back leads from a route: what its definition names, or the list of the group that the method stands in. */
export function backRouteOf(
  { name, backRoute }: Pick<RouteDefinition, 'name' | 'backRoute'>,
  { group, method }: SelectionState,
  hasScreen: (name: RouteName) => boolean,
  previous?: RouteName,
): RouteName | undefined {
  // The last look at a redemption leads back to its form, which is the same page.
  if (name === 'sweepWithdrawalConvert' && previous === name) return name;
  if (sharedPages.has(name) && (previous === 'withdrawal' || previous === 'depositRedirect')) return previous;
  if (completePages.has(name) && previous === 'history') return previous;
  if (method && withdrawalPages.has(name)) return withdrawalRouteOf(method, group);
  if (group && method && withdrawalForms.has(name)) return 'withdrawalGroup';
  if (method && formPages.has(name)) return routeOfMethod(routeOfCardView(method.cardViewType), group);
  if (!group || !method || !formRoutes.has(name)) return backRoute;
  const list = routeOfGroup(group);
  return hasScreen(list) ? list : 'depositGroup';
}
