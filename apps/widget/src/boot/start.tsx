import type { Messages } from '@lingui/core';
import { useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { fetchJson } from '../api/fetch-json.ts';
import { type Clock, systemClock } from '../flows/clock.ts';
import { createSafeStorage } from '../flows/storage.ts';
import { createHostChannel, type OpenedChannel } from '../host/create-host-channel.ts';
import type { HostWindow } from '../host/host-window.ts';
import { firstAreas } from '../i18n/first-texts.ts';
import { createLocaleLoader } from '../i18n/load-locale.ts';
import { createBrowserHistory } from '../routes/browser-history.ts';
import { hasScreen } from '../routes/late-routes.ts';
import { pathBelow } from '../routes/route-match.ts';
import { loadScreen, readyScreen } from '../routes/screens.ts';
import { textAreasOf } from '../routes/text-areas-of.ts';
import { App, type AppProps } from './app.tsx';
import { createPageLifecycle } from './browser-lifecycle.ts';
import { type Composition, compose } from './compose.ts';
import { dropDeadStyles } from './dead-styles.ts';
import { earlyList } from './early-list.ts';
import type { Early } from './early-page.ts';
import { openBridge } from './host-bridge.ts';
import { initErrorOf } from './init-error.ts';
import { createLateClient } from './late-client.ts';
import { createLog } from './log.ts';
import { newId } from './new-id.ts';
import { tellErrorPages } from './notices.ts';
import { forgetAddress, surround } from './surround.ts';
import { tellUncaught } from './uncaught.ts';

/** So long a paint is waited for. */
const hiddenPaintMs = 100;

/** Routes that are shown without the services that arrive later. */
const earlyRoutes: ReadonlySet<string> = new Set([
  'deposit',
  'empty',
  'error',
  'sweepDeposit',
  'sweepEmpty',
  'sweepError',
]);

/** Starts the widget in its page. A start that fails is told to the host, which would wait for ever otherwise. */
export async function start(window: Window, root: HTMLElement, early: Early): Promise<void> {
  if (early.isLeaving) return;
  const channel = createHostChannel(openBridge(window as unknown as HostWindow, early));
  const uncaught = tellUncaught(window, channel);
  dropDeadStyles(window);
  try {
    await begin(window, root, early, channel, uncaught);
  } catch (error) {
    channel.send('initError', initErrorOf(error));
    throw error;
  }
}

/** The browser's composition root: wires the visit, takes over the drawn page, and lets the visit run. */
async function begin(
  window: Window,
  root: HTMLElement,
  early: Early,
  channel: OpenedChannel,
  uncaught: readonly unknown[],
): Promise<void> {
  const clock = systemClock;
  const isDrawn = early.data.methods !== undefined;
  const data = isDrawn ? early.data : { ...early.data, methods: await earlyList(early, clock) };
  const storage = createSafeStorage(() => window.sessionStorage);
  const log = createLog(storage);
  const lifecycle = createPageLifecycle(window);

  const { client, arrive } = createLateClient();
  const sweepstake =
    data.view === 'sweep' ? (await import('./sweepstake-view.ts')).createSweepstakeView(log) : undefined;
  const composition: Composition = compose(data, pathBelow(data.product, window.location.pathname), {
    host: channel,
    clock,
    readyScreen,
    hasScreen,
    history: createBrowserHistory(window, data.address),
    newId,
    timeline: performance,
    mark: (name) => void performance.mark(name),
    onLeave: () => channel.send('close'),
    onMissing: (locale, key) => locales.reportMissing(locale, key),
    async loadScreen(name) {
      if (earlyRoutes.has(name)) return readyScreen(name) ?? loadScreen(name);
      const [Screen] = await Promise.all([
        loadScreen(name),
        composition.loadLate(),
        locales.complete(textAreasOf(name)),
      ]);
      return Screen;
    },
    async loadLateFlows() {
      const [{ createLateFlows }, { createAccountFlows }] = await Promise.all([
        import('./late-flows.ts'),
        import('./account-flows.ts'),
      ]);
      const deps = {
        ...composition,
        window,
        storage,
        clock,
        newId,
        lifecycle,
        allowedOrigins: data.allowedOrigins,
        captchas: data.captcha,
        httpOrigins: developmentOrigins(window.location, data.httpOrigins),
      };
      const flows = createLateFlows({
        ...deps,
        ...(sweepstake && { chosenBox: () => services.boxes.store.getState().chosen }),
      });
      if (!sweepstake) return { ...flows, ...createAccountFlows(deps, flows) };
      const { createSweepstakeFlows } = await import('./sweepstake-flows.ts');
      return { ...flows, ...createSweepstakeFlows(deps, flows, log) };
    },
    connect: () => client,
    sweepstake,
  });
  const { services, router, texts } = composition;
  const locales = createLocaleLoader({
    texts,
    begun: data.locale,
    areas: firstAreas(data.view),
    // Our own build made the file: its shape is known.
    fetchMessages: async (name) =>
      (await fetchJson(`/${data.product}/locales/${name}.json?v=${data.localesVersion}`)) as Messages,
    onError: (error) => channel.send('onLocaleError', error),
  });
  tellErrorPages(services);
  services.route.subscribe(({ name }) => log('route', name));

  const app = { services, screen: router.screen };
  // A list comes first, whoever draws it; where there is none, the visit has to bring it.
  const shown = isDrawn ? hydrate(root, app) : draw(root, app);
  if (data.methods) await shown;
  // What the visit does would keep the frame busy before the list is painted.
  if (data.methods && !isDrawn) await nextPaint(window, clock);
  const arriving = import('./begin-visit.ts');
  surround({ window, root, data, channel, composition, locales });
  forgetAddress(window);
  // Elsewhere the guards have to know first who comes and what was under way.
  const isRouted = services.route.getState().like === 'deposit';
  if (isRouted) await router.start();
  const { beginVisit } = await arriving.catch((error: unknown) => {
    services.navigator.fail(error, 'deposit');
    throw error;
  });
  await beginVisit({
    window,
    hostWindow: window as unknown as HostWindow,
    early,
    channel,
    composition,
    storage,
    clock,
    lifecycle,
    isRouted,
    locales,
    arrive,
    uncaught,
  });
}

/** A widget that is itself served over http is being developed or tried: its own machine's other ports are, too. */
function developmentOrigins(
  { protocol, hostname }: Location,
  configured: readonly string[],
): readonly string[] {
  return protocol === 'http:' ? [...configured, `http://${hostname}:*`] : configured;
}

/** The next paint, or a moment later: a frame that is hidden is not painted. */
function nextPaint(window: Window, clock: Clock): Promise<void> {
  return new Promise((resolve) => {
    window.requestAnimationFrame(() => window.requestAnimationFrame(() => resolve()));
    clock.after(hiddenPaintMs, resolve);
  });
}

/** Takes over the drawn page; nothing may change it before that is done. */
function hydrate(root: HTMLElement, props: AppProps): Promise<void> {
  return new Promise((resolve) => {
    hydrateRoot(root, <Shown {...props} onDone={resolve} />);
  });
}

/** Draws in place of the page's skeleton. */
function draw(root: HTMLElement, props: AppProps): Promise<void> {
  return new Promise((resolve) => {
    createRoot(root).render(<Shown {...props} onDone={resolve} />);
  });
}

function Shown({ onDone, ...props }: AppProps & { readonly onDone: () => void }) {
  useEffect(onDone, [onDone]);
  return <App {...props} />;
}
