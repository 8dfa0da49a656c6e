import { depositCreate } from '@opencashier/contract/calls/deposit-create';
import { methodsPaymentV3 } from '@opencashier/contract/calls/methods-payment-v3';
import { sessionFormOnCloseModal } from '@opencashier/contract/calls/session-form-on-close-modal';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clientSuite } from './client.suite.ts';
import { createTestClient } from './testing/test-client.ts';
import { startTestServer, type TestServer } from './testing/test-server.ts';

clientSuite('http');
clientSuite('socket');

const list = { country: 'BR', currency: 'BRL', methods: [] };
const status = { depositId: 'd1', status: 1, updatedAt: '2026-01-01T00:00:00Z' };

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
  server.answerWith(() => ({ status: 200, data: list }));
});
afterEach(() => server.close());

describe('http', () => {
  it('says who calls in the headers', async () => {
    const { client } = createTestClient({ baseUrl: server.baseUrl, transport: 'http' });
    await client.call(methodsPaymentV3, {});
    expect(server.seen[0]?.headers).toMatchObject({
      'content-type': 'application/json',
      'cache-control': 'no-cache',
      language: 'ar',
      'extra-params': JSON.stringify({ platformVersion: 'redesign', isMobileApp: true }),
    });
  });
});

describe('socket', () => {
  let test: ReturnType<typeof createTestClient>;
  beforeEach(() => {
    test = createTestClient({ baseUrl: server.baseUrl, transport: 'socket' });
  });
  afterEach(() => test.connection.close());
  const next = (subscribe: (listener: () => void) => void) =>
    new Promise<void>((resolve) => subscribe(resolve));

  it('tells the token in the handshake alone, never in the address', async () => {
    await test.client.call(methodsPaymentV3, {});
    const [handshake] = server.handshakes;
    expect(handshake?.auth).toEqual({ token: 'first' });
    expect(handshake?.query).toMatchObject({ cashier_type: 'widget', Language: 'ar' });
    expect(handshake?.url).not.toContain('first');
  });

  it('goes over HTTP, unsent till then, when no connection comes up after three repeated tries', async () => {
    server.acceptSockets(false);
    const result = await test.client.call(depositCreate, {
      amount: 1,
      currency: 'EUR',
      fields: {},
      isActivatedBonus: false,
      paymentType: 'visa',
      metadata: { isFromChip: false },
    });
    expect(result.ok).toBe(false);
    expect(server.seen.map((call) => call.transport)).toEqual(['http']);
    expect(test.told.reconnectAttempts).toEqual([1, 2, 3]);
    expect(test.time.pauses).toEqual([1500, 2500, 4500]);
  });

  it('sends what must outlive the page over HTTP', async () => {
    server.answerWith(() => ({ status: 200, data: { ok: true } }));
    await test.client.call(sessionFormOnCloseModal, { paymentMethod: 'visa' }, { keepalive: true });
    expect(server.seen[0]).toMatchObject({ transport: 'http', token: 'first' });
  });

  it('hands valid pushes to their listeners and drops the others', async () => {
    await test.client.call(methodsPaymentV3, {});
    const got: unknown[] = [];
    const arrived = next((resolve) =>
      test.client.onPush('deposit.status', (payload) => {
        got.push(payload);
        resolve();
      }),
    );
    server.push('deposit.status', { depositId: 7 });
    server.push('__proto__', status);
    server.push('deposit.status', status);
    await arrived;
    expect(got).toEqual([status]);
  });

  it('comes back while a payment is under way, and says so', async () => {
    test.state.isPaymentPending = true;
    await test.client.call(methodsPaymentV3, {});
    const lost = next(test.client.onDisconnect);
    const back = next(test.client.onReconnect);
    server.cutSockets();
    await lost;
    await back;
    expect(test.connection.isConnected).toBe(true);
  });

  it('takes its first connection for no return', async () => {
    let returns = 0;
    test.client.onReconnect(() => {
      returns += 1;
    });
    await test.client.call(methodsPaymentV3, {});
    expect([server.handshakes.length, returns]).toEqual([1, 0]);
    const lost = next(test.client.onDisconnect);
    server.breakSockets();
    await lost;
    await test.client.call(methodsPaymentV3, {});
    expect([server.handshakes.length, returns]).toEqual([2, 1]);
  });

  it('does not come back by itself, however long nobody calls', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await test.client.call(methodsPaymentV3, {});
    const lost = next(test.client.onDisconnect);
    server.breakSockets();
    await lost;
    await vi.advanceTimersByTimeAsync(20_000);
    vi.useRealTimers();
    const other = createTestClient({ baseUrl: server.baseUrl, transport: 'http' });
    // Who had set out before would have knocked by now.
    for (const _ of [1, 2, 3]) await other.client.call(methodsPaymentV3, {});
    expect(server.knocks).toBe(1);
  });

  it('stays away after a disconnect until the next call needs it', async () => {
    await test.client.call(methodsPaymentV3, {});
    const lost = next(test.client.onDisconnect);
    server.cutSockets();
    await lost;
    expect(test.connection.isConnected).toBe(false);
    expect(server.handshakes).toHaveLength(1);
    expect(await test.client.call(methodsPaymentV3, {})).toMatchObject({ ok: true });
    expect(server.handshakes).toHaveLength(2);
  });
});
