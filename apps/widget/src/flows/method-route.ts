import { groupListPages, type PaymentGroup } from '@opencashier/contract/entities/payment-group';
import type { RouteName } from './route-names.ts';
import type { SelectionState } from './selection.ts';

/** The page of a chosen method: its card view's; inside a group the redirect page is the group's own. */
export function routeOfMethod(viewRoute: RouteName | undefined, group: PaymentGroup | undefined): RouteName {
  const route = viewRoute ?? 'depositRedirect';
  return group && route === 'depositRedirect' ? 'depositGroupRedirect' : route;
}

/** The choice as the address of its page keeps it, for a reload. */
export function choiceQuery({ method, group }: SelectionState): Readonly<Record<string, string>> {
  return { ...(method ? { method: method.name } : {}), ...(group ? { group: group.name } : {}) };
}

/** The list page of a chosen group, by its category. */
export function routeOfGroup(group: PaymentGroup): RouteName {
  switch (groupListPages[group.name]) {
    case 'crypto':
      return 'depositCrypto';
    case 'peerToPeer':
      return 'depositP2p';
    default:
      return 'depositGroup';
  }
}
