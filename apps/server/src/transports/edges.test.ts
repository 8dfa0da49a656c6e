import type { IncomingMessage } from 'node:http';
import { describe, expect, test } from 'vitest';
import { clientAddress, proxyCheck } from './client-address.ts';
import { acceptedLanguages, chooseLanguage } from './language.ts';
import { isSafePayload, payloadFailure } from './payload.ts';
import { createRateLimiter } from './rate-limiter.ts';

const from = (remoteAddress: string, forwarded?: string) =>
  ({ socket: { remoteAddress }, headers: { 'x-forwarded-for': forwarded } }) as unknown as IncomingMessage;

describe('a client’s address', () => {
  test.each([
    ['nobody is believed', false, '10.0.0.1', '1.2.3.4', '10.0.0.1'],
    ['one proxy is believed about the last entry', 1, '10.0.0.1', '6.6.6.6, 1.2.3.4', '1.2.3.4'],
    ['two proxies about the last but one', 2, '10.0.0.1', '6.6.6.6, 1.2.3.4, 10.0.0.2', '1.2.3.4'],
    ['proxies of a range', ['10.0.0.0/8'], '::ffff:10.0.0.1', '6.6.6.6, 1.2.3.4, 10.9.9.9', '1.2.3.4'],
    ['a stranger is not', ['10.0.0.0/8'], '11.0.0.1', '1.2.3.4', '11.0.0.1'],
    ['a proxy of the newer kind', ['fd00::/8'], 'fd00::1', '2001:db8::7', '2001:db8::7'],
    ['garbage ends the way', 3, '10.0.0.1', '1.2.3.4, "><script>', '10.0.0.1'],
    ['no header', 1, '10.0.0.1', undefined, '10.0.0.1'],
  ] as const)('%s', (_name, trusted, remote, forwarded, address) => {
    expect(clientAddress(from(remote, forwarded), proxyCheck(trusted))).toBe(address);
  });
});

describe('the language of a call', () => {
  test.each([
    [['ar-EG'], 'ar'],
    [['es-MX'], 'es-MX'],
    [[undefined, 'xx', 'tr'], 'tr'],
    [['x'.repeat(500), 'klingon'], 'en'],
    [[], 'en'],
  ] as const)('%j is %s', (wishes, language) => {
    expect(chooseLanguage(...wishes)).toBe(language);
  });

  test('goes by what the browser likes best', () => {
    expect(acceptedLanguages('en;q=0.5, ar-EG, tr;q=0.8')).toEqual(['ar-EG', 'tr', 'en']);
  });
});

test('a bucket empties, fills and knows keys apart', () => {
  let now = 0;
  const limiter = createRateLimiter({ burst: 2, perSecond: 0.5 }, { now: () => new Date(now) });
  expect([limiter.take('a'), limiter.take('a'), limiter.take('a')]).toEqual([0, 0, 2]);
  expect(limiter.take('b')).toBe(0);
  now = 1000;
  expect(limiter.take('a')).toBe(1);
  now = 2000;
  expect(limiter.take('a')).toBe(0);
  now = 3_600_000;
  expect([limiter.take('a'), limiter.take('a'), limiter.take('a')]).toEqual([0, 0, 2]);
});

test('payloads that reach for prototypes or nest without end are not safe', () => {
  expect(isSafePayload({ a: [{ b: 1 }, null, 'x'] })).toBe(true);
  expect(isSafePayload(JSON.parse('{"a":{"__proto__":{}}}'))).toBe(false);
  expect(isSafePayload({ constructor: 1 })).toBe(false);
  let deep: unknown = 1;
  for (let depth = 0; depth < 10_000; depth += 1) deep = [deep];
  expect(isSafePayload(deep)).toBe(false);
});

test('texts that no database keeps are refused where they stand', () => {
  expect(payloadFailure({ a: 'ä\u{1f600}', b: [1, null, true] })).toBeUndefined();
  const refused = (path: string) =>
    expect.objectContaining({ code: 'validation.failed', details: [expect.objectContaining({ path })] });
  expect(payloadFailure({ a: { b: ['x', 'y\0'] } })).toEqual(refused('a.b.1'));
  expect(payloadFailure({ a: '\ud800x' })).toEqual(refused('a'));
  expect(payloadFailure({ a: { 'x\0': 1 } })).toEqual(refused('a'));
});
