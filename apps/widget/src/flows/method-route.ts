import { groupListPages, type PaymentGroup } from '@opencashier/contract/entities/payment-group';
import type { PaymentMethod } from '@opencashier/contract/entities/payment-method';
import type { PaymentKind } from './payment-kind.ts';
import type { RouteName } from './route-names.ts';
import type { SelectionState } from './selection.ts';

/** The page of a chosen method: its card view's; inside a group the redirect page is the group's own. */
export function routeOfMethod(viewRoute: RouteName | undefined, group: PaymentGroup | undefined): RouteName {
  const route = viewRoute ?? 'depositRedirect';
  return group && route === 'depositRedirect' ? 'depositGroupRedirect' : route;
}

/** The category whose members pay to a bank that is looked up by its name. */
const nigerianBanks = 'bank_transfer_nigeria';

/** The page of a method that pays out: how it is shown as a deposit says nothing of it. */
export function withdrawalRouteOf(
  { category }: Pick<PaymentMethod, 'category'>,
  group: PaymentGroup | undefined,
): RouteName {
  if (category === nigerianBanks) return 'withdrawalNigerianBanks';
  return group ? 'withdrawalGroupRedirect' : 'withdrawalRedirect';
}

/** The choice as the address of its page keeps it, for a reload. */
export function choiceQuery({ method, group }: SelectionState): Readonly<Record<string, string>> {
  return { ...(method ? { method: method.name } : {}), ...(group ? { group: group.name } : {}) };
}

/** The list page of a chosen group, by its category. */
export function routeOfGroup(group: PaymentGroup, kind: PaymentKind = 'deposit'): RouteName {
  if (kind === 'withdrawal') return 'withdrawalGroup';
  switch (groupListPages[group.name]) {
    case 'crypto':
      return 'depositCrypto';
    case 'peerToPeer':
      return 'depositP2p';
    default:
      return 'depositGroup';
  }
}
