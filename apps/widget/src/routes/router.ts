import { pageLoadTimeoutMs } from '@opencashier/contract/constants';
import type { ComponentType } from 'react';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Clock } from '../flows/clock.ts';
import type { CurrentRoute, RouteStore } from '../flows/current-route.ts';
import type { NavigateOptions, Navigator } from '../flows/navigator.ts';
import type { RouteName } from '../flows/route-names.ts';
import type { SelectionStore } from '../flows/selection.ts';
import { backRouteOf } from './back-route.ts';
import type { BrowserHistory } from './browser-history.ts';
import { type GuardInput, guarded } from './guards.ts';
import { routeAddress } from './route-address.ts';
import type { RouteDefinition, RouteSet } from './route-definition.ts';
import { matchRoute, pathBelow, routeNamed } from './route-match.ts';
import { withTimeout } from './with-timeout.ts';

type Query = Readonly<Record<string, string>>;

export interface ShownScreen {
  readonly name: RouteName;
  /** `undefined` while the first screen's code is still on its way. */
  readonly Screen: ComponentType | undefined;
}

export interface RouterOptions {
  readonly product: string;
  readonly set: RouteSet;
  readonly history: BrowserHistory;
  readonly selection: SelectionStore;
  readonly hasScreen: (name: RouteName) => boolean;
  /** The screen's code, and whatever else it needs to be shown. */
  readonly loadScreen: (name: RouteName) => Promise<ComponentType>;
  /** Route and screen that the page came with. */
  readonly first: { readonly route: CurrentRoute; readonly Screen: ComponentType | undefined };
  /** Values that every address keeps until the script has read them. */
  readonly addressValues: Query;
  /** The player went back beyond the first screen. */
  readonly onLeave: () => void;
  /**
   * Neither a screen's code nor the error page's could be loaded, so what is shown stays. `tryAgain` makes the same
   * move anew, with all its loading.
   */
  readonly onUnloadable: (tryAgain: () => void) => void;
  /** Marks the start of loading a top-level route. */
  readonly mark: (name: string) => void;
  readonly clock: Clock;
}

export interface Router {
  readonly navigator: Navigator;
  readonly route: RouteStore;
  readonly screen: StoreApi<ShownScreen>;
  /** Takes over the address: its route is shown if the guards let it pass and the player has not gone on already. */
  start(): Promise<void>;
  stop(): void;
}

interface Move {
  readonly query: Query;
  readonly state: unknown;
  readonly previous: RouteName | undefined;
  readonly direction: CurrentRoute['direction'];
  /** Writes the history once the screen is there. */
  readonly commit: (route: RouteDefinition, query: Query) => void;
  /** Of the error page: the move that failed and brought it up. */
  readonly tryAgain?: () => void;
}

/** Routing over the browser's history: guards, late screens, the time limit, and the way back. */
export function createRouter(options: RouterOptions): Router {
  const { history, set } = options;
  const route: RouteStore = createStore(() => options.first.route);
  const screen = createStore<ShownScreen>(() => ({
    name: options.first.route.name,
    Screen: options.first.Screen,
  }));
  let index = 0;
  let latestMove = 0;
  let stopListening = () => {};

  const address = (to: RouteDefinition, query: Query) => routeAddress(options.product, to.path, query);
  const guardInput = (previous: RouteName | undefined): GuardInput => ({
    selection: options.selection.getState(),
    previous,
    hasScreen: options.hasScreen,
  });

  async function move(wanted: RouteDefinition, details: Move): Promise<void> {
    latestMove += 1;
    const self = latestMove;
    const target = guarded(set, wanted, guardInput(details.previous));
    const isTurnedAway = target !== wanted;
    const query = isTurnedAway ? {} : details.query;
    if (target.isTopLevel) options.mark(`route-load-start:${target.name}`);
    route.setState({ pending: target.name });
    try {
      const Screen = await withTimeout(options.loadScreen(target.name), pageLoadTimeoutMs, options.clock);
      if (self !== latestMove) return;
      details.commit(target, query);
      const backRoute = backRouteOf(
        target,
        options.selection.getState(),
        options.hasScreen,
        details.previous,
      );
      route.setState({
        ...describe(target, { ...details, query, state: isTurnedAway ? undefined : details.state }),
        backRoute,
      });
      screen.setState({ name: target.name, Screen });
    } catch (error) {
      if (self !== latestMove) return;
      route.setState({ pending: undefined });
      const tryAgain = details.tryAgain ?? (() => void move(wanted, details));
      if (target.name === set.error) options.onUnloadable(tryAgain);
      else showError(error, target.name, tryAgain);
    }
  }

  const navigator: Navigator = {
    go(name, { query = {}, state, replace = false }: NavigateOptions = {}) {
      const from = route.getState().name;
      void move(routeNamed(set, name), {
        query,
        state,
        previous: from,
        direction: 'forward',
        commit: writer(replace, from, state),
      });
    },
    href: (name, query = {}) => address(routeNamed(set, name), { ...options.addressValues, ...query }),
    back(fallback = set.home) {
      const { backRoute, previous, name } = route.getState();
      const target = backRoute ?? previous ?? fallback;
      if (previous === target && index > 0) return history.back();
      void move(routeNamed(set, target), {
        query: {},
        state: undefined,
        previous: name,
        direction: 'back',
        commit: writer(true, name, undefined),
      });
    },
    fail: (error, backRoute) => showError(error, backRoute),
  };

  function showError(error: unknown, backRoute: RouteName, tryAgain?: () => void): void {
    const from = route.getState().name;
    const state =
      error instanceof Error
        ? { message: error.message || 'Unknown error', stack: error.stack }
        : { message: typeof error === 'string' && error ? error : 'Unknown error' };
    void move(routeNamed(set, set.error), {
      query: { backRoute },
      state,
      previous: from,
      direction: 'forward',
      commit: writer(true, from, state),
      ...(tryAgain && { tryAgain }),
    });
  }

  function writer(replace: boolean, previous: RouteName, state: unknown): Move['commit'] {
    return (target, query) => {
      if (!replace) index += 1;
      const entry = { index, previous, state };
      if (replace) history.replace(address(target, query), entry);
      else history.push(address(target, query), entry);
    };
  }

  function followAddress(direction: CurrentRoute['direction'], from: RouteName | undefined): Promise<void> {
    const { route: wanted } = matchRoute(set, pathBelow(options.product, history.path));
    const entry = history.entry;
    index = entry?.index ?? 0;
    return move(wanted, {
      query: history.query,
      state: entry?.state,
      previous: entry?.previous ?? from,
      direction,
      commit: (target, query) =>
        history.replace(address(target, query), { index, previous: entry?.previous, state: entry?.state }),
    });
  }

  let afterReturn: (() => void) | undefined;
  function onMove(isBelowFirst: boolean): void {
    if (isBelowFirst) {
      // The way up again takes its time in a browser: only then may the history be written.
      afterReturn = () => (route.getState().backRoute ? navigator.back() : options.onLeave());
      history.forward();
      return;
    }
    const returned = afterReturn;
    afterReturn = undefined;
    if (returned) {
      returned();
      return;
    }
    const next = history.entry?.index ?? 0;
    void followAddress(next < index ? 'back' : 'forward', undefined);
  }

  return {
    navigator,
    route,
    screen,
    async start() {
      history.layFloor(
        `${history.path}${new URLSearchParams(history.query).size > 0 ? `?${new URLSearchParams(history.query)}` : ''}`,
      );
      stopListening = history.onMove(onMove);
      // Who pressed something while the page was taken over goes where that leads, not back to the address.
      if (latestMove === 0) await followAddress('none', undefined);
    },
    stop: () => stopListening(),
  };
}

/** The route as screens see it. */
export function describe(
  definition: RouteDefinition,
  move: Pick<Move, 'query' | 'state' | 'previous' | 'direction'>,
): CurrentRoute {
  return {
    name: definition.name,
    like: definition.standsFor?.[0] ?? definition.name,
    transaction: definition.transaction,
    backRoute: definition.backRoute,
    isCloseHidden: definition.isCloseHidden,
    query: move.query,
    state: move.state,
    previous: move.previous,
    direction: move.direction,
    pending: undefined,
  };
}
