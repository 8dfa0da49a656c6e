import { whenIdle } from '../flows/idle.ts';
import { completeRoutes, kindOfRoute } from '../flows/payment-kind.ts';
import type { PendingReturn } from '../flows/pending.ts';
import type { PendingEntry } from '../flows/pending-entry.ts';
import type { LocaleLoader } from '../i18n/load-locale.ts';
import { routeAddress } from '../routes/route-address.ts';
import type { Services } from '../services/services.ts';
import type { BrowserLifecycle } from './browser-lifecycle.ts';
import type { Connected } from './connect.ts';
import { followEarlyChoice, loadLists, methodsOf } from './first-screen.ts';
import { initErrorOf } from './init-error.ts';
import { keepOpenPayments } from './open-payments.ts';
import type { PageData } from './page-data.ts';
import { askForUser, learnVisit, type VisitDeps } from './visit.ts';

export interface RunDeps extends Omit<VisitDeps, 'window' | 'reloadAs'> {
  readonly window: Window;
  readonly hostWindow: VisitDeps['window'];
  readonly entry: PendingEntry;
  readonly lifecycle: BrowserLifecycle;
  readonly locales: Pick<LocaleLoader, 'complete'>;
  /** What was thrown and caught by nobody, as it comes. */
  readonly uncaught: readonly unknown[];
  /** The router has taken over the address already. */
  readonly isRouted: boolean;
  readonly connected: Connected | undefined;
}

/** The visit from the page in its place on: handshake, the player's own list, what was under way, and all that can wait. */
export async function runVisit(deps: RunDeps): Promise<void> {
  const { channel, composition, early } = deps;
  const { services, router } = composition;
  try {
    await learnVisit({ ...deps, window: deps.hostWindow, reloadAs: (view) => reloadAs(deps, view) });
  } catch (error) {
    channel.send('initError', initErrorOf(error));
    services.navigator.fail(error, 'deposit');
    return;
  }
  channel.send('init');

  const back = hasNoReturn(deps) ? undefined : await services.pending.restore();
  const kind = back?.kind ?? kindOfRoute(services.route.getState());
  const list = loadLists(composition, deps.clock, kind);
  const chosen = new URLSearchParams(deps.window.location.search);
  const wantsChoice = chosen.has('method') || chosen.has('group');
  // The page's own list is enough to know what was chosen; without one the player's has to come first.
  if (back ? back.route !== completeRoutes[kind] : wantsChoice && !(deps.isRouted && early.data.methods))
    await list;
  // Before the guards run: a room needs its method chosen.
  const room = back && roomOf(services, back);
  if (!back && !deps.isRouted) methodsOf(services, kind).chooseAgain(Object.fromEntries(chosen));
  if (!deps.isRouted) await router.start();
  if (room) services.navigator.go(room.route, { query: room.query, replace: true });
  else if (wantsChoice && deps.isRouted) followEarlyChoice(composition);
  await list;
  channel.send('fullLoaded');
  whenIdle(deps.window, () => settle(deps));
}

/**
 * The address is one of the other kind: whoever wants money out is not led to a deposit that waits to be paid, nor
 * the other way round. What was under way stays kept, for its own list.
 */
function hasNoReturn({ entry, composition }: RunDeps): boolean {
  const kept = entry.read();
  if (!kept) return true;
  const asked = composition.services.route.getState();
  return asked.transaction !== undefined && kindOfRoute(asked) !== (kept.kind ?? 'deposit');
}

/**
 * Chooses the method of what was under way, or what stands for it where the player's list lacks it; without either the
 * complete page tells how it stands.
 */
function roomOf(services: Services, back: PendingReturn): PendingReturn {
  const method = methodsOf(services, back.kind).find(back.paymentMethod) ?? back.method;
  if (!method) return { ...back, route: completeRoutes[back.kind] };
  services.selection.setState({ method });
  return back;
}

/** The page of another view, with what the address of this one told. */
function reloadAs({ window, early }: RunDeps, view: PageData['view']): void {
  const { product, address } = early.data;
  window.location.replace(routeAddress(product, '/deposit', { ...address, view }));
}

/** Everything that could wait until the player can act. */
function settle(deps: RunDeps): void {
  const { composition, connected, lifecycle, locales } = deps;
  const { services, loadLate } = composition;
  void askForUser(deps);
  const loadedMs = performance.now();
  // Nobody waits for reports, and without them everything works.
  import('./reports.ts').then(
    ({ startReports }) => startReports({ ...deps, loadedMs }),
    () => undefined,
  );
  keepOpenPayments(services);
  // The next chunk is most likely the form of a method. Whoever opens it sees a failure, and tries anew.
  Promise.all([
    locales.complete(),
    loadLate(),
    import('../screens/deposit-redirect/deposit-redirect.tsx'),
  ]).catch(() => undefined);
  // Whether there are limits to be set decides whether the list leads to them.
  void loadLate().then(
    ({ protection }) => protection.load(),
    () => undefined,
  );
  const connectIfWanted = () => {
    if (connected?.transport() === 'socket') void connected.connection.ready();
  };
  connectIfWanted();
  lifecycle.onVisible(connectIfWanted);
}
