import { walletSuccess } from '@opencashier/contract/wallet/envelope';
import { verifyKeyed } from '@opencashier/webhooks/keyed';
import { describe, expect, it } from 'vitest';
import { readAnswer, type WalletPost, walletHttpClient } from './http-client.ts';

const failure = (code: string, status: number) => JSON.stringify({ status, error: { code, message: 'no' } });
const success = (data: unknown) => JSON.stringify({ status: 200, data });
const at = new Date('2026-03-01T12:00:00.000Z');
const secretOf = (name: string) => `whsec_${Buffer.from(name.padEnd(32, '.')).toString('base64')}`;

describe('an answer of a wallet', () => {
  it('is believed where it is whole', () => {
    expect(readAnswer('withdrawal.reserve', 200, success({ walletTxId: 'b1' }))).toEqual({
      kind: 'done',
      reply: { walletTxId: 'b1' },
    });
    expect(walletSuccess.safeParse(JSON.parse(success({}))).success).toBe(true);
    expect(readAnswer('withdrawal.reserve', 422, failure('wallet.insufficientBalance', 422))).toMatchObject({
      kind: 'refused',
      code: 'wallet.insufficientBalance',
    });
  });

  it.each([
    ['a page of a proxy', 502, '<html></html>'],
    ['a page that says it is well', 200, '<html></html>'],
    ['nothing', 200, undefined],
    ['an empty body', 200, ''],
    ['another shape', 200, '{"ok":true}'],
    ['a success with an error inside', 200, failure('wallet.refused', 422)],
    ['a success and an error in one', 200, '{"status":200,"data":{},"error":{"code":"x","message":"y"}}'],
    ['a refusal with another status than its own', 400, failure('wallet.refused', 400)],
    ['a refusal whose envelope tells another status', 422, failure('wallet.refused', 409)],
    ['a code that nobody knows', 422, failure('wallet.gone', 422)],
    ['a fault', 500, failure('oops', 500)],
    ['a redirect', 302, ''],
    ['too many requests', 429, ''],
    ['a balance that is none', 200, success({ minor: 12.5 })],
  ])('that is %s leaves us in the dark', (_what, status, reply) => {
    expect(readAnswer('player.balance', status, reply)).toMatchObject({ kind: 'unknown' });
  });

  it.each([
    ['wallet.bodyMismatch', 409],
    ['wallet.signature', 401],
    ['wallet.stale', 401],
    ['wallet.malformed', 400],
  ])('%s is for people: repeating does not help', (code, status) => {
    expect(readAnswer('deposit.credit', status, failure(code, status))).toEqual({
      kind: 'unknown',
      reason: code,
      isFault: true,
    });
  });
});

describe('a call to a wallet', () => {
  it('is signed with the newest key, and names it', async () => {
    const keys = [
      { id: 'new', secret: secretOf('new') },
      { id: 'old', secret: secretOf('old') },
    ];
    const posts: WalletPost[] = [];
    const brand = { id: 'b', origins: [], wallet: { url: 'https://wallet.example/', keys } };
    const client = walletHttpClient({
      brands: { find: (id) => (id === 'b' ? brand : undefined), all: () => [brand] },
      clock: { now: () => at },
      async post(post) {
        posts.push(post);
        return { kind: 'answered', status: 200, reply: success({ state: 'taken' }) };
      },
    });
    const body = '{"call":"tx.status"}';
    expect(await client.send('b', 'tx.status', body)).toMatchObject({
      answer: { kind: 'done', reply: { state: 'taken' } },
      raw: { status: 200 },
    });
    const [post] = posts;
    const sent = {
      key: post?.headers['opencashier-key'] ?? '',
      timestamp: post?.headers['opencashier-timestamp'] ?? '',
      signature: post?.headers['opencashier-signature'] ?? '',
    };
    expect(sent.key).toBe('new');
    expect(verifyKeyed({ keys, sent, body, now: at })).toBe('ok');
    expect(verifyKeyed({ keys: keys.slice(1), sent, body, now: at })).toBe('signature');
    expect(await client.send('other', 'tx.status', body)).toMatchObject({
      answer: { kind: 'unknown', reason: 'notConfigured', isFault: true },
    });
    expect(posts).toHaveLength(1);
  });
});
