import { groupListPages, type PaymentGroup } from '@opencashier/contract/entities/payment-group';
import type { RouteName } from './route-names.ts';

/** The page of a chosen method: its card view's; inside a group the redirect page is the group's own. */
export function routeOfMethod(viewRoute: RouteName | undefined, group: PaymentGroup | undefined): RouteName {
  const route = viewRoute ?? 'depositRedirect';
  return group && route === 'depositRedirect' ? 'depositGroupRedirect' : route;
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
