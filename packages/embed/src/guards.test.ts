import { toHost } from '@opencashier/contract/host/to-host';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readFrameMessage } from './guards.ts';

const accepted: Record<keyof typeof toHost, readonly unknown[]> = {
  Loaded: [{ version: '1.0.457' }],
  init: [undefined, {}],
  fullLoaded: [undefined, {}],
  close: [undefined, {}],
  displayError: [{ message: 'm' }, { message: 'm', stack: 's', code: 'c' }],
  socketReconnectAttempt: [{ attempt: 1 }],
  tokenExpired: [undefined, {}],
  onLocaleError: [{ locale: 'xx' }, { locale: 'xx', key: 'k', message: 'm' }],
  initError: [{ code: 'c' }, { code: 'c', message: 'm' }],
  copyToBuffer: [{ text: 't' }],
  redirect: [{ url: 'u' }, { url: 'u', method: 'POST', formParams: { a: 'b' } }],
  depositStatus: [
    { depositId: 'd', status: 'waiting' },
    { depositId: 'd', status: 'processed', amount: 5, currency: 'EUR' },
  ],
  withdrawalStatus: [{ withdrawalId: 'w', status: 'mistaked' }],
  resize: [{ height: 300 }],
  analytics: [{ event: 'e', event_cat: 'c' }],
};

/** Payloads that are wrong in one place each. */
const oddities: readonly unknown[] = [
  null,
  0,
  'text',
  [],
  { message: 1 },
  { code: {} },
  { status: 'paid', depositId: 'd' },
  { depositId: 'd' },
  { attempt: '1' },
  { height: 'tall' },
  { height: null },
  { url: 1 },
  { url: 'u', method: 'PUT' },
  { url: 'u', formParams: { a: 1 } },
  { locale: 3 },
  { text: [] },
  { version: 2 },
  { withdrawalId: 1, status: 'waiting' },
];

const read = (type: string, payload: unknown) => readFrameMessage(JSON.stringify({ type, payload }));

describe.each(Object.keys(toHost) as (keyof typeof toHost)[])('guard of %s', (type) => {
  it.each(accepted[type].map((payload) => [payload]))('takes %j as the schema does', (payload) => {
    expect(toHost[type].safeParse(payload).success).toBe(true);
    expect(read(type, payload)).toMatchObject({ type });
  });

  it.each(oddities.map((payload) => [payload]))('agrees with the schema about %j', (payload) => {
    expect(read(type, payload) !== undefined).toBe(toHost[type].safeParse(payload).success);
  });
});

describe('reading a frame message', () => {
  it.each([
    '',
    'null',
    '{',
    '[]',
    '{"type":1}',
    '{"type":"__proto__"}',
    '{"type":"constructor"}',
    '{"payload":{}}',
  ])('ignores %s', (text) => {
    expect(readFrameMessage(text)).toBeUndefined();
  });

  it('ignores what is not a string, and strings beyond any sense', () => {
    expect(readFrameMessage({ type: 'init' })).toBeUndefined();
    expect(readFrameMessage(`{"type":"init","payload":{"x":"${'a'.repeat(300_000)}"}}`)).toBeUndefined();
  });

  it('never throws', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        readFrameMessage(text);
      }),
    );
  });
});
