import type { PaymentMethod } from '@opencashier/contract/entities/payment-method';
import type { Box } from '@opencashier/contract/entities/sweepstake';
import { createStore } from 'zustand/vanilla';
import type { CurrentRoute } from '../current-route.ts';
import { tilesOf } from '../method-tiles.ts';
import type { MethodsState } from '../methods.ts';
import type { BoxesFlow, BoxesReply } from '../sweepstake/boxes.ts';
import { createBoxesFlow } from '../sweepstake/create-boxes-flow.ts';
import { ok } from './test-client.ts';
import { depositSetting } from './test-deposit.ts';
import { method, methodList } from './test-methods.ts';
import { at } from './test-route.ts';

/** A package for $9.99, or whatever a test needs. */
export const box = (boxId: string, extra: Partial<Box> = {}): Box => ({
  boxId,
  price: 9.99,
  priceCurrencyCode: 'USD',
  currenciesList: { main: { amount: 10_000 }, free: { amount: 10 } },
  ...extra,
});

export const boxesReply = (...boxes: readonly Box[]): BoxesReply => ({ boxes: [{ boxes: [...boxes] }] });

export const usdt: PaymentMethod = method('usdt', {
  category: 'crypto',
  currency: ['USD'],
  asset: 'USDT',
  amount_rules: { USD: { min: 5, max: 1_000 } },
  fields: [
    {
      name: 'network',
      type: 'networks',
      values: [
        { value: 'TRC-20', label: 'Tron' },
        { value: 'ERC-20', label: 'Ethereum', min: 20 },
      ],
    },
  ],
});
export const bitcoin: PaymentMethod = method('btc', {
  category: 'crypto',
  currency: ['USD'],
  asset: 'BTC',
  position: 2,
  amount_rules: { USD: { min: 15, max: 1_000 } },
});

interface Setting {
  readonly query?: Readonly<Record<string, string>>;
  readonly answer?: Parameters<typeof createBoxesFlow>[0]['askBoxes'];
  readonly initial?: BoxesReply;
  readonly methods?: readonly PaymentMethod[];
}

/** The packages over the real deposit flow; the server is the test's. */
export function boxesSetting(setting: Setting = {}) {
  const { query = {}, initial, methods = [usdt, bitcoin] } = setting;
  let flow: BoxesFlow | undefined;
  const test = depositSetting({ extra: { chosenBox: () => flow?.store.getState().chosen } });
  const { server, session, selection, nav, notifications } = test;
  session.setState({ view: 'sweep', currency: 'USD', isReady: false });
  server.answers['deposit-create-sweepstake'] = () => ok({ depositId: 'd1', data: {} });
  const route = createStore(() => ({ ...at('sweepDeposit'), query }) as CurrentRoute);
  const logged: string[] = [];
  const tracked: string[] = [];
  const list = createStore<MethodsState>(() => ({
    status: 'ready',
    list: methodList(...methods),
    tiles: tilesOf(methods),
    popular: [],
    query: '',
    visibleTiles: [],
  }));
  const answers = {
    boxes: setting.answer ?? (async () => ({ ok: true, data: boxesReply(box('small')) }) as const),
  };
  flow = createBoxesFlow({
    askBoxes: () => answers.boxes(),
    analytics: { track: (event) => void tracked.push(event) },
    session,
    selection,
    route,
    navigator: nav.navigator,
    notifications,
    texts: { text: (key) => key },
    methods: { store: list },
    deposit: () => test.flow,
    startDeposit: test.flow.start,
    log: (event) => void logged.push(event),
    isSafeLink: (url) => url.startsWith('https:'),
    ...(initial ? { initial } : {}),
  });
  return {
    ...test,
    deposit: test.flow,
    flow,
    route,
    logged,
    tracked,
    answers,
    list,
    boxes: () => flow.store.getState(),
  };
}
