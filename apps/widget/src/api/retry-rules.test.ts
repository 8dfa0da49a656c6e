import { type CallName, callNames, calls } from '@opencashier/contract/calls/registry';
import { socketRetry } from '@opencashier/contract/constants';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Clock } from './clock.ts';
import { sendWithRetries } from './retry.ts';
import { createTestClient } from './testing/test-client.ts';
import { startTestServer, type TestServer } from './testing/test-server.ts';
import type { Attempt, Transport } from './transport.ts';

/** Those of which the contract says so; whoever else is lost is asked for anew by the player. */
const repeatedByThemselves: readonly CallName[] = [
  'balance-get',
  'bank-get',
  'bonus-list',
  'deposit-status',
  'methods-country-selector-v2',
  'methods-payment-v3',
  'methods-withdrawal',
  'player-limits-get',
  'session-user',
  'transactions',
  'withdrawal-status',
];
/** Those that move money: under the key of the player's attempt. */
const repeatedUnderKey: readonly CallName[] = [
  'deposit-create',
  'deposit-create-p2p',
  'deposit-create-sweepstake',
  'external-deposit-continue',
  'deposit-complete',
  'withdrawal-create',
  'withdrawal-confirm',
  'sweepstake-redeem',
];

/** How often a call is tried over each transport, and the pauses between, where every try is lost. */
async function triesOf(name: CallName, key: string | undefined, isSocket: boolean) {
  const pauses: number[] = [];
  const clock: Clock = {
    after(delayMs, run) {
      pauses.push(delayMs);
      const timer = setImmediate(run);
      return () => clearImmediate(timer);
    },
  };
  const tries = { first: 0, last: 0 };
  const losing = (which: keyof typeof tries): Transport => ({
    async send(): Promise<Attempt> {
      tries[which] += 1;
      return { kind: 'lost', reason: 'network', message: '' };
    },
  });
  const first = losing('first');
  await sendWithRetries(
    { first, last: isSocket ? losing('last') : first, clock },
    { call: calls[name], payload: {}, idempotencyKey: key, signal: undefined, keepalive: false },
  );
  return { ...tries, pauses };
}

describe('a lost call', () => {
  it.each(callNames)('%s is repeated as the contract says', async (name) => {
    const isRepeated = repeatedByThemselves.includes(name) || repeatedUnderKey.includes(name);
    const pauses = isRepeated ? [2000, 2000, 2000] : [];
    expect(await triesOf(name, 'key', false)).toEqual({ first: pauses.length + 1, last: 0, pauses });
    // The socket's tries end with one over HTTP.
    const last = isRepeated ? 1 : 0;
    expect(await triesOf(name, 'key', true)).toEqual({ first: pauses.length + 1, last, pauses });
  });

  it.each(repeatedUnderKey)('%s is not repeated without a key', async (name) => {
    expect(await triesOf(name, undefined, true)).toEqual({ first: 1, last: 0, pauses: [] });
  });
});

describe('a network that fails', () => {
  let server: TestServer;
  beforeEach(async () => {
    server = await startTestServer();
  });
  afterEach(async () => {
    vi.unstubAllGlobals();
    await server.close();
  });
  const list = { country: 'BR', currency: 'BRL', methods: [] };
  const ask = (test: ReturnType<typeof createTestClient>) =>
    test.client.call(calls['methods-payment-v3'], {});
  const repeats = ({ time }: ReturnType<typeof createTestClient>) =>
    time.pauses.filter((pause) => pause === 2000).length;

  it.each([
    ['Chromium', new TypeError('Failed to fetch')],
    ['Chromium, by its code', new TypeError('net::ERR_CONNECTION_RESET')],
    ['Chromium, a name that is not found', new TypeError('net::ERR_NAME_NOT_RESOLVED')],
    ['Firefox', new TypeError('NetworkError when attempting to fetch resource.')],
    ['Firefox, a broken answer', new TypeError('Error in body stream')],
    ['Safari', new TypeError('Load failed')],
    ['Safari, in words', new TypeError('The network connection was lost.')],
    ['older WebKit', new DOMException('A network error occurred.', 'NetworkError')],
    ['a web view that gives up', new DOMException('The operation timed out.', 'TimeoutError')],
  ])('is known in the words of %s', async (_browser, error) => {
    const real = globalThis.fetch;
    let tries = 0;
    vi.stubGlobal('fetch', (...given: Parameters<typeof fetch>) => {
      tries += 1;
      return tries === 1 ? Promise.reject(error) : real(...given);
    });
    server.answerWith(() => ({ status: 200, data: list }));
    const test = createTestClient({ baseUrl: server.baseUrl, transport: 'http' });
    expect(await ask(test)).toEqual({ ok: true, data: list });
    expect([tries, repeats(test)]).toEqual([2, 1]);
  });

  /** An address that nobody listens at any more. */
  async function deserted(): Promise<string> {
    const gone = await startTestServer();
    await gone.close();
    return gone.baseUrl;
  }

  it.each([
    ['reset', async () => server.baseUrl],
    ['refused', deserted],
  ])('is tried again where it is %s, and then nobody answered', async (_how, address) => {
    server.answerWith(() => 'drop');
    const test = createTestClient({ baseUrl: await address(), transport: 'http' });
    expect(await ask(test)).toMatchObject({ error: { kind: 'unknown', reason: 'network' } });
    expect([repeats(test), test.told.unreachable]).toEqual([3, ['methods-payment-v3']]);
  });

  it('is tried again where the name is not found', async () => {
    const test = createTestClient({ baseUrl: 'http://nobody.invalid', transport: 'http' });
    expect(await ask(test)).toMatchObject({ error: { kind: 'unknown', reason: 'network' } });
    expect(repeats(test)).toBe(3);
  });

  it('keeps a socket from coming up: three tries more, ever later, of which the host hears', async () => {
    server.acceptSockets(false);
    server.answerWith(() => ({ status: 200, data: list }));
    const test = createTestClient({ baseUrl: server.baseUrl, transport: 'socket' });
    expect(await ask(test)).toMatchObject({ ok: true });
    expect(server.knocks).toBe(1 + socketRetry.retries);
    // 2^attempt seconds and half a second by chance, which a test holds still.
    expect(test.time.pauses).toEqual([1500, 2500, 4500]);
    expect(test.told.reconnectAttempts).toEqual([1, 2, 3]);
    expect(server.seen.map(({ transport }) => transport)).toEqual(['http']);
  });
});
