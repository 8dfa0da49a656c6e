import type { CallName } from '@opencashier/contract/calls/registry';
import { type ErrorCode, errorStatus } from '@opencashier/contract/errors';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callHttp, type Edge, signToken, startEdge } from '../wiring/testing/edge.ts';
import { goodPayloads } from './testing/call-payloads.ts';

let edge: Edge;
let token: string;

beforeAll(async () => {
  edge = await startEdge();
  token = await signToken();
});

/** Nothing that was refused left a trace, and nothing was a fault of ours. */
afterAll(async () => {
  const { operator } = edge.core;
  const deposits = await operator.listDeposits({ limit: 10 });
  const withdrawals = await operator.listWithdrawals({ limit: 10 });
  await edge.close();
  expect([...deposits.items, ...withdrawals.items]).toEqual([]);
  expect(edge.faults).toEqual([]);
});

describe('the calls of the sweepstakes', () => {
  test.each<[CallName, Record<string, unknown>, ErrorCode]>([
    ['deposit-create-sweepstake', { boxId: null }, 'banking.boxRequired'],
    ['deposit-create-sweepstake', { boxId: '' }, 'banking.boxRequired'],
    ['deposit-create-sweepstake', { boxId: 1e300 }, 'banking.boxUnavailable'],
    ['deposit-create-sweepstake', { boxId: 'constructor' }, 'banking.boxUnavailable'],
    ['deposit-create-sweepstake', { boxId: 'x'.repeat(129) }, 'validation.failed'],
    ['deposit-create-sweepstake', { amount: 0.01 }, 'banking.boxPriceChanged'],
    ['deposit-create-sweepstake', { amount: -10 }, 'banking.boxPriceChanged'],
    ['deposit-create-sweepstake', { currency: 'USD' }, 'banking.boxPriceChanged'],
    ['deposit-create-sweepstake', { paymentType: 'sepa_instant' }, 'banking.methodNotOffered'],
    ['deposit-create-sweepstake', { paymentType: 'withdraw_bitcoin' }, 'banking.methodNotOffered'],
    ['deposit-create-sweepstake', { fields: {} }, 'banking.paymentMethodRegex'],
    [
      'deposit-create-sweepstake',
      { boxId: 'starter', amount: 5, fields: { network: 'ERC-20' } },
      'banking.amountOutOfLimits',
    ],
    ['deposit-create-sweepstake', { selectedCountry: 'RU' }, 'banking.sweepstakesNotAllowed'],
    ['deposit-create-sweepstake', { fields: { note: '4111111111111111' } }, 'banking.cardNotEncrypted'],
    ['deposit-create-sweepstake', { depositId: 'dep_none' }, 'banking.depositNotFound'],
    ['payment-convert-v2', { from: 'QGC' }, 'banking.rateUnavailable'],
    ['payment-convert-v2', { to: 'QSC' }, 'banking.rateUnavailable'],
    ['payment-convert-v2', { from: 'QSC', to: 'QGC' }, 'banking.rateUnavailable'],
    ['payment-convert-v2', { from: 'QSC', to: 'BTC', amount: 0.001 }, 'banking.amountPrecision'],
    ['payment-convert-v2', { from: 'QSC', to: 'BTC' }, 'banking.providerUnavailable'],
    ['sweepstake-recoup-sum', { currency: 'USD' }, 'validation.failed'],
    ['sweepstake-redeem', {}, 'banking.rateExpired'],
    ['sweepstake-redeem', { currency: 'EUR' }, 'validation.failed'],
    ['sweepstake-redeem', { currency: 'QGC' }, 'validation.failed'],
    ['sweepstake-redeem', { rateId: '' }, 'validation.failed'],
    ['sweepstake-redeem', { paymentType: 'withdraw_sepa' }, 'banking.methodNotOffered'],
    ['sweepstake-redeem', { selectedCountry: 'RU' }, 'banking.sweepstakesNotAllowed'],
    ['withdrawal-create', { ...goodPayloads['sweepstake-redeem'] }, 'banking.methodNotOffered'],
    ['withdrawal-create', { currency: 'QGC' }, 'banking.methodNotOffered'],
    ['deposit-create', { currency: 'QGC' }, 'banking.methodNotOffered'],
  ])('%s with %j', async (name, change, code) => {
    const answer = await callHttp(edge, `/api/BANKING/${name}`, {
      token,
      headers: { 'idempotency-key': 'key-of-bad-coins' },
      body: { ...goodPayloads[name], ...change },
    });
    expect(answer).toMatchObject({ status: errorStatus[code], body: { error: { code } } });
  });
});
