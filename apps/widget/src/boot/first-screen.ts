import { pageLoadTimeoutMs } from '@opencashier/contract/constants';
import type { Clock } from '../flows/clock.ts';
import { timeoutMessage } from '../routes/with-timeout.ts';
import type { Composition } from './compose.ts';

/**
 * The player's own list behind the deposit route: loaded once the visit is known, whenever the address asks for it,
 * and given up after 30 seconds.
 */
export function loadLists({ services }: Composition, clock: Clock): Promise<void> {
  const { methods, navigator, route } = services;

  async function load(): Promise<void> {
    const callOff = clock.after(pageLoadTimeoutMs, () => {
      if (methods.store.getState().status === 'loading') navigator.fail(new Error(timeoutMessage), 'deposit');
    });
    await methods.load();
    callOff();
  }

  route.subscribe(({ name, query, pending }, before) => {
    const isArrival = name === 'deposit' && !pending && (before.name !== name || before.query !== query);
    if (isArrival && query.refetch !== undefined) void load();
    // After a failure the way back to the list is a wish for another try.
    else if (isArrival && methods.store.getState().status === 'failed') void load();
  });
  return load();
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
