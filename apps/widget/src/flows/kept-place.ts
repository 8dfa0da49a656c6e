import { storageKeys } from '@opencashier/contract/constants';
import type { Clock } from './clock.ts';
import type { RouteStore } from './current-route.ts';
import { isRouteName } from './is-route-name.ts';
import type { MethodsFlow } from './methods.ts';
import type { Navigator } from './navigator.ts';
import type { PageLifecycle } from './page-lifecycle.ts';
import { listRoutes, type PaymentKind } from './payment-kind.ts';
import type { PendingEntry } from './pending-entry.ts';
import type { RouteName } from './route-names.ts';
import type { SelectionStore } from './selection.ts';
import type { SafeStorage } from './storage.ts';

/** A form that was open when its page went away. Nothing that was typed, and nothing personal. */
interface KeptPlace {
  readonly place: RouteName;
  readonly query: Readonly<Record<string, string>>;
  /** Milliseconds since the epoch. */
  readonly at: number;
}

/** Later than this it is no reload any more, but another visit. */
const freshMs = 60_000;

/** Of a query what was chosen alone. */
function choiceIn({ method, group }: Readonly<Record<string, unknown>>): KeptPlace['query'] {
  return {
    ...(typeof method === 'string' && method !== '' ? { method } : {}),
    ...(typeof group === 'string' && group !== '' ? { group } : {}),
  };
}

function readPlace(storage: SafeStorage): KeptPlace | undefined {
  try {
    const stored: Partial<KeptPlace> | null = JSON.parse(storage.get(storageKeys.pending) ?? 'null');
    const { place, query, at } = stored ?? {};
    if (!isRouteName(place) || typeof at !== 'number' || typeof query !== 'object' || query === null) return;
    return { place, query: choiceIn(query), at };
  } catch {
    return undefined;
  }
}

interface KeepDeps {
  readonly storage: SafeStorage;
  readonly entry: PendingEntry;
  readonly route: RouteStore;
  readonly lifecycle: PageLifecycle;
  readonly clock: Clock;
}

/** Remembers the form that stands there when the page goes away, unless a payment under way is remembered already. */
export function keepPlace({ storage, entry, route, lifecycle, clock }: KeepDeps): void {
  lifecycle.onUnload(() => {
    if (entry.read()) return;
    const { name, query } = route.getState();
    const chosen = choiceIn(query);
    if (Object.keys(chosen).length > 0) {
      const kept: KeptPlace = { place: name, query: chosen, at: clock.now() };
      storage.set(storageKeys.pending, JSON.stringify(kept));
    } else if (readPlace(storage)) storage.remove(storageKeys.pending);
  });
}

interface ReturnDeps {
  readonly storage: SafeStorage;
  readonly route: RouteStore;
  readonly navigator: Navigator;
  readonly selection: SelectionStore;
  readonly methodsOf: Readonly<Record<PaymentKind, Pick<MethodsFlow, 'chooseAgain'>>>;
  readonly clock: Clock;
}

/** From the list back to the form that was open before the host's page was loaded anew; once, and only if it still is one. */
export function returnToPlace({ storage, route, navigator, selection, methodsOf, clock }: ReturnDeps): void {
  const kept = readPlace(storage);
  if (!kept) return;
  storage.remove(storageKeys.pending);
  const kind = kept.place.startsWith('withdrawal') ? 'withdrawal' : 'deposit';
  const { name, pending } = route.getState();
  // Who has gone on already is not taken back.
  if (name !== listRoutes[kind] || pending || clock.now() - kept.at > freshMs) return;
  methodsOf[kind].chooseAgain(kept.query);
  const { method, group } = selection.getState();
  // One that is no longer offered leaves the list as it is.
  if (method || (group && kept.query.method === undefined))
    navigator.go(kept.place, { query: kept.query, replace: true });
}
