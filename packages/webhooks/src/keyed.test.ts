import { createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { signKeyed, verifyKeyed } from './keyed.ts';

const bytes = Buffer.alloc(32, 9);
const key = { id: 'k1', secret: `whsec_${bytes.toString('base64')}` };
const other = { id: 'k2', secret: `whsec_${Buffer.alloc(32, 8).toString('base64')}` };
const at = new Date('2026-01-02T03:04:05.900Z');
const body = '{"a":"ü"}';
const later = (seconds: number) => new Date(at.getTime() + seconds * 1000);

it('signs key, time and body', () => {
  const seconds = Math.floor(at.getTime() / 1000);
  const mac = createHmac('sha256', bytes).update(`k1.${seconds}.${body}`).digest('base64');
  expect(signKeyed(key, at, body)).toEqual({ key: 'k1', timestamp: String(seconds), signature: `v1,${mac}` });
});

it('takes the key that is named, of several that are accepted', () => {
  const keys = [other, key];
  expect(verifyKeyed({ keys, sent: signKeyed(key, at, body), body, now: at })).toBe('ok');
  expect(verifyKeyed({ keys, sent: signKeyed(other, at, body), body, now: at })).toBe('ok');
  expect(verifyKeyed({ keys: [key], sent: signKeyed(other, at, body), body, now: at })).toBe('signature');
  const renamed = { ...signKeyed(other, at, body), key: 'k1' };
  expect(verifyKeyed({ keys, sent: renamed, body, now: at })).toBe('signature');
});

it.each([
  ['another body', { body: '{"a":"u"}' }],
  ['another time', { sent: { timestamp: '1767323046' } }],
  ['no time', { sent: { timestamp: 'now' } }],
  ['another version', { sent: { signature: 'v2,AAAA' } }],
  ['half a signature', { sent: { signature: 'v1,AAAA' } }],
])('refuses %s', (_what, change: { readonly body?: string; readonly sent?: object }) => {
  const sent = { ...signKeyed(key, at, body), ...change.sent };
  expect(verifyKeyed({ keys: [key], sent, body: change.body ?? body, now: at })).toBe('signature');
  expect(verifyKeyed({ keys: [key], sent: {}, body, now: at })).toBe('signature');
});

it('is good for five minutes in both directions', () => {
  const sent = signKeyed(key, at, body);
  for (const seconds of [-299, 299]) {
    expect(verifyKeyed({ keys: [key], sent, body, now: later(seconds) })).toBe('ok');
  }
  for (const seconds of [-302, 302]) {
    expect(verifyKeyed({ keys: [key], sent, body, now: later(seconds) })).toBe('stale');
  }
});

it('names no key that can’t travel, and signs with none that is none', () => {
  expect(() => signKeyed({ ...key, id: 'a.b' }, at, body)).toThrow(RangeError);
  expect(() => signKeyed({ id: 'k', secret: 'short' }, at, body)).toThrow(/webhook secret/);
});
