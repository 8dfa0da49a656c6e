import { methodsWithdrawal } from '@opencashier/contract/calls/methods-withdrawal';
import type { DestinationCheck } from '@opencashier/contract/destination/destination-issue';
import type { PaymentMethod } from '@opencashier/contract/entities/payment-method';
import type { ComponentType } from 'react';
import { createStore } from 'zustand/vanilla';
import { createConversions } from '../../flows/conversion.ts';
import { createHistoryFlow } from '../../flows/history/create-history-flow.ts';
import { createMethodsFlow } from '../../flows/methods-flow.ts';
import { createProtectionFlow } from '../../flows/protection/create-protection-flow.ts';
import type { RouteName } from '../../flows/route-names.ts';
import { type createTestClient, ok } from '../../flows/testing/test-client.ts';
import { methodList } from '../../flows/testing/test-methods.ts';
import { withdrawalSetting } from '../../flows/testing/test-withdrawal.ts';
import { englishTexts } from '../../i18n/testing/catalogues.ts';
import type { Services } from '../services.ts';
import { draw } from './draw.tsx';

type Answers = ReturnType<typeof createTestClient>['answers'];

export interface AccountDrawing {
  readonly room: RouteName;
  readonly query?: Readonly<Record<string, string>>;
  readonly previous?: RouteName;
  /** Methods that pay out; the first one is chosen. */
  readonly methods?: readonly PaymentMethod[];
  readonly check?: DestinationCheck;
  /** The account is one of coins. */
  readonly hasCoins?: boolean;
  /** What the server answers, by path. */
  readonly answers?: Answers;
}

const none = {
  limitPeriods: [],
  coolOffDays: [],
  selfExclusionDays: [],
  hasEndlessExclusion: false,
};

/** A screen of withdrawals or the account on a page, over the real flows; server, host and clock are the test's. */
export async function drawAccount(Screen: ComponentType, drawing: AccountDrawing) {
  const { room, query = {}, methods = [], check, hasCoins = false, answers = {} } = drawing;
  const texts = englishTexts();
  const test = withdrawalSetting({ texts, hasCoins, ...(check ? { check } : {}) });
  const { server, nav, session, selection, notifications, clock, flow } = test;
  const { client } = server;
  const { navigator } = nav;
  Object.assign(server.answers, {
    'methods-withdrawal': () => ok(methodList(...methods)),
    'player-limits-get': () => ok({ offers: none, limits: [] }),
    transactions: () => ok({ transactions: [] }),
    ...answers,
  });
  const withdrawalMethods = createMethodsFlow({
    kind: 'withdrawal',
    askList: (request) => client.call(methodsWithdrawal, request),
    session,
    selection,
    navigator,
    texts,
    analytics: { track: () => undefined },
    delay: { tilesShown: () => undefined, depositClicked: () => undefined },
    isSupportedCardView: () => true,
    routeOfCardView: () => undefined,
    hasScreen: () => true,
    start: flow.start,
  });
  await withdrawalMethods.load();
  const [chosen] = methods;
  if (chosen) {
    selection.setState({ method: chosen });
    flow.start(chosen);
    await clock.advance(0);
  }
  const services = {
    host: test.host.host,
    navigator,
    route: createStore(() => ({ name: room, previous: drawing.previous, transaction: 'withdrawal', query })),
    session,
    selection,
    methods: { find: () => undefined },
    withdrawalMethods,
    withdrawal: flow,
    deposit: test.deposit,
    balances: test.balances,
    coins: test.coins,
    history: createHistoryFlow({ client, navigator }),
    protection: createProtectionFlow({ client, session, notifications, texts }),
    status: test.status,
    invoice: {},
    conversions: createConversions({ client, clock }),
    pending: { store: createStore(() => ({ open: [] })) },
    sprite: '',
    texts,
    // These screens use no more of them.
  } as unknown as Services;
  return {
    ...test,
    ...(await draw(Screen, { services, clock })),
    withdrawalMethods,
    fieldInput: (name: string) => document.querySelector(`[data-name="${name}"] input`),
  };
}
