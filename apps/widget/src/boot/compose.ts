import type { PaymentMethod } from '@opencashier/contract/entities/payment-method';
import type { ComponentType } from 'react';
import { createStore } from 'zustand/vanilla';
import type { Client } from '../api/client.ts';
import { isSupportedCardView, routeOfCardView } from '../card-views/registry.ts';
import { createAnalytics } from '../flows/analytics.ts';
import type { Clock } from '../flows/clock.ts';
import { createDepositDelay, type Timeline } from '../flows/deposit-delay.ts';
import { createMethodsFlow } from '../flows/methods-flow.ts';
import { createNotifications } from '../flows/notifications.ts';
import type { PendingFlow, PendingState } from '../flows/pending.ts';
import type { RouteName } from '../flows/route-names.ts';
import type { SelectionState } from '../flows/selection.ts';
import { createSessionStore, type SessionStore } from '../flows/session.ts';
import type { HostChannel } from '../host/host-channel.ts';
import { createTexts, type TextsOptions } from '../i18n/texts.ts';
import type { BrowserHistory } from '../routes/browser-history.ts';
import { matchRoute } from '../routes/route-match.ts';
import { createRouter, describe, type Router, type RouterOptions } from '../routes/router.ts';
import { standardRoutes } from '../routes/standard-routes.ts';
import type { Services } from '../services/services.ts';
import { createFirstCalls } from './first-calls.ts';
import { noticeUnreachable } from './notices.ts';
import type { PageData } from './page-data.ts';
import type { SweepstakeView } from './sweepstake-view.ts';

/** What the player's account has beside deposits. */
export type AccountFlows = 'withdrawal' | 'balances' | 'protection' | 'history';

/** Services whose code arrives with the screens that use them, not with the first list. */
export type LateFlows = Pick<
  Services,
  'regions' | 'status' | 'bonus' | 'deposit' | AccountFlows | 'invoice' | 'conversions' | 'onramp' | 'badges'
> & {
  /** In the sweepstakes alone. */
  readonly coins?: Services['coins'];
  /** The list draws its store from the first moment on. */
  readonly underWay: Omit<PendingFlow, 'store'>;
};

const nothing = () => undefined;
const absent = (): never => {
  throw new Error('The sweepstakes alone have this service.');
};

type StartLate = (flows: LateFlows, method: PaymentMethod) => void;

export interface Ports
  extends TextsOptions,
    Pick<RouterOptions, 'hasScreen' | 'loadScreen' | 'onLeave' | 'mark'> {
  /** The client of a visit; it reads token and language from the session at each call. */
  readonly connect: (session: SessionStore) => Client;
  readonly host: HostChannel;
  readonly history: BrowserHistory;
  readonly clock: Clock;
  readonly newId: () => string;
  readonly timeline: Timeline;
  /** The screen of a route whose code is in the entry already. */
  readonly readyScreen: (name: RouteName) => ComponentType | undefined;
  /** Brings the services that are not needed at first; the router waits for them too. */
  readonly loadLateFlows: () => Promise<LateFlows>;
  /** What the sweepstakes have of their own; its code is no part of the first screen's script of deposits. */
  readonly sweepstake?: SweepstakeView | undefined;
}

/**
 * Wires the services of a visit from what the page says alone. The renderer and the browser both start here, so that
 * every store begins with the same state on both sides; what only the browser knows is set afterwards.
 * @param path below the widget's prefix
 */
export function compose(data: PageData, path: string, ports: Ports) {
  const { host, clock, newId, hasScreen } = ports;
  const texts = createTexts(ports);
  texts.show(data.locale, data.messages, false);
  const session = createSessionStore(startOf(data));
  const selection = createStore<SelectionState>(() => ({ group: undefined, method: undefined }));
  const notifications = createNotifications({ clock, newId });
  const { sweepstake } = ports;
  const set = sweepstake?.routes ?? standardRoutes;
  const { route: first } = matchRoute(set, path);
  const { navigator, ...router }: Router = createRouter({
    ...ports,
    product: data.product,
    set,
    selection,
    addressValues: data.address,
    onUnloadable: (tryAgain) => noticeUnreachable({ notifications, texts }, tryAgain),
    first: {
      route: describe(first, { query: {}, state: undefined, previous: undefined, direction: 'none' }),
      Screen: sweepstake?.screenOf(first.name) ?? ports.readyScreen(first.name),
    },
  });
  const analytics = createAnalytics({ host, session, clock });
  const client = ports.connect(session);
  const calls = (sweepstake?.createCalls ?? createFirstCalls)(client);
  const delay = createDepositDelay(ports.timeline);
  const pendingStore = createStore<PendingState>(() => ({ open: [] }));

  let late: LateFlows | undefined;
  let arriving: Promise<LateFlows> | undefined;
  /** Chosen while the services could not be loaded. */
  let unstarted: { readonly method: PaymentMethod; readonly start: StartLate } | undefined;
  const arrived = (): LateFlows => {
    if (!late) throw new Error('This service arrives with the screens that use it.');
    return late;
  };
  const loadLate = (): Promise<LateFlows> => {
    arriving ??= ports.loadLateFlows().then(
      (flows) => {
        late = flows;
        // Another try to open its screen brought them: the choice still stands.
        if (unstarted && unstarted.method === selection.getState().method) {
          unstarted.start(flows, unstarted.method);
        }
        return flows;
      },
      (error: unknown) => {
        // The next screen tries anew.
        arriving = undefined;
        throw error;
      },
    );
    return arriving;
  };

  /** The router waits for the same code, and tells if it cannot be loaded. */
  const startLate = (start: StartLate) => (method: PaymentMethod) => {
    loadLate().then(
      (flows) => start(flows, method),
      () => {
        unstarted = { method, start };
      },
    );
  };
  const methodsDeps = {
    session,
    selection,
    navigator,
    texts,
    analytics,
    delay,
    isSupportedCardView,
    routeOfCardView,
    hasScreen,
  };

  const services: Services = {
    client,
    host,
    navigator,
    route: router.route,
    session,
    selection,
    notifications,
    texts,
    sprite: data.sprite,
    methods: createMethodsFlow({
      ...methodsDeps,
      kind: 'deposit',
      askList: calls.askList,
      start: startLate(({ deposit }, method) => deposit.start(method)),
      initial: data.methods,
    }),
    withdrawalMethods: createMethodsFlow({
      ...methodsDeps,
      kind: 'withdrawal',
      askList: calls.askWithdrawalList,
      start: startLate(({ withdrawal }, method) => withdrawal.start(method)),
    }),
    pending: {
      store: pendingStore,
      // Whoever opens a screen sees that its code cannot be loaded; what is kept stays kept.
      restore: () => loadLate().then(({ underWay }) => underWay.restore(), nothing),
      loadOpen: () => loadLate().then(({ underWay }) => underWay.loadOpen(), nothing),
      show: (transaction) => arrived().underWay.show(transaction),
    },
    get boxes() {
      return boxes ?? absent();
    },
    get coins() {
      return arrived().coins ?? absent();
    },
    get regions() {
      return arrived().regions;
    },
    get deposit() {
      return arrived().deposit;
    },
    get withdrawal() {
      return arrived().withdrawal;
    },
    get balances() {
      return arrived().balances;
    },
    get protection() {
      return arrived().protection;
    },
    get history() {
      return arrived().history;
    },
    get status() {
      return arrived().status;
    },
    get invoice() {
      return arrived().invoice;
    },
    get conversions() {
      return arrived().conversions;
    },
    get onramp() {
      return arrived().onramp;
    },
    get badges() {
      return arrived().badges;
    },
    get bonus() {
      return arrived().bonus;
    },
  };
  const boxes = sweepstake?.createBoxes({
    client,
    services,
    analytics,
    route: router.route,
    deposit: () => arrived().deposit,
    startDeposit: startLate(({ deposit }, method) => deposit.start(method)),
    data,
  });
  return {
    services,
    router,
    texts,
    analytics,
    delay,
    loadLate,
    /** The services that arrived later, if they did. */
    arrivedLate: () => late,
  };
}

export type Composition = ReturnType<typeof compose>;

/** The first list says whose it is; before that the address does. */
function startOf({ brand, product, view, address, methods }: PageData) {
  const country = methods?.country ?? address.country;
  const currency = methods?.currency ?? address.currency;
  return { brand, product, platform: 'mobile', view, country, currency, locale: address.locale } as const;
}
