import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { Webhook } from 'standardwebhooks';
import { describe, expect, it } from 'vitest';
import { isWebhookSecret } from './secret.ts';
import { signWebhook } from './sign.ts';
import { verifyWebhook } from './verify.ts';

// The vector that the Standard Webhooks reference libraries test against.
const vector = {
  secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
  id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
  timestamp: new Date(1_614_265_330_000),
  body: '{"test": 2432232314}',
  signature: 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
};
const otherSecret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
const { secret, id, timestamp, body } = vector;
const headers = signWebhook({ secrets: [secret], id, timestamp, body });
const verify = (change: Partial<Parameters<typeof verifyWebhook>[0]> = {}) =>
  verifyWebhook({ secrets: [secret], headers, body, now: timestamp, ...change });

describe('signWebhook', () => {
  it('signs the published vector', () => {
    expect(headers).toEqual({
      'webhook-id': id,
      'webhook-timestamp': '1614265330',
      'webhook-signature': vector.signature,
    });
  });

  it('signs with every secret while keys rotate', () => {
    const rotating = signWebhook({ secrets: [otherSecret, secret], id, timestamp, body });
    expect(rotating['webhook-signature'].split(' ')).toHaveLength(2);
    expect(rotating['webhook-signature']).toContain(vector.signature);
    expect(verify({ headers: rotating })).toMatchObject({ kind: 'ok' });
    expect(verify({ headers: rotating, secrets: [otherSecret] })).toMatchObject({ kind: 'ok' });
  });

  it('refuses ids that would make the signed content ambiguous, and secrets that are none', () => {
    expect(() => signWebhook({ secrets: [secret], id: 'a.1', timestamp, body })).toThrow(RangeError);
    expect(() => signWebhook({ secrets: [secret], id: '', timestamp, body })).toThrow(RangeError);
    expect(() => signWebhook({ secrets: [], id, timestamp, body })).toThrow('whsec_');
    expect(() => signWebhook({ secrets: ['whsec_short'], id, timestamp, body })).toThrow('whsec_');
  });

  it('agrees with the reference library on any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const signed = signWebhook({ secrets: [secret], id, timestamp, body: text });
        expect(signed['webhook-signature']).toBe(new Webhook(secret).sign(id, timestamp, text));
      }),
    );
  });
});

describe('verifyWebhook', () => {
  it('accepts the published vector, as text and as bytes, under header names in any case', () => {
    expect(verify()).toEqual({ kind: 'ok', id, timestamp });
    expect(verify({ body: Buffer.from(body) })).toMatchObject({ kind: 'ok' });
    const loud = Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [name.toUpperCase(), value]),
    );
    expect(verify({ headers: loud })).toMatchObject({ kind: 'ok' });
  });

  it('accepts an old secret beside the new one', () => {
    expect(verify({ secrets: [otherSecret, secret] })).toMatchObject({ kind: 'ok' });
  });

  it('looks past signatures of other versions', () => {
    const mixed = { ...headers, 'webhook-signature': `v1a,abc v2,def ${vector.signature}` };
    expect(verify({ headers: mixed })).toMatchObject({ kind: 'ok' });
  });

  it.each([
    ['another body', { body: '{"test": 2432232315}' }],
    ['another secret', { secrets: [otherSecret] }],
    ['another id', { headers: { ...headers, 'webhook-id': 'msg_other' } }],
    ['another time', { headers: { ...headers, 'webhook-timestamp': '1614265331' } }],
  ])('rejects the signature under %s', (_, change) => {
    expect(verify(change)).toEqual({ kind: 'signature' });
  });

  it.each([
    ['no headers', {}],
    ['no id', { ...headers, 'webhook-id': undefined }],
    ['a dotted id', { ...headers, 'webhook-id': 'a.b' }],
    ['a time that is no number', { ...headers, 'webhook-timestamp': '1614265330abc' }],
    ['a header that came twice', { ...headers, 'webhook-signature': [vector.signature, vector.signature] }],
    ['the same header in two cases', { ...headers, 'Webhook-Id': id }],
    ['no v1 signature', { ...headers, 'webhook-signature': 'v2,abcd' }],
    ['a signature of the wrong length', { ...headers, 'webhook-signature': 'v1,abcd' }],
  ])('calls %s malformed', (_, changed) => {
    expect(verify({ headers: changed })).toEqual({ kind: 'malformed' });
  });

  it('holds the tolerance exactly, in both directions', () => {
    const at = (seconds: number) => ({ now: new Date(timestamp.getTime() + seconds * 1000) });
    expect(verify(at(300))).toMatchObject({ kind: 'ok' });
    expect(verify(at(-300))).toMatchObject({ kind: 'ok' });
    expect(verify(at(301))).toEqual({ kind: 'timestamp' });
    expect(verify(at(-301))).toEqual({ kind: 'timestamp' });
    expect(verify({ ...at(301), toleranceSeconds: 600 })).toMatchObject({ kind: 'ok' });
  });

  it('accepts whatever was signed and nothing that differs in one byte', () => {
    fc.assert(
      fc.property(
        fc.uint8Array({ minLength: 1 }),
        fc.nat(),
        fc.integer({ min: 1, max: 255 }),
        (bytes, at, flip) => {
          const signed = signWebhook({ secrets: [secret], id, timestamp, body: bytes });
          expect(verify({ headers: signed, body: bytes })).toMatchObject({ kind: 'ok' });
          const changed = Uint8Array.from(bytes, (byte, index) =>
            index === at % bytes.length ? byte ^ flip : byte,
          );
          expect(verify({ headers: signed, body: changed })).toEqual({ kind: 'signature' });
        },
      ),
    );
  });
});

describe('isWebhookSecret', () => {
  it('takes 24 to 64 bytes as base64, with or without the prefix', () => {
    const of = (bytes: number) => `whsec_${randomBytes(bytes).toString('base64')}`;
    expect([of(24), of(64), secret.slice('whsec_'.length)].map(isWebhookSecret)).toEqual([true, true, true]);
    expect([of(23), of(65), '', 'whsec_', 'whsec_*'].map(isWebhookSecret)).toEqual([
      false,
      false,
      false,
      false,
      false,
    ]);
  });
});
