import type { ComponentType } from 'react';
import type { Client } from '../api/client.ts';
import type { Analytics } from '../flows/analytics.ts';
import type { RouteStore } from '../flows/current-route.ts';
import type { MethodsDeps } from '../flows/methods-flow.ts';
import type { RouteName } from '../flows/route-names.ts';
import type { BoxesFlow } from '../flows/sweepstake/boxes.ts';
import { type BoxesDeps, createBoxesFlow } from '../flows/sweepstake/create-boxes-flow.ts';
import { isSafeUrl } from '../host/safe-url.ts';
import type { RouteSet } from '../routes/route-definition.ts';
import { sweepstakeRoutes } from '../routes/sweepstake-routes.ts';
import { BoxList } from '../screens/box-list/box-list.tsx';
import type { Services } from '../services/services.ts';
import { createFirstCalls } from './first-calls.ts';
import type { PageData } from './page-data.ts';

type FirstCalls = ReturnType<typeof createFirstCalls>;

export interface BoxesWiring extends Pick<BoxesDeps, 'deposit' | 'startDeposit'> {
  readonly data: Pick<PageData, 'boxes' | 'httpOrigins' | 'allowedOrigins'>;
  readonly client: Client;
  readonly services: Services;
  readonly analytics: Analytics;
  readonly route: RouteStore;
}

/** What the first screen of the sweepstakes needs beside what it shares with that of deposits. */
export interface SweepstakeView {
  readonly routes: RouteSet;
  /** The screen of a route that comes with this code. */
  screenOf(name: RouteName): ComponentType | undefined;
  createCalls(client: Client): FirstCalls;
  createBoxes(wiring: BoxesWiring): BoxesFlow;
}

const category = 'crypto';
type AskList = MethodsDeps['askList'];

/** Crypto alone buys coins and takes what is redeemed. The list stays that of the page's currency, whatever pays. */
const cryptoAlone =
  (ask: AskList): AskList =>
  async (request) => {
    const result = await ask({ ...request, view: 'sweep' });
    if (!result.ok) return result;
    const { data } = result;
    const methods = data.methods.filter((method) => method.category === category);
    return { ...result, data: { ...data, currency: request.currency ?? data.currency, methods } };
  };

/** @param log notes what could not be loaded; heard only by whoever looks into a running widget */
export function createSweepstakeView(log: (event: string, details?: unknown) => void): SweepstakeView {
  return {
    routes: sweepstakeRoutes,
    screenOf: (name) => (name === sweepstakeRoutes.home ? BoxList : undefined),
    createCalls(client) {
      const { askList, askWithdrawalList } = createFirstCalls(client);
      return { askList: cryptoAlone(askList), askWithdrawalList: cryptoAlone(askWithdrawalList) };
    },
    createBoxes: ({ client, services, data, ...wiring }) =>
      createBoxesFlow({
        session: services.session,
        selection: services.selection,
        navigator: services.navigator,
        notifications: services.notifications,
        texts: services.texts,
        methods: services.methods,
        ...wiring,
        initial: data.boxes,
        // The operator's own pages are its origins', whatever they are served over.
        isSafeLink: (url) => isSafeUrl(url, { httpOrigins: [...data.httpOrigins, ...data.allowedOrigins] }),
        log,
        async askBoxes() {
          const { sweepstakeBoxes } = await import('@opencashier/contract/calls/sweepstake-boxes');
          return client.call(sweepstakeBoxes, {});
        },
      }),
  };
}
