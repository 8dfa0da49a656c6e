import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { sandboxConfig } from './config.ts';
import { toDeclined, toEvent } from './mappers.ts';
import { wireEvent } from './wire.ts';

describe('toDeclined', () => {
  const refusal = (isRecorded?: boolean) => ({ error: { code: 'declined', message: 'No.', isRecorded } });

  it('lets another provider try only where nothing is on record', () => {
    expect(toDeclined(402, refusal(false))).toMatchObject({ kind: 'declined', isSafe: true });
    expect(toDeclined(402, refusal(true))).toMatchObject({ kind: 'declined', isSafe: false });
    expect(toDeclined(402, refusal())).toMatchObject({ kind: 'declined', isSafe: false });
  });

  it.each([400, 401, 403, 429])('takes %i for a request that was never looked at', (status) => {
    expect(toDeclined(status, { error: { code: 'invalid_request' } })).toEqual({
      kind: 'declined',
      code: 'invalid_request',
      isSafe: true,
    });
  });

  it('does not guess at a refusal that gives no reason', () => {
    for (const body of [undefined, '<html>', {}, { error: 'no' }]) {
      expect(toDeclined(402, body)).toMatchObject({ kind: 'unknown' });
    }
  });
});

describe('toEvent', () => {
  it('keeps every digit of an amount', () => {
    const event = z.parse(wireEvent, {
      id: 'evt_1',
      type: 'payment.paid',
      timestamp: '2026-01-15T12:00:00.000Z',
      data: { reference: 'dep_1', transactionId: 'txn_1', amount: '900719925474099300001', currency: 'ETH' },
    });
    expect(toEvent(event)).toEqual({
      type: 'paid',
      eventId: 'evt_1',
      reference: 'dep_1',
      occurredAt: new Date('2026-01-15T12:00:00.000Z'),
      transactionId: 'txn_1',
      money: { minor: 900_719_925_474_099_300_001n, currency: 'ETH' },
    });
  });

  it.each([
    ['payment.refunded', 'refund'],
    ['payment.charged_back', 'chargeback'],
    ['payment.chargeback_won', 'chargebackWon'],
  ])('reads %s as %s', (type, kind) => {
    const data = {
      reference: 'dep_1',
      transactionId: 'txn_1',
      reversalId: 'rev_1',
      amount: '5',
      currency: 'EUR',
    };
    const event = z.parse(wireEvent, { id: 'evt_1', type, timestamp: '2026-01-15T12:00:00.000Z', data });
    expect(toEvent(event)).toMatchObject({
      type: 'reversed',
      kind,
      transactionId: 'txn_1',
      reversalId: 'rev_1',
    });
  });
});

describe('sandboxConfig', () => {
  const good = {
    baseUrl: 'http://localhost:4010',
    apiKey: 'sbx_0123456789abcdef',
    webhookSecrets: [`whsec_${Buffer.alloc(32).toString('base64')}`],
  };

  it('takes an account', () => {
    expect(z.parse(sandboxConfig, good)).toEqual(good);
  });

  it.each([
    ['baseUrl', 'localhost:4010'],
    ['baseUrl', 'ftp://localhost'],
    ['apiKey', 'short'],
    ['webhookSecrets', []],
    ['webhookSecrets', ['secret']],
  ])('refuses a bad %s', (name, value) => {
    const result = z.safeParse(sandboxConfig, { ...good, [name]: value });
    expect(result.error?.issues[0]?.path[0]).toBe(name);
  });
});
