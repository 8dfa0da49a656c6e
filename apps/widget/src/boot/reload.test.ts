import type { PaymentMethod } from '@opencashier/contract/entities/payment-method';
import type { Transaction } from '@opencashier/contract/entities/transaction';
import { describe, expect, it } from 'vitest';
import { askStatus } from '../flows/payment-status-calls.ts';
import { createPendingEntry } from '../flows/pending-entry.ts';
import { createPendingFlow } from '../flows/pending-flow.ts';
import type { RouteName } from '../flows/route-names.ts';
import { createTestClient, lost, ok } from '../flows/testing/test-client.ts';
import { countingIds, createTestClock, settle } from '../flows/testing/test-clock.ts';
import { method, methodList } from '../flows/testing/test-methods.ts';
import { fakeToken, memoryStorage } from '../flows/testing/test-session.ts';
import { transaction } from '../flows/testing/test-transaction.ts';
import { createHostChannel } from '../host/create-host-channel.ts';
import { createFrameBridge } from '../host/frame-bridge.ts';
import { createFakeWindow } from '../host/testing/fake-window.ts';
import { createBrowserHistory } from '../routes/browser-history.ts';
import { createFakeHistoryWindow } from '../routes/testing/fake-history-window.ts';
import { compose, type LateFlows } from './compose.ts';
import type { Early } from './early-page.ts';
import type { PageData } from './page-data.ts';
import { runVisit } from './run-visit.ts';

const origin = 'https://casino.example';
const data: PageData = {
  version: '1',
  product: 'cashier',
  apiPrefix: 'BANKING',
  brand: 'harbor',
  allowedOrigins: [origin],
  httpOrigins: [],
  locale: 'en',
  address: { country: 'BR', currency: 'BRL' },
  view: 'main',
  messages: {},
  localesVersion: '1',
  sprite: '',
  isDebuggable: false,
};
const list = methodList(
  method('visa'),
  method('g1', { category: 'gift_cards' }),
  method('g2', { category: 'gift_cards' }),
  method('btc', { category: 'crypto' }),
  method('pumb', { category: 'p2p_methods_ukraine', cardViewType: 5 }),
  method('busy', { availability: { state: 'maintenance' } }),
);

interface Reload {
  /** Below the widget's prefix, with its query. */
  readonly address: string;
  /** What the page kept of a payment under way: where it was, and what the server says of it. */
  /** What it was paid by. */
  readonly paymentMethod?: string;
  readonly kept?: { readonly route: RouteName; readonly told: Partial<Transaction> | 'nobody answers' };
}

/** A visit from its start on, at the address that a reload finds. */
async function reload({ address, kept, paymentMethod = 'visa' }: Reload) {
  const told = kept?.told;
  const server = createTestClient({
    'methods-payment-v3': () => ok(list),
    'methods-withdrawal': () => ok(list),
    'deposit-status': () =>
      told === undefined || told === 'nobody answers' ? lost() : ok(transaction(told)),
  });
  const browser = createFakeHistoryWindow(`/cashier${address}`);
  const host = createFakeWindow();
  const channel = createHostChannel(
    createFrameBridge(host.window, { allowedOrigins: [origin], heardEarly: [] }),
  );
  const clock = createTestClock();
  const storage = memoryStorage();
  const entry = createPendingEntry(storage);
  if (kept) {
    const attempt = { attemptKey: 'k', paymentMethod, amount: 50, currency: 'BRL' };
    entry.write({ ...attempt, paymentId: 'd1', route: kept.route });
  }
  const started: PaymentMethod[] = [];
  const path = address.split('?')[0] ?? '';
  const composition = compose(data, path, {
    host: channel,
    clock,
    history: createBrowserHistory(browser.window),
    newId: countingIds(),
    timeline: performance,
    mark: () => {},
    onLeave: () => {},
    onMissing: () => {},
    hasScreen: () => true,
    readyScreen: () => undefined,
    loadScreen: async () => () => null,
    connect: () => server.client,
    loadLateFlows: async () => late,
  });
  const { services } = composition;
  const late = {
    deposit: { start: (one: PaymentMethod) => void started.push(one) },
    underWay: createPendingFlow({
      store: services.pending.store,
      calls: {
        askOpen: async () => lost(),
        askStatus: (kind, paymentId, paymentMethod) =>
          askStatus(server.client, { kind, paymentId, paymentMethod }),
      },
      onPush: server.client.onPush,
      navigator: services.navigator,
      entry,
    }),
    // A reload uses no more of them.
  } as unknown as LateFlows;
  const isRouted = path === '/deposit';
  if (isRouted) await composition.router.start();
  const visit = runVisit({
    window: { location: browser.window.location, requestIdleCallback: () => 0 } as unknown as Window,
    hostWindow: host.window,
    early: { data, code: undefined } as unknown as Early,
    channel,
    composition,
    storage,
    clock,
    entry,
    lifecycle: { onVisible: () => () => {}, onUnload: () => () => {}, wake: () => {} },
    locales: { complete: async () => {} },
    uncaught: [],
    isRouted,
    connected: undefined,
    standalone: { begin: () => Promise.reject(new Error('framed')), renew: async () => false },
  });
  const payload = { token: fakeToken({ sub: '7', brand: 'harbor' }) };
  host.receive(JSON.stringify({ type: 'loaded', payload }), origin);
  await visit;
  for (let turn = 0; turn < 5; turn += 1) await settle();
  return {
    url: browser.url,
    name: services.route.getState().name,
    chosen: services.selection.getState(),
    started: started.map(({ name }) => name),
    entry: entry.read(),
    told: host.posted.map(({ message }) => JSON.parse(message).type),
  };
}

it('tells the host when it begins, and when all of it is there', async () => {
  expect((await reload({ address: '/deposit' })).told).toEqual(['init', 'fullLoaded']);
});

describe('a reload of a form or a list', () => {
  it.each([
    ['/deposit/redirect?method=visa', 'depositRedirect'],
    ['/deposit/india?method=visa', 'depositIndia'],
    ['/deposit/onramp?method=visa', 'depositOnramp'],
    ['/deposit/cash?method=visa', 'depositCash'],
    ['/deposit/peer-to-peer/base?method=pumb&group=p2p_methods_ukraine', 'depositP2pBase'],
    ['/deposit/group/redirect?method=g1&group=gift_cards', 'depositGroupRedirect'],
    ['/deposit/bonus-details?method=visa', 'depositBonusDetails'],
    ['/deposit/video-instruction?method=visa', 'depositVideoInstruction'],
  ] as const)('%s stays, with its method chosen and started anew', async (address, name) => {
    const after = await reload({ address });
    const query = new URLSearchParams(address.split('?')[1]);
    expect([after.name, after.url]).toEqual([name, `/cashier${address}`]);
    expect(after.chosen.method?.name).toBe(query.get('method'));
    expect(after.chosen.group?.name).toBe(query.get('group') ?? undefined);
    expect(after.started).toEqual([query.get('method')]);
  });

  it.each([
    ['/deposit/group?group=gift_cards', 'depositGroup'],
    ['/deposit/crypto?group=crypto', 'depositCrypto'],
    ['/deposit/peer-to-peer?group=p2p_methods_ukraine', 'depositP2p'],
  ] as const)('%s stays, with its group chosen', async (address, name) => {
    const after = await reload({ address });
    expect([after.name, after.url]).toEqual([name, `/cashier${address}`]);
    expect(after.chosen.group?.name).toBe(new URLSearchParams(address.split('?')[1]).get('group'));
    expect(after.started).toEqual([]);
  });

  it.each(['?method=unheard-of', '?method=busy', '?group=nonsense', ''])(
    'leads to the list where %j chooses nothing',
    async (query) => {
      const after = await reload({ address: `/deposit/redirect${query}` });
      expect([after.name, after.url, after.started]).toEqual(['deposit', '/cashier/deposit', []]);
    },
  );
});

describe('a reload in the room of a deposit', () => {
  it.each([
    ['/deposit/redirect/instruction', 'depositRedirectInstruction'],
    ['/deposit/redirect/eazype', 'depositEazype'],
    ['/deposit/redirect/pix', 'depositPix'],
    ['/deposit/redirect/unified-form', 'depositUnifiedForm'],
    ['/deposit/crypto/address', 'depositCryptoAddress'],
    ['/deposit/india/invoice', 'depositIndiaInvoice'],
    ['/deposit/onramp/offer-list', 'depositOnrampOffers'],
    ['/deposit/peer-to-peer/invoice', 'depositP2pInvoice'],
    ['/deposit/peer-to-peer/unified-form', 'depositP2pUnifiedForm'],
    ['/deposit/peer-to-peer/instruction', 'depositP2pInstruction'],
    ['/deposit/host-to-host', 'depositHostToHost'],
  ] as const)('%s comes back to it, with the server’s word', async (path, route) => {
    const address = `${path}?status=waiting&depositId=d1`;
    const after = await reload({ address, kept: { route, told: { status: 'waiting' } } });
    expect([after.name, after.url]).toEqual([route, `/cashier${address}`]);
    expect(after.chosen.method?.name).toBe('visa');
    expect(after.entry?.paymentId).toBe('d1');
  });

  it('stays on the complete page, whose method may be in no list', async () => {
    const address = '/deposit/complete?status=waiting&depositId=d1';
    const kept = { route: 'depositComplete', told: { status: 'waiting' } } as const;
    const after = await reload({ address, kept });
    expect([after.name, after.url]).toEqual(['depositComplete', `/cashier${address}`]);
  });

  it('comes back to it from the list too, and while nobody answers', async () => {
    for (const told of [{ status: 'waiting' }, 'nobody answers'] as const) {
      const after = await reload({ address: '/deposit', kept: { route: 'depositPix', told } });
      expect([after.name, after.url]).toEqual([
        'depositPix',
        '/cashier/deposit/redirect/pix?status=waiting&depositId=d1',
      ]);
    }
  });

  it.each([
    ['processed', {}],
    ['mistaked', { depositStatus: 'AUTO_CANCELED' }],
    ['waiting', { claimedAt: '2026-11-21T10:05:00Z' }],
  ] as const)('tells of one that is %s on the complete page', async (status, more) => {
    const address = '/deposit/redirect/pix?status=waiting&depositId=d1';
    const after = await reload({ address, kept: { route: 'depositPix', told: { status, ...more } } });
    expect([after.name, after.url]).toEqual([
      'depositComplete',
      `/cashier/deposit/complete?status=${status}&depositId=d1`,
    ]);
  });

  it('comes back to it where the list has its method no more, until it ends', async () => {
    const address = '/deposit/redirect/pix?status=waiting&depositId=d1';
    const kept = (status: 'waiting' | 'processed') =>
      ({ route: 'depositPix', told: { status, paymentMethod: 'gone', methodText: 'Gone Pay' } }) as const;
    const open = await reload({ address, kept: kept('waiting'), paymentMethod: 'gone' });
    expect([open.name, open.url]).toEqual(['depositPix', `/cashier${address}`]);
    expect(open.chosen.method).toMatchObject({ name: 'gone', text: { en: 'Gone Pay' } });
    const over = await reload({ address, kept: kept('processed'), paymentMethod: 'gone' });
    expect(over.name).toBe('depositComplete');
  });

  it('leads to the list where nothing is kept of it', async () => {
    const after = await reload({ address: '/deposit/redirect/pix?status=waiting&depositId=d1' });
    expect([after.name, after.url]).toEqual(['deposit', '/cashier/deposit']);
  });
});

it('leads nobody who asks for withdrawals to a deposit that waits to be paid, and keeps it for its own list', async () => {
  const kept = { route: 'depositP2pInvoice', told: { id: 'd1', status: 'waiting' } } as const;
  const withdrawals = await reload({ address: '/withdrawal', kept });
  expect(withdrawals.name).toBe('withdrawal');
  expect(withdrawals.entry).toMatchObject({ paymentId: 'd1' });
  expect((await reload({ address: '/deposit', kept })).name).toBe('depositP2pInvoice');
});
