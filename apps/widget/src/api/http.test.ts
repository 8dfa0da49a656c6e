import { depositStatus } from '@opencashier/contract/calls/deposit-status';
import { sessionExchange } from '@opencashier/contract/calls/session-exchange';
import { sessionFormOnCloseModal } from '@opencashier/contract/calls/session-form-on-close-modal';
import { sessionUser } from '@opencashier/contract/calls/session-user';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createHttpTransport } from './http.ts';
import type { Caller, OutgoingCall } from './transport.ts';

afterEach(() => vi.unstubAllGlobals());

/** What one call asks of the browser. */
async function requestOf(outgoing: Partial<OutgoingCall>, caller: Partial<Caller> = {}) {
  const fetched = vi.fn<typeof fetch>(async () => new Response('{}'));
  vi.stubGlobal('fetch', fetched);
  const http = createHttpTransport({
    baseUrl: '',
    apiPrefix: 'BANKING',
    caller: {
      token: () => 't',
      language: () => 'ar',
      platformVersion: () => 'redesign',
      isMobileApp: () => false,
      pwa: () => false,
      ...caller,
    },
    clock: { after: () => () => {} },
  });
  await http.send({
    call: sessionUser,
    payload: {},
    idempotencyKey: undefined,
    signal: undefined,
    keepalive: false,
    ...outgoing,
  });
  const [address, init] = fetched.mock.calls[0] ?? [];
  return { address, init, headers: (init?.headers ?? {}) as Record<string, string> };
}

const extraOf = async (caller: Partial<Caller>) =>
  JSON.parse((await requestOf({}, caller)).headers['extra-params'] ?? 'null');

describe('a call over HTTP', () => {
  it('leaves out of the query what is null or not given', async () => {
    const payload = { depositId: 'd 1', paymentMethod: null, other: undefined };
    const { address, init } = await requestOf({ call: depositStatus, payload });
    expect(address).toBe('/api/BANKING/deposit-status?depositId=d+1');
    expect(init?.body).toBeUndefined();
  });

  it('says app and installed page only where they are', async () => {
    expect(await extraOf({})).toEqual({ platformVersion: 'redesign' });
    expect(await extraOf({ isMobileApp: () => true, pwa: () => true })).toEqual({
      platformVersion: 'redesign',
      isMobileApp: true,
      pwa: true,
    });
  });

  it('outlives its page where it has to, with the token', async () => {
    const payload = { paymentMethod: 'visa' };
    const { init, headers } = await requestOf({ call: sessionFormOnCloseModal, payload, keepalive: true });
    expect(init).toMatchObject({ method: 'POST', keepalive: true, body: JSON.stringify(payload) });
    expect(headers.authorization).toBe('Bearer t');
    expect((await requestOf({})).init?.keepalive).toBe(false);
  });

  it('carries the token where a player calls, and a cookie never', async () => {
    const { headers, init } = await requestOf({});
    expect([headers.authorization, init?.credentials]).toEqual(['Bearer t', 'omit']);
    const exchange = await requestOf({ call: sessionExchange, payload: { code: 'x' } });
    expect(exchange.headers.authorization).toBeUndefined();
  });
});
