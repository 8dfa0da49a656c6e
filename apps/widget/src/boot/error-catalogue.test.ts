import { readFileSync } from 'node:fs';
import { depositCreate } from '@opencashier/contract/calls/deposit-create';
import { sessionUser } from '@opencashier/contract/calls/session-user';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { createQuickClock } from '../api/testing/test-client.ts';
import { startTestServer, type TestServer } from '../api/testing/test-server.ts';
import { createAnalytics } from '../flows/analytics.ts';
import type { CurrentRoute } from '../flows/current-route.ts';
import { withErrorEvents } from '../flows/error-events.ts';
import { createNotifications } from '../flows/notifications.ts';
import { countingIds, createTestClock } from '../flows/testing/test-clock.ts';
import { createTestHost } from '../flows/testing/test-edges.ts';
import { memoryStorage, testSession } from '../flows/testing/test-session.ts';
import { createTexts } from '../i18n/texts.ts';
import { withTimeout } from '../routes/with-timeout.ts';
import { noticeRefusal, noticeWaiting } from './call-notices.ts';
import { connect } from './connect.ts';
import type { Early } from './early-page.ts';
import { initErrorOf } from './init-error.ts';
import { noticeUnreachable, tellErrorPages } from './notices.ts';

// What the player, the host and analytics are told of each kind of error. Rows that other files prove in more depth name
// them; here stands the whole catalogue.

const english = JSON.parse(
  readFileSync(new URL('../public/locales/en.json', import.meta.url), 'utf8'),
) as Record<string, string>;

describe('a call', () => {
  let server: TestServer;
  const opened: { close(): void }[] = [];
  beforeEach(async () => {
    server = await startTestServer();
  });
  afterEach(async () => {
    for (const connection of opened.splice(0)) connection.close();
    await server.close();
  });

  /** The client as a visit wires it, with the notices that a visit gives. */
  function visit(transport: 'http' | 'socket') {
    const { host, payloads } = createTestHost();
    const texts = createTexts();
    texts.show('en', english, true);
    const notifications = createNotifications({ clock: createTestClock(), newId: countingIds() });
    const session = testSession();
    session.setState({ isReady: true });
    const services = { host, notifications, texts };
    const storage = memoryStorage();
    storage.set('cashier.transport', transport);
    let expired = 0;
    const clock = { now: () => 0, ...createQuickClock().clock };
    const connected = connect(session, {
      early: { data: { apiPrefix: 'BANKING' }, takeList: () => undefined } as unknown as Early,
      host,
      storage,
      clock,
      userAgent: '',
      isPaymentPending: () => false,
      onTokenExpired() {
        expired += 1;
        session.setState({ user: { token: `renewed-${expired}` } });
      },
      onRefused: (call, failure) => noticeRefusal(services, call, failure),
      isOnline: () => true,
      onWaiting: (call) => noticeWaiting(services, call),
      onUnreachable: () => noticeUnreachable(services, () => {}),
      baseUrl: server.baseUrl,
    });
    opened.push(connected.connection);
    const analytics = createAnalytics({ host, session, clock });
    return {
      client: withErrorEvents(connected.client, analytics),
      shown: () => notifications.store.getState().items.map(({ text }) => text),
      told: () => payloads('displayError'),
      events: () => payloads('analytics'),
      attempts: () => payloads('socketReconnectAttempt'),
      expired: () => expired,
    };
  }
  const error = { code: 'a.code', message: 'words' };

  it.each([
    // Status, whether there is a text for it.
    ['http', 403, english['common.errors.403']],
    ['http', 404, undefined],
    ['http', 429, english['common.errors.429']],
    ['http', 500, english['common.errors.500']],
    ['socket', 100, undefined],
    ['socket', 300, undefined],
    ['socket', 429, english['common.errors.429']],
    ['socket', 600, undefined],
  ] as const)(
    'over %s refused with %i: host and analytics hear, the player reads %s',
    async (transport, status, text) => {
      server.answerWith(() => ({ status, error }));
      const test = visit(transport);
      expect(await test.client.call(sessionUser, {})).toMatchObject({
        ok: false,
        error: { status, ...error },
      });
      expect(test.told()).toEqual([{ message: 'words', code: 'a.code' }]);
      expect(test.shown()).toEqual(text ? [text] : []);
      expect(test.events()).toMatchObject([{ event: 'request_error', status, text: 'a.code: words' }]);
    },
  );

  it.each([0, 99, 200, 299, 601])('over the socket answered with %i is a success', async (status) => {
    server.answerWith(() => ({ status, data: { name: 'Ana' } }));
    const test = visit('socket');
    expect(await test.client.call(sessionUser, {})).toMatchObject({ ok: true, data: { name: 'Ana' } });
    expect([test.told(), test.shown()]).toEqual([[], []]);
  });

  it.each(['http', 'socket'] as const)(
    'over %s refused with 401 says that the token has expired',
    async (transport) => {
      server.answerWith(() => ({ status: 401, error }));
      const test = visit(transport);
      expect(await test.client.call(sessionUser, {})).toMatchObject({ error: { status: 401 } });
      expect(test.expired()).toBe(1);
    },
  );

  it.each(['http', 'socket'] as const)(
    'over %s that the network lost is tried again, and then told',
    async (transport) => {
      server.answerWith(() => 'drop');
      const test = visit(transport);
      expect(await test.client.call(sessionUser, {})).toMatchObject({ error: { kind: 'unknown' } });
      expect(server.seen.length).toBe(transport === 'http' ? 4 : 5);
      expect(test.shown().at(-1)).toBe('Network connection failed');
      expect(test.events()).toMatchObject([
        { event: 'request_error', text: expect.stringMatching(/^network: /) },
      ]);
    },
  );

  it('without a socket tells the host of each try to connect', async () => {
    server.acceptSockets(false);
    server.answerWith(() => ({ status: 200, data: {} }));
    const test = visit('socket');
    await test.client.call(sessionUser, {});
    expect(test.attempts()).toEqual([{ attempt: 1 }, { attempt: 2 }, { attempt: 3 }]);
  });

  it('of a deposit that breaks the server down is unknown, never failed', async () => {
    server.answerWith(() => ({ status: 500, error }));
    const test = visit('http');
    const create = { amount: 5, currency: 'EUR', fields: {}, isActivatedBonus: false, paymentType: 'visa' };
    const request = { ...create, metadata: { isFromChip: false } };
    const result = await test.client.call(depositCreate, request, { idempotencyKey: 'key' });
    expect(result).toMatchObject({ ok: false, error: { kind: 'unknown' } });
  });
});

it('a page that does not load in 30 seconds fails with fixed words', async () => {
  const clock = createTestClock();
  const failed = expect(withTimeout(new Promise(() => {}), 30_000, clock)).rejects.toThrow('Request timeout');
  await clock.advance(30_000);
  await failed;
});

it.each([
  [
    { message: 'Request timeout', stack: 'at x' },
    { message: 'Request timeout', stack: 'at x' },
  ],
  [{ message: 'its own words' }, { message: 'its own words' }],
  [{}, { message: 'Unknown error' }],
])('the error page with %j tells the host %j', (state, told) => {
  const { host, payloads } = createTestHost();
  const route = createStore(() => ({ name: 'deposit' }) as CurrentRoute);
  tellErrorPages({ host, route });
  route.setState({ name: 'error', state, pending: undefined });
  expect(payloads('displayError')).toEqual([told]);
});

it('a start that fails tells the host so, without words of others', () => {
  expect(initErrorOf(new TypeError('x of undefined at https://private.example'))).toEqual({
    code: 'widget.failed',
  });
});

/** Rows that need more than fits here: the file and the test that prove them. */
const elsewhere = [
  ['a refused deposit', 'flows/deposit/deposit-refusals.test.ts', '%j says %s, closes the window'],
  ['a reply without a deposit', 'flows/deposit/deposit-refusals.test.ts', 'names no deposit: an error'],
  ['every error of a captcha', 'flows/captcha/run-captcha.test.ts', 'tells %s to host, analytics and player'],
  [
    'an icon that can’t be had',
    'flows/missing-icons.test.ts',
    'tells the host of an icon that the sprite lacks',
  ],
  ['a web view without data after 5 s', 'boot/handshake.test.ts', 'is an init error with the fixed text'],
  ['a handshake without payload', 'boot/handshake.test.ts', 'fails on a missing payload'],
  ['no methods, or direct geo', 'flows/methods-flow.test.ts', 'goes to the Empty page on %s'],
  ['no boxes', 'flows/sweepstake/create-boxes-flow.test.ts', 'lead to the Empty page where there are none'],
  ['boxes that fail', 'flows/sweepstake/create-boxes-flow.test.ts', 'are reset to none where they cannot be'],
  [
    'balances that fail',
    'flows/sweepstake/create-coins-flow.test.ts',
    'are nothing and 0 where they cannot be',
  ],
  ['a language that fails', 'i18n/i18n.test.ts', 'falls back to English and tells why'],
  ['English that fails too', 'i18n/i18n.test.ts', 'reports again when English fails too'],
  ['a missing text', 'i18n/i18n.test.ts', 'report a missing text once per key and locale'],
  [
    'an invalid peer-to-peer reply',
    'flows/deposit/deposit-before-call.test.ts',
    'is given up where the reply lacks',
  ],
  ['an error that nobody caught', 'boot/monitoring.test.ts', 'sends errors that nobody caught'],
  ['30 s of a screen', 'routes/router.test.ts', 'gives a screen 30 seconds to load'],
] as const;

it.each(elsewhere)('%s is proved by %s', (_row, file, title) => {
  const text = readFileSync(new URL(`../${file}`, import.meta.url), 'utf8');
  expect(text).toContain(`'${title}`);
});
