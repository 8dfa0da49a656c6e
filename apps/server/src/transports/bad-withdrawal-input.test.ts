import type { CallName } from '@opencashier/contract/calls/registry';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callHttp, type Edge, signToken, startEdge } from '../wiring/testing/edge.ts';
import { expectRefusal } from './testing/bad-values.ts';
import { goodPayloads } from './testing/call-payloads.ts';

let edge: Edge;
let token: string;

beforeAll(async () => {
  edge = await startEdge();
  token = await signToken();
});
afterAll(async () => {
  const { items } = await edge.core.operator.listWithdrawals({ limit: 10 });
  await edge.close();
  expect(items).toEqual([]);
  expect(edge.faults).toEqual([]);
});

const post = (name: CallName, body: unknown) =>
  callHttp(edge, `/api/BANKING/${name}`, {
    token,
    headers: { 'idempotency-key': 'key-of-bad-withdrawals' },
    body,
  });
const good = goodPayloads['withdrawal-create'];
const sepa = good.fields as Readonly<Record<string, string>>;
const ripple = { paymentType: 'withdraw_xrp', amount: 50 };
const inUs = { paymentType: 'withdraw_us_bank', currency: 'USD', selectedCountry: 'US', amount: 50 };
const account = { account_number: '000123456789', holder_name: 'Ada Lovelace' };

describe('withdrawal-create', () => {
  test.each<[string, Record<string, unknown>, string]>([
    ['an unknown currency', { currency: 'ZZZ' }, 'banking.currencyUnknown'],
    ['a currency of no shape', { currency: 'eur ' }, 'validation.failed'],
    ['another currency than the method’s', { currency: 'USD' }, 'banking.methodNotOffered'],
    ['a deposit’s method', { paymentType: 'sepa_instant' }, 'banking.methodNotOffered'],
    ['a method that there is not', { paymentType: 'no_such_method' }, 'banking.methodNotOffered'],
    ['a method of another country', { selectedCountry: 'BR' }, 'banking.methodNotOffered'],
    ['another country’s shape', { selectedCountry: 'Germany' }, 'validation.failed'],
    ['too little', { amount: 0.01 }, 'banking.amountOutOfLimits'],
    ['too much', { amount: 1_000_000_000 }, 'banking.amountOutOfLimits'],
    ['a negative amount', { amount: -20 }, 'banking.amountOutOfLimits'],
    ['zero', { amount: 0 }, 'banking.amountOutOfLimits'],
    ['too many decimals', { amount: 20.001 }, 'banking.amountPrecision'],
    ['more digits than a number carries', { amount: 123_456_789_012_345_680 }, 'banking.amount'],
    ['an amount as text', { amount: '20' }, 'validation.failed'],
    ['the text NaN', { amount: 'NaN' }, 'validation.failed'],
    ['an account type that there is not', { accountType: 'third' }, 'validation.failed'],
    ['no field at all', { fields: {} }, 'banking.paymentMethodRegex'],
    ['a name without end', { fields: { ...sepa, holder_name: 'x'.repeat(5_000) } }, ''],
    ['an end of text in a field', { fields: { ...sepa, note: 'x\0' } }, 'validation.failed'],
    ['half a character in a name', { fields: { ...sepa, '\udc00': 'x' } }, 'validation.failed'],
    ['a field of another type', { fields: { ...sepa, iban: { deep: true } } }, 'validation.failed'],
    [
      'a slip in the IBAN',
      { fields: { ...sepa, iban: 'DE89370400440532013001' } },
      'banking.destinationInvalid',
    ],
    ['a card in the clear', { fields: { ...sepa, note: '4111111111111111' } }, 'banking.cardNotEncrypted'],
    [
      'a slip in the routing number',
      { ...inUs, fields: { ...account, routing_number: '021000022' } },
      'banking.destinationInvalid',
    ],
    ['no routing number', { ...inUs, fields: account }, 'banking.paymentMethodRegex'],
    [
      'an address of another chain',
      { ...ripple, fields: { crypto_address: '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa' } },
      'banking.destinationInvalid',
    ],
    [
      'a memo that the chain has not',
      { ...ripple, fields: { crypto_address: 'rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh', memo: 'hello' } },
      'banking.destinationInvalid',
    ],
    ['more than there is', {}, 'banking.insufficientBalance'],
  ])('with %s', async (_name, change, code) => {
    const answer = await post('withdrawal-create', { ...good, ...change });
    expectRefusal(answer);
    expect(answer.body.error?.code).toContain(code);
  });
});

describe.each<[CallName, Record<string, unknown>]>([
  ['withdrawal-confirm', { code: '123456' }],
  ['withdrawal-code-resend', {}],
  ['withdrawal-cancel', {}],
])('%s', (name, more) => {
  test('of a withdrawal that there is not', async () => {
    const answer = await post(name, { withdrawalId: 'wd_none', ...more });
    expect(answer.body).toMatchObject({ status: 404, error: { code: 'banking.withdrawalNotFound' } });
  });

  test.each<[string, Record<string, unknown>]>([
    ['no id', { withdrawalId: '' }],
    ['an id without end', { withdrawalId: 'x'.repeat(1_000) }],
    ['a number for an id', { withdrawalId: 7 }],
    ['a code without end', { code: '1'.repeat(10_000) }],
    ['a code of another type', { code: ['123456'] }],
  ])('with %s', async (_name, change) => {
    const answer = await post(name, { withdrawalId: 'wd_none', ...more, ...change });
    // A call that takes no code does not look at one.
    if ('code' in change && !('code' in more)) expect(answer.status).toBe(404);
    else expect(answer.body).toMatchObject({ status: 400, error: { code: 'validation.failed' } });
  });
});
