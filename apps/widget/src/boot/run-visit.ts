import { createMetrics } from '../flows/metrics.ts';
import type { PageLifecycle } from '../flows/page-lifecycle.ts';
import type { PendingReturn } from '../flows/pending.ts';
import type { PendingEntry } from '../flows/pending-entry.ts';
import type { LocaleLoader } from '../i18n/load-locale.ts';
import { routeAddress } from '../routes/route-address.ts';
import type { Services } from '../services/services.ts';
import type { Connected } from './connect.ts';
import { syncDocument } from './document-sync.ts';
import { followEarlyChoice, loadLists } from './first-screen.ts';
import { followWidth, platformOf } from './frame-platform.ts';
import { whenIdle } from './idle.ts';
import { initErrorOf } from './init-error.ts';
import { keepOpenDeposits } from './open-deposits.ts';
import { addressNames, type PageData } from './page-data.ts';
import { reportHeight } from './report-height.ts';
import { askForUser, learnVisit, type VisitDeps } from './visit.ts';

export interface RunDeps extends Omit<VisitDeps, 'window' | 'reloadAs'> {
  readonly window: Window;
  /** The element that the app is drawn into. */
  readonly root: HTMLElement;
  readonly hostWindow: VisitDeps['window'];
  readonly entry: PendingEntry;
  readonly lifecycle: PageLifecycle;
  readonly locales: LocaleLoader;
  readonly connected: Connected | undefined;
}

/** The visit from the drawn page on: handshake, the player's own list, what was under way, and all that can wait. */
export async function runVisit(deps: RunDeps): Promise<void> {
  const { channel, composition, early } = deps;
  const { services, router } = composition;
  surround(deps);
  forgetAddress(deps.window);
  const isHome = services.route.getState().name === 'deposit';
  // Elsewhere the guards have to know first who comes and what was under way.
  if (isHome) await router.start();
  try {
    await learnVisit({ ...deps, window: deps.hostWindow, reloadAs: (view) => reloadAs(deps, view) });
  } catch (error) {
    channel.send('initError', initErrorOf(error));
    services.navigator.fail(error, 'deposit');
    return;
  }
  channel.send('init');

  const back = deps.entry.read() ? await services.pending.restore() : undefined;
  const list = loadLists(composition, deps.clock);
  const chosen = new URLSearchParams(deps.window.location.search);
  const wantsChoice = chosen.has('method') || chosen.has('group');
  // The page's own list is enough to know what was chosen; without one the player's has to come first.
  if (back ? back.route !== 'depositComplete' : wantsChoice && !(isHome && early.data.methods)) await list;
  // Before the guards run: a room needs its method chosen.
  const room = back && roomOf(services, back);
  if (!back && !isHome) services.methods.chooseAgain(Object.fromEntries(chosen));
  if (!isHome) await router.start();
  if (room) services.navigator.go(room.route, { query: room.query, replace: true });
  else if (wantsChoice && isHome) followEarlyChoice(composition);
  await list;
  channel.send('fullLoaded');
  whenIdle(deps.window, () => settle(deps));
}

/** Chooses the method of what was under way; without it in the player's list the complete page tells how it stands. */
function roomOf({ methods, selection }: Services, back: PendingReturn): PendingReturn {
  const method = methods.find(back.paymentMethod);
  if (!method) return { ...back, route: 'depositComplete' };
  selection.setState({ method });
  return back;
}

/** What is set by the browser around the page rather than by the page. */
function surround({ window, root, early, channel, composition, locales }: RunDeps): void {
  const { services, texts } = composition;
  const { session } = services;
  const platform = platformOf(window, channel.kind);
  const isNative = platform === 'ios' || platform === 'android';
  const theme = early.data.theme?.mode ?? (isNative ? 'dark' : 'light');
  session.setState({ platform, theme });
  syncDocument(window.document.documentElement, session, texts);
  followWidth(window, channel.kind, session);
  void locales.show(session.getState().locale);
  session.subscribe(({ locale }, before) => {
    if (locale !== before.locale) void locales.show(locale);
  });
  reportHeight(window, root, services);
}

/** The page of another view, with what the address of this one told. */
function reloadAs({ window, early }: RunDeps, view: PageData['view']): void {
  const { product, address } = early.data;
  window.location.replace(routeAddress(product, '/deposit', { ...address, view }));
}

/** The address has told what it had to tell: nobody should bookmark or share it. */
function forgetAddress({ location, history }: Window): void {
  const query = new URLSearchParams(location.search);
  const told: readonly (keyof PageData['address'])[] = addressNames;
  for (const name of told) query.delete(name);
  const search = query.size > 0 ? `?${query}` : '';
  history.replaceState(history.state, '', `${location.pathname}${search}`);
}

/** Everything that could wait until the player can act. */
function settle(deps: RunDeps): void {
  const { composition, connected, clock, lifecycle } = deps;
  const { services, loadLate } = composition;
  void askForUser(deps);
  createMetrics({ client: services.client, clock }).report('load_time', performance.now());
  keepOpenDeposits(services);
  // The next chunk is most likely the form of a method. Whoever opens it sees a failure, and tries anew.
  Promise.all([loadLate(), import('../screens/deposit-redirect/deposit-redirect.tsx')]).catch(
    () => undefined,
  );
  const connectIfWanted = () => {
    if (connected?.transport() === 'socket') void connected.connection.ready();
  };
  connectIfWanted();
  lifecycle.onVisible(connectIfWanted);
}
