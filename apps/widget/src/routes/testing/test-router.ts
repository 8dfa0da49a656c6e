import { paymentMethod } from '@opencashier/contract/entities/payment-method';
import * as z from 'zod/mini';
import { createStore } from 'zustand/vanilla';
import type { RouteName } from '../../flows/route-names.ts';
import type { SelectionState } from '../../flows/selection.ts';
import { createTestClock } from '../../flows/testing/test-clock.ts';
import { createBrowserHistory } from '../browser-history.ts';
import type { RouteSet } from '../route-definition.ts';
import { matchRoute, pathBelow } from '../route-match.ts';
import { createRouter, describe } from '../router.ts';
import { standardRoutes } from '../standard-routes.ts';
import { createFakeHistoryWindow } from './fake-history-window.ts';

export const method = z.parse(paymentMethod, {
  name: 'visa',
  category: 'card_method',
  currency: ['EUR'],
  text: { en: 'Visa' },
  amount_rules: {},
  fields: [],
  position: 1,
  iconIds: [],
});

export interface TestRouterOptions {
  readonly path?: string;
  readonly state?: unknown;
  readonly set?: RouteSet;
  readonly without?: readonly RouteName[];
  readonly load?: (name: RouteName) => Promise<void>;
}

/** A router over a history in memory; every screen is there unless the test says otherwise. */
export function createTestRouter({
  path = '/cashier/deposit',
  state,
  set = standardRoutes,
  without = [],
  load = async () => {},
}: TestRouterOptions = {}) {
  const browser = createFakeHistoryWindow(path, state);
  const clock = createTestClock();
  const selection = createStore<SelectionState>(() => ({ group: undefined, method: undefined }));
  const told = { left: 0, marks: [] as string[], unloadable: [] as (() => void)[] };
  const { route: first } = matchRoute(set, pathBelow('cashier', browser.window.location.pathname));
  const router = createRouter({
    product: 'cashier',
    set,
    selection,
    history: createBrowserHistory(browser.window),
    hasScreen: (name) => !without.includes(name),
    async loadScreen(name) {
      await load(name);
      return () => null;
    },
    first: {
      route: describe(first, { query: {}, state: undefined, previous: undefined, direction: 'none' }),
      Screen: undefined,
    },
    addressValues: { locale: 'en', country: 'DE' },
    onLeave: () => {
      told.left += 1;
    },
    onUnloadable: (tryAgain) => void told.unloadable.push(tryAgain),
    mark: (name) => told.marks.push(name),
    clock,
  });
  const shown = () => router.route.getState();
  /** Waits until the history stands still and no move is under way. */
  const settled = async () => {
    for (let quiet = 0; quiet < 5; quiet = shown().pending === undefined ? quiet + 1 : 0) {
      await new Promise((resolve) => setImmediate(resolve));
    }
  };
  return { browser, clock, selection, told, router, navigator: router.navigator, shown, settled };
}
