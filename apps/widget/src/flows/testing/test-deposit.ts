import { type ParentDataInput, parentData } from '@opencashier/contract/host/parent-data';
import * as z from 'zod/mini';
import { createStore } from 'zustand/vanilla';
import type { BridgeKind } from '../../host/host-channel.ts';
import { createAnalytics } from '../analytics.ts';
import type { BonusFlow } from '../bonus.ts';
import { createBonusFlow } from '../bonus-flow.ts';
import { createDepositFlow } from '../deposit/create-deposit-flow.ts';
import type { DepositDeps } from '../deposit/deposit-deps.ts';
import type { MethodsState } from '../methods.ts';
import { createNotifications } from '../notifications.ts';
import { createPendingEntry } from '../pending-entry.ts';
import { createSelectionStore } from '../selection.ts';
import { createStatusFlow } from '../status-flow.ts';
import { createTestClient, ok } from './test-client.ts';
import { countingIds, createTestClock } from './test-clock.ts';
import { createTestHost, createTestLifecycle, createTestNavigator, testTexts } from './test-edges.ts';
import { method, methodList } from './test-methods.ts';
import { memoryStorage, testSession } from './test-session.ts';
import { transaction } from './test-transaction.ts';
import { createTestWindows } from './test-windows.ts';

interface Setting {
  readonly kind?: BridgeKind;
  readonly parent?: ParentDataInput;
  readonly texts?: readonly string[];
  readonly extra?: Partial<DepositDeps>;
}

/** The provider's page of a created deposit. */
export const pageUrl = 'https://pay.example/checkout/1';
export const redirectReply = { depositId: 'd1', source: pageUrl, apiResponse: { type: 'REDIRECT' } };

/** A deposit flow with everything real but the edges. */
export function depositSetting({ kind = 'frame', parent = {}, texts = [], extra = {} }: Setting = {}) {
  const server = createTestClient({
    'session-start': () => ok({ payment_session_id: 's1' }),
    'deposit-limits': ({ request }) => ok({ [String(request.paymentMethod)]: { min: 10, max: 500 } }),
    'deposit-prepare': () => ok({ fields: [] }),
    'deposit-create': () => ok(redirectReply),
    'deposit-status': ({ request }) => ok(transaction({ id: String(request.depositId) })),
    'session-form-on-close-modal': () => ok({ ok: true }),
    events: () => ok({ ok: true }),
  });
  const clock = createTestClock();
  const host = createTestHost(kind);
  const nav = createTestNavigator();
  const page = createTestLifecycle();
  const windows = createTestWindows();
  const session = testSession();
  session.setState({ parent: z.parse(parentData, parent), user: { id: 7 } });
  const entry = createPendingEntry(memoryStorage());
  const notifications = createNotifications({ clock, newId: countingIds('n') });
  const visa = method('visa', { text: { en: 'Visa' } });
  const edges = {
    client: server.client,
    host: host.host,
    clock,
    lifecycle: page.lifecycle,
    entry,
    random: () => 0,
  };
  const status = createStatusFlow(edges);
  const methods = createStore<MethodsState>(() => ({
    status: 'ready',
    list: methodList(visa),
    tiles: [],
    popular: [],
    query: '',
    visibleTiles: [],
  }));
  const bonus: BonusFlow = createBonusFlow({
    client: server.client,
    host: host.host,
    session,
    methods,
    clock,
    notifications,
    texts: testTexts(),
  });
  const reported: [string, number][] = [];
  const selection = createSelectionStore();
  const deps: DepositDeps = {
    ...edges,
    navigator: nav.navigator,
    session,
    selection,
    bonus,
    status,
    notifications,
    texts: testTexts(...texts),
    analytics: createAnalytics({ host: host.host, session, clock }),
    delay: { tilesShown: () => {}, depositClicked: () => (reported.length === 0 ? 1_500 : undefined) },
    metrics: { report: (key, ms) => void reported.push([key, ms]) },
    windows: windows.windows,
    newId: countingIds('key'),
    findMethod: (name) => (name === 'visa' ? visa : undefined),
    httpOrigins: [],
    sealCard: async (_, fields) => `sealed:${Object.keys(fields).join(',')}`,
    ...extra,
  };
  const flow = createDepositFlow(deps);
  return {
    ...{
      server,
      clock,
      host,
      nav,
      page,
      windows,
      session,
      selection,
      entry,
      notifications,
      status,
      visa,
      reported,
    },
    flow,
    state: () => flow.store.getState(),
    phase: () => flow.store.getState().phase,
    creates: () => server.callsTo('deposit-create'),
    keys: () => server.callsTo('deposit-create').map((call) => call.options.idempotencyKey),
    events: () => host.payloads('analytics').map((event) => event as { event: string; field?: string }),
    notices: () =>
      notifications.store.getState().items.map(({ title, text }) => (title ? `${title} ${text}` : text)),
    /** Chooses Visa and types an amount. */
    async ready(amount = '50') {
      flow.start(visa);
      await clock.advance(0);
      flow.setAmount(amount, false);
    },
  };
}
