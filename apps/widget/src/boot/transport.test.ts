import { depositCreate } from '@opencashier/contract/calls/deposit-create';
import { depositStatus } from '@opencashier/contract/calls/deposit-status';
import { events } from '@opencashier/contract/calls/events';
import { methodsPaymentV3 } from '@opencashier/contract/calls/methods-payment-v3';
import { sessionUser } from '@opencashier/contract/calls/session-user';
import { socketPath, storageKeys } from '@opencashier/contract/constants';
import type { ParentDataInput } from '@opencashier/contract/host/parent-data';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createQuickClock } from '../api/testing/test-client.ts';
import { startTestServer, type TestServer } from '../api/testing/test-server.ts';
import { mergeToken } from '../flows/session-token.ts';
import { createTestHost } from '../flows/testing/test-edges.ts';
import { memoryStorage, parent, testSession } from '../flows/testing/test-session.ts';
import type { BridgeKind } from '../host/host-channel.ts';
import { connect } from './connect.ts';
import { createDebug } from './debug.ts';
import type { Early } from './early-page.ts';

// The client as a visit wires it, against a server with both doors.

let server: TestServer;
const opened: { close(): void }[] = [];
beforeEach(async () => {
  server = await startTestServer();
  server.answerWith(() => ({ status: 200, data: { country: 'BR', currency: 'BRL', methods: [] } }));
});
afterEach(async () => {
  for (const connection of opened.splice(0)) connection.close();
  await server.close();
});

interface Visit {
  readonly host?: ParentDataInput;
  readonly kind?: BridgeKind;
  readonly userAgent?: string;
  readonly isTraced?: boolean;
}

/** A visit whose host told this. */
function visit({ host = {}, kind = 'frame', userAgent = '', isTraced = false }: Visit = {}) {
  const storage = memoryStorage();
  const session = testSession({ locale: 'ar' }, storage);
  session.setState({ parent: parent(host), isReady: true });
  const told = createTestHost(kind);
  const connected = connect(session, {
    early: { data: { apiPrefix: 'BANKING', isTraced }, takeList: () => undefined } as unknown as Early,
    host: told.host,
    storage,
    clock: { now: () => 0, ...createQuickClock().clock },
    userAgent,
    isPaymentPending: () => false,
    onTokenExpired: () => {},
    onRefused: () => {},
    isOnline: () => true,
    onWaiting: () => {},
    onUnreachable: () => {},
    baseUrl: server.baseUrl,
  });
  opened.push(connected.connection);
  const debug = createDebug({ storage, reload: () => {} });
  return { ...connected, session, storage, told, debug };
}

const askUser = ({ client }: ReturnType<typeof visit>) => client.call(sessionUser, {});
const queryOf = (index = 0) => {
  const { EIO: _engine, transport: _transport, t: _time, ...query } = server.handshakes[index]?.query ?? {};
  return query;
};

describe('over HTTP', () => {
  it('a call goes below /api/ and the prefix, as JSON that no cache keeps', async () => {
    await visit({ host: { transport: 'http', token: 't' } }).client.call(methodsPaymentV3, { country: 'BR' });
    const [call] = server.seen;
    expect(call).toMatchObject({ transport: 'http', path: 'methods-payment-v3', payload: { country: 'BR' } });
    expect(call?.headers).toMatchObject({
      'content-type': 'application/json',
      'cache-control': 'no-cache',
      pragma: 'no-cache',
      language: 'ar',
      authorization: 'Bearer t',
    });
  });

  it.each<[ParentDataInput, object]>([
    [{}, { platformVersion: 'redesign' }],
    [{ platformVersion: 'classic' }, { platformVersion: 'classic' }],
    [{ isMobileApp: false, pwa: false }, { platformVersion: 'redesign' }],
    [{ isMobileApp: true }, { platformVersion: 'redesign', isMobileApp: true }],
    [{ pwa: true }, { platformVersion: 'redesign', pwa: true }],
  ])('%j says %j in its extra parameters', async (host, extra) => {
    await askUser(visit({ host: { transport: 'http', ...host } }));
    expect(JSON.parse(String(server.seen[0]?.headers['extra-params']))).toEqual(extra);
  });

  it('a GET carries its payload in the query, without what is null', async () => {
    const { client } = visit({ host: { transport: 'http' } });
    const payload = { depositId: 'd 1', paymentMethod: null as unknown as string };
    await client.call(depositStatus, payload);
    expect(server.seen[0]).toMatchObject({ path: 'deposit-status', payload: { depositId: 'd 1' } });
  });
});

describe('over the socket', () => {
  it('connects by websocket at its path, on need and once', async () => {
    const test = visit({ host: { token: 't' } });
    expect(server.knocks).toBe(0);
    await Promise.all([askUser(test), askUser(test)]);
    expect([server.knocks, server.seen.map(({ transport }) => transport)]).toEqual([1, ['socket', 'socket']]);
    expect(server.handshakes[0]?.url).toMatch(new RegExp(`^${socketPath}/.*transport=websocket`));
  });

  it.each<[string, Visit, object]>([
    ['a page', {}, {}],
    [
      'a page that told its origin',
      { host: { xOrigin: 'https://a.example' } },
      { xorigin: 'https://a.example' },
    ],
    ['an installed page', { host: { pwa: true } }, { pwa: 'true' }],
    ['a mobile app', { host: { isMobileApp: true } }, { isMobileApp: 'true' }],
    ['an iOS app', { kind: 'ios' }, { isNative: 'true', platform: 'ios' }],
    ['an Android app', { kind: 'android' }, { isNative: 'true', platform: 'android' }],
    [
      'React Native on Android',
      { kind: 'reactNative', userAgent: 'Linux; Android 15' },
      { isNative: 'true', platform: 'android' },
    ],
    ['a tab of its own', { kind: 'standalone' }, {}],
  ])('%s says so in the query, and never the token', async (_who, who, said) => {
    await askUser(visit({ ...who, host: { ...who.host, token: 'secret-token' } }));
    expect(queryOf()).toEqual({ cashier_type: 'widget', Language: 'ar', ...said });
    expect(server.handshakes[0]?.auth).toEqual({ token: 'secret-token' });
    expect(JSON.stringify(server.handshakes[0]?.headers)).not.toContain('secret-token');
  });

  it('carries the token of a stored player in the handshake, too, where the host has none', async () => {
    const test = visit();
    test.session.setState({ user: { token: 'of-the-player' } });
    await askUser(test);
    expect(server.handshakes[0]?.auth).toEqual({ token: 'of-the-player' });
    expect(server.handshakes[0]?.url).not.toContain('of-the-player');
  });

  it('takes a fresh token to a connection of its own', async () => {
    const test = visit({ host: { token: 'first' } });
    await askUser(test);
    test.session.setState({ parent: parent({ token: 'second' }) });
    await askUser(test);
    expect(server.handshakes.map(({ auth }) => auth.token)).toEqual(['first', 'second']);
  });

  it('takes a token that the operator pushed', async () => {
    const test = visit();
    test.client.onPush('login.token', ({ token }) => void mergeToken(test.session, test.storage, token));
    await askUser(test);
    const merged = new Promise<void>((resolve) => void test.session.subscribe(() => resolve()));
    server.push('login.token', { token: 'pushed' });
    await merged;
    await askUser(test);
    expect(server.seen.at(-1)?.token).toBe('pushed');
  });

  it('brings the news of a deposit', async () => {
    const test = visit();
    await askUser(test);
    const news = { depositId: 'd1', status: 1, updatedAt: '2026-01-01T00:00:00Z' };
    const heard = new Promise((resolve) => void test.client.onPush('deposit.status', resolve));
    server.push('deposit.status', news);
    expect(await heard).toEqual(news);
  });
});

describe('the transport', () => {
  it('is the socket unless the host says otherwise, and the stored choice wins', async () => {
    const test = visit();
    expect(test.transport()).toBe('socket');
    test.debug.setTransport('http');
    await askUser(test);
    test.debug.setTransport('pigeon');
    await askUser(test);
    test.debug.setTransport('socket');
    await askUser(test);
    expect(server.seen.map(({ transport }) => transport)).toEqual(['http', 'http', 'socket']);
    expect(test.storage.get(storageKeys.transport)).toBe('socket');
  });

  it('of the first list is HTTP, and that of the next ones the chosen', async () => {
    const { client } = visit();
    await client.call(methodsPaymentV3, {});
    await client.call(methodsPaymentV3, {});
    expect(server.seen.map(({ transport }) => transport)).toEqual(['http', 'socket']);
  });
});

describe('a trace', () => {
  const create = { amount: 5, currency: 'EUR', fields: {}, isActivatedBonus: false, paymentType: 'visa' };

  it.each(['http', 'socket'] as const)(
    'begins with each call over %s where the server keeps them',
    async (transport) => {
      const test = visit({ host: { transport }, isTraced: true });
      const answers = ['drop', { status: 200, data: { depositId: 'd1' } }] as const;
      let tries = 0;
      server.answerWith(({ path }) =>
        path === 'deposit-create' ? (answers[tries++] ?? 'drop') : { status: 200, data: { ok: true } },
      );
      await test.client.call(
        depositCreate,
        { ...create, metadata: { isFromChip: false } },
        { idempotencyKey: 'key-of-the-attempt' },
      );
      await test.client.call(events, { events: [] });
      const traces = server.seen.map(({ headers, traceparent }) => headers.traceparent ?? traceparent);
      expect(traces).toHaveLength(3);
      for (const trace of traces) expect(trace).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/);
      // A repeated try is the same click.
      expect(traces[1]).toBe(traces[0]);
      expect(traces[2]).not.toBe(traces[0]);
    },
  );

  it.each(['http', 'socket'] as const)('is nowhere over %s where nobody wants one', async (transport) => {
    await askUser(visit({ host: { transport } }));
    expect(server.seen[0]?.headers.traceparent ?? server.seen[0]?.traceparent).toBeUndefined();
  });
});
