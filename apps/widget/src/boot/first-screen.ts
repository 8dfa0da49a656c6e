import { pageLoadTimeoutMs } from '@opencashier/contract/constants';
import type { Clock } from '../flows/clock.ts';
import type { MethodsFlow } from '../flows/methods.ts';
import { listRoutes, type PaymentKind } from '../flows/payment-kind.ts';
import type { RouteName } from '../flows/route-names.ts';
import { timeoutMessage } from '../routes/with-timeout.ts';
import type { Services } from '../services/services.ts';
import type { Composition } from './compose.ts';

/** The methods of each kind. */
export function methodsOf({ methods, withdrawalMethods }: Services, kind: PaymentKind): MethodsFlow {
  return kind === 'withdrawal' ? withdrawalMethods : methods;
}

const listOf = (name: RouteName): PaymentKind | undefined =>
  name === listRoutes.deposit ? 'deposit' : name === listRoutes.withdrawal ? 'withdrawal' : undefined;

/**
 * The player's own lists behind their routes: the first one loaded once the visit is known, the other when the player
 * comes to it, both whenever the address asks for it; given up after 30 seconds.
 */
export function loadLists({ services }: Composition, clock: Clock, first: PaymentKind): Promise<void> {
  const { navigator, route, session } = services;
  const asked = new Set<PaymentKind>();

  async function load(kind: PaymentKind): Promise<void> {
    asked.add(kind);
    const methods = methodsOf(services, kind);
    const callOff = clock.after(pageLoadTimeoutMs, () => {
      if (methods.store.getState().status === 'loading') {
        navigator.fail(new Error(timeoutMessage), listRoutes[kind]);
      }
    });
    await methods.load();
    callOff();
  }

  /** Another country was chosen at the other list since. */
  const isOtherRegion = (kind: PaymentKind): boolean => {
    const { list } = methodsOf(services, kind).store.getState();
    const { country, currency } = session.getState();
    return list !== undefined && (list.country !== country || list.currency !== currency);
  };

  route.subscribe(({ like, query, pending }, before) => {
    const kind = listOf(like);
    const isArrival = kind && !pending && (before.like !== like || before.query !== query);
    if (!isArrival) return;
    const { status } = methodsOf(services, kind).store.getState();
    // After a failure the way back to the list is a wish for another try.
    const isStale = status === 'failed' || !asked.has(kind) || isOtherRegion(kind);
    if (query.refetch !== undefined || isStale) void load(kind);
  });
  return load(first);
}

/** A link that was pressed before the script ran names what was chosen: the choice is made now. */
export function followEarlyChoice({ services }: Composition): void {
  const { methods, route } = services;
  const { method: methodName, group: groupName } = route.getState().query;
  const method = methodName === undefined ? undefined : methods.find(methodName);
  if (method) {
    methods.chooseMethod(method);
    return;
  }
  const tile = methods.store
    .getState()
    .tiles.find((one) => one.kind === 'group' && one.group.name === groupName);
  if (tile?.kind === 'group') methods.chooseGroup(tile.group);
}
