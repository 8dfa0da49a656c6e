import { type CallName, callNames, calls } from '@opencashier/contract/calls/registry';
import type { ErrorCode } from '@opencashier/contract/errors';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Answer, callHttp, type Edge, signToken, startEdge } from '../wiring/testing/edge.ts';
import { badNumbers, badValues, bodiesThatAreNone, expectRefusal } from './testing/bad-values.ts';
import { goodPayloads } from './testing/call-payloads.ts';

let edge: Edge;
let token: string;

beforeAll(async () => {
  edge = await startEdge();
  token = await signToken();
});

/** Nothing that a client sends is a fault of ours, and nothing that was refused left a trace. */
afterAll(async () => {
  const { items } = await edge.core.operator.listDeposits({ limit: 10 });
  await edge.close();
  expect(items).toEqual([]);
  expect(edge.faults).toEqual([]);
});

const headers = { 'idempotency-key': 'key-of-bad-input' };

function post(name: CallName, body: unknown, raw?: string): Promise<Answer> {
  return callHttp(edge, `/api/BANKING/${name}`, {
    token,
    headers,
    ...(raw === undefined ? { body } : { raw }),
  });
}

describe.each(callNames.filter((name) => calls[name].method === 'POST'))('%s', (name) => {
  const needed = Object.keys(goodPayloads[name]);

  test.each<[string, string | undefined]>(bodiesThatAreNone)('with %s', async (_name, raw) => {
    const answer = await callHttp(edge, `/api/BANKING/${name}`, {
      token,
      headers,
      ...(raw !== undefined && { raw }),
    });
    // A call that takes nothing is content with nothing.
    if (needed.length === 0 || (name === 'methods-payment-v3' && raw === undefined)) {
      expect(answer.status === 200 || answer.status >= 400).toBe(true);
      expect(answer.status === 501 || answer.status < 500).toBe(true);
    } else if (name === 'session-start' && raw === undefined) {
      expect(answer.status).toBe(200);
    } else expectRefusal(answer);
    expect(({} as { admin?: boolean }).admin).toBeUndefined();
  });

  test.each(needed)('with a wrong %s', async (part) => {
    const isNumber = typeof goodPayloads[name][part] === 'number' && part !== 'boxId';
    for (const value of [...badValues, ...(isNumber ? badNumbers : [])]) {
      const answer = await post(name, { ...goodPayloads[name], [part]: value });
      expectRefusal(answer);
      if (answer.body.error?.code === 'validation.failed') {
        const details = answer.body.error.details as { path: string }[];
        expect(details.some(({ path }) => path.split('.')[0] === part || path === '')).toBe(true);
      }
    }
  });
});

describe.each(callNames.filter((name) => calls[name].method === 'GET'))('%s', (name) => {
  test.each([
    `?depositId=&withdrawalId=&country=germany&currency=%00&limit=-1&kind=all&open=no&cursor=${'x'.repeat(300)}`,
    '?depositId=a&depositId=b&withdrawalId=a&withdrawalId=b&country=DE&country=FR&limit=1&limit=2',
    '?__proto__=x&constructor=y&depositId[]=1&limit=NaN&limit=Infinity&withdrawalId=&country=de',
  ])('with a wrong query (%#)', async (query) => {
    const answer = await callHttp(edge, `/api/BANKING/${name}${query}`, { method: 'GET', token });
    const isSafe = !query.includes('__proto__') && !query.includes('%00');
    if (Object.keys(goodPayloads[name]).length > 0 || !isSafe) expectRefusal(answer);
    else expect([200, 501]).toContain(answer.status);
  });
});

/** The redirect create's method, named as the peer-to-peer create names one. */
const p2pOfRedirect = { paymentMethod: 'sepa_instant', currency: 'EUR', selectedCountry: 'DE' };

describe('deposit-create', () => {
  const good = goodPayloads['deposit-create'];

  test.each<[string, Record<string, unknown>, string]>([
    ['an unknown currency', { currency: 'ZZZ' }, 'banking.'],
    ['a currency of no shape', { currency: 'eur ' }, 'validation.failed'],
    ['a method that is not offered here', { paymentType: 'upi' }, 'banking.methodNotOffered'],
    ['a method that there is not', { paymentType: 'no_such_method' }, 'banking.methodNotOffered'],
    ['too little', { amount: 0.01 }, 'banking.amountOutOfLimits'],
    ['too much', { amount: 1_000_000_000 }, 'banking.amountOutOfLimits'],
    ['a negative amount', { amount: -50 }, ''],
    ['zero', { amount: 0 }, ''],
    ['too many decimals', { amount: 50.001 }, 'banking.amountPrecision'],
    ['more digits than a number carries', { amount: 123_456_789_012_345_680 }, ''],
    ['an amount as text', { amount: '50' }, 'validation.failed'],
    ['an amount in another notation', { amount: '1.234,56' }, 'validation.failed'],
    [
      'a way back to elsewhere',
      { returnUrl: 'https://evil.example/?status=success' },
      'banking.returnUrlForbidden',
    ],
    ['a way back by script', { returnUrl: 'javascript:alert(1)' }, 'banking.returnUrlForbidden'],
    [
      'a bonus that there is not',
      { bonusId: 'no-such-bonus', isActivatedBonus: true },
      'banking.bonusUnavailable',
    ],
    ['another country’s shape', { selectedCountry: 'Germany' }, 'validation.failed'],
  ])('with %s', async (_name, change, code) => {
    const answer = await post('deposit-create', { ...good, ...change });
    expectRefusal(answer);
    expect(answer.body.error?.code).toContain(code);
  });

  test.each([
    ['short', 'short'],
    ['long', 'x'.repeat(129)],
    ['of other characters', 'key with blanks'],
  ])('with a key that is %s', async (_name, key) => {
    const answer = await callHttp(edge, '/api/BANKING/deposit-create', {
      token,
      body: good,
      headers: { 'idempotency-key': key },
    });
    expect(answer.body).toMatchObject({ status: 400, error: { code: 'validation.failed' } });
  });
});

describe('deposit-create-p2p', () => {
  test.each<[string, Record<string, unknown>, string]>([
    ['an unknown currency', { currency: 'ZZZ' }, 'banking.currencyUnknown'],
    ['a method that is not offered here', { selectedCountry: 'DE' }, 'banking.methodNotOffered'],
    [
      'a method of the other create',
      { ...goodPayloads['deposit-create'], ...p2pOfRedirect },
      'validation.failed',
    ],
    ['too little', { amount: 1 }, 'banking.amountOutOfLimits'],
    ['too much', { amount: 1_000_000_000 }, 'banking.amountOutOfLimits'],
    ['too many decimals', { amount: 5000.001 }, 'banking.amountPrecision'],
    ['an amount as text', { amount: '5000' }, 'validation.failed'],
    ['a deposit that there is not', { depositId: 'dep_none' }, 'banking.depositNotFound'],
    ['a bank of no end', { bank: 'x'.repeat(129) }, 'validation.failed'],
    ['a way back to elsewhere', { returnUrl: 'https://evil.example/' }, 'banking.returnUrlForbidden'],
    ['a card number', { fields: { card_number: '4111111111111111' } }, 'banking.cardNotEncrypted'],
    ['a card number for a bank', { bank: '4111111111111111' }, 'banking.cardNotEncrypted'],
  ])('with %s', async (_name, change, code) => {
    const answer = await post('deposit-create-p2p', { ...goodPayloads['deposit-create-p2p'], ...change });
    expectRefusal(answer);
    expect(answer.body.error?.code).toBe(code);
  });
});

describe('the other calls of the deposit flows', () => {
  test.each<[CallName, Record<string, unknown>, string]>([
    ['deposit-prepare', { currency: 'ZZZ' }, 'banking.currencyUnknown'],
    ['deposit-prepare', { paymentMethod: 'upi' }, 'banking.methodNotOffered'],
    ['deposit-prepare', { paymentMethod: 'no_such_method' }, 'banking.methodNotOffered'],
    ['deposit-prepare', { selectedCountry: 'Germany' }, 'validation.failed'],
    // Nobody answers at the provider's address here, and a card can't do without its key.
    ['deposit-prepare', { paymentMethod: 'visa_mastercard' }, 'banking.providerUnavailable'],
    ['deposit-check', { paymentMethod: '../etc' }, 'validation.failed'],
    ['deposit-complete', { depositId: 'dep_none' }, 'banking.depositNotFound'],
    ['deposit-complete', { depositId: 0 }, 'banking.depositNotFound'],
    ['deposit-complete', { fields: { cvc: '123' } }, 'banking.cardNotEncrypted'],
    ['deposit-complete', { fields: { transaction_id: '4111 1111 1111 1111' } }, 'banking.cardNotEncrypted'],
    ['deposit-complete', { fields: { ['x'.repeat(65)]: 'y' } }, 'validation.failed'],
    ['bank-get', { bin: '12345' }, 'validation.failed'],
    ['bank-get', { bin: '4111111111111111' }, 'validation.failed'],
    ['bank-get', { bin: 411111 }, 'validation.failed'],
    ['payment-convert-v2', { from: 'ZZZ' }, 'banking.currencyUnknown'],
    ['payment-convert-v2', { to: 'eur' }, 'validation.failed'],
    ['payment-convert-v2', { amount: -1 }, 'validation.failed'],
    ['payment-convert-v2', { amount: 1.001 }, 'banking.amountPrecision'],
    ['payment-convert-v2', {}, 'banking.providerUnavailable'],
  ])('%s with %j', async (name, change, code) => {
    const answer = await post(name, { ...goodPayloads[name], ...change });
    expectRefusal(answer);
    expect(answer.body.error?.code).toBe(code);
  });
});

describe('card data in the clear', () => {
  const pan = '4111111111111111';
  const card = { card_number: pan, card_expiry: '12/30', card_holder: 'ANA', card_cvc: '737' };
  const create = { ...goodPayloads['deposit-create'], paymentType: 'visa_mastercard' };

  test.each<[string, CallName, Record<string, unknown>]>([
    ['in its fields', 'deposit-create', { ...create, fields: card }],
    ['in groups', 'deposit-create', { ...create, fields: { card_number: '4111 1111 1111 1111' } }],
    ['in place of the bundle', 'deposit-create', { ...create, fields: { encrypted_card: pan } }],
    ['under another name', 'deposit-create', { ...goodPayloads['deposit-create'], fields: { note: pan } }],
    ['as a wallet', 'deposit-create', { ...create, wallet: pan }],
    ['in a claim', 'deposit-complete', { ...goodPayloads['deposit-complete'], fields: { note: pan } }],
  ])('is refused %s and written nowhere', async (_name, name, body) => {
    const answer = await post(name, body);
    expectRefusal(answer);
    expect(JSON.stringify(answer.body)).not.toContain(pan);
    const written = edge.lines.join('\n');
    for (const secret of [pan, '4111 1111', '737']) expect(written).not.toContain(`"${secret}`);
    expect(written).not.toContain(pan);
  });
});

describe('requests that are none', () => {
  test.each<[string, RequestInit & { path?: string }, number, ErrorCode]>([
    [
      'a form',
      { method: 'POST', body: 'amount=50', headers: { 'content-type': 'application/x-www-form-urlencoded' } },
      415,
      'body.unsupportedType',
    ],
    [
      'a plain text',
      { method: 'POST', body: '{}', headers: { 'content-type': 'text/plain' } },
      415,
      'body.unsupportedType',
    ],
    [
      'bytes that say they are packed',
      {
        method: 'POST',
        body: 'x',
        headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
      },
      400,
      'body.malformed',
    ],
    ['another method', { method: 'DELETE' }, 405, 'call.methodNotAllowed'],
    ['a GET of a POST', { method: 'GET' }, 405, 'call.methodNotAllowed'],
    ['a bad percent sign', { method: 'GET', path: '/api/BANKING/%E0%A4%A' }, 400, 'body.malformed'],
    ['another prefix', { method: 'GET', path: '/api/OTHER/session-user' }, 404, 'call.unknown'],
    ['a very long name', { method: 'GET', path: `/api/BANKING/${'x'.repeat(5000)}` }, 400, 'body.malformed'],
  ])('%s', async (_name, { path, ...init }, status, code) => {
    const reply = await fetch(`${edge.url}${path ?? '/api/BANKING/deposit-create'}`, init);
    expect(reply.status).toBe(status);
    expect(await reply.json()).toMatchObject({ status, error: { code } });
    if (status === 405) expect(reply.headers.get('allow')).toBe('POST');
  });
});

test('too many calls are told when to come back', async () => {
  const generous = { burst: 1000, perSecond: 1000 };
  const limits = {
    player: { burst: 2, perSecond: 0.1 },
    address: generous,
    refused: generous,
    connect: generous,
  };
  const small = await startEdge({ limits });
  const call = () => callHttp(small, '/api/BANKING/session-user', { method: 'GET', token });
  expect((await call()).status).toBe(200);
  expect((await call()).status).toBe(200);
  const third = await call();
  expect(third.body).toMatchObject({ status: 429, error: { code: 'rate.limited' } });
  expect(Number(third.headers.get('retry-after'))).toBeGreaterThan(0);
  await small.close();
});
