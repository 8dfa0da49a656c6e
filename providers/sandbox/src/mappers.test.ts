import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { sandboxConfig } from './config.ts';
import { toCreated, toDeclined, toEvent, toWireRequest } from './mappers.ts';
import { wireCreated, wireEvent } from './wire.ts';

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

describe('toWireRequest', () => {
  it('names a saved card where there is one, and no key without', () => {
    const request = {
      reference: 'dep_1',
      method: 'card',
      money: { minor: 5_000n, currency: 'EUR' },
      country: 'DE',
      language: 'en',
      player: { id: 'player-1' },
      fields: {},
      returnUrl: 'https://cashier.example/return/x',
      webhookUrl: 'https://cashier.example/webhooks',
    };
    expect(toWireRequest(request)).not.toHaveProperty('instrument');
    expect(toWireRequest({ ...request, instrument: 'ins_1' })).toMatchObject({
      instrument: 'ins_1',
      amount: '5000',
    });
  });
});

describe('toCreated', () => {
  const created = (instruction: unknown, extra: object = {}) =>
    toCreated(z.parse(wireCreated, { id: 'pay_1', expiresInMinutes: 15, instruction, ...extra }));
  const fields = [{ name: 'document', type: 'text', regexList: [{ regex: '^[0-9]+$' }] }];
  const page = { account: '1', receiver: 'r' };
  const upi = { upiUri: 'upi://pay?pa=a@b', vpa: 'a@b', receiver: 'r' };
  const lines = [{ name: 'iban', labelKey: 'requisite.iban', value: 'DE89370400440532013000' }];
  const invoice = {
    asset: 'BTC',
    network: 'Bitcoin',
    address: 'bc1q',
    payAmount: '0.1',
    minAmount: '0.01',
    rate: '57600',
    confirmations: 5,
  };

  it.each([
    [
      { kind: 'redirect', url: 'https://a.example/', httpMethod: 'GET' },
      { kind: 'redirect', url: 'https://a.example/', method: 'GET' },
    ],
    [
      { kind: 'fields_required', fields },
      { kind: 'fieldsRequired', fields },
    ],
    [
      { kind: 'form', fields, titleKey: 't', textKey: 'x' },
      { kind: 'unifiedForm', fields, titleKey: 't', textKey: 'x' },
    ],
    [
      { kind: 'pix', page: { brCode: '0002' } },
      { kind: 'customPage', page: 'pix', data: { brCode: '0002' } },
    ],
    [
      { kind: 'eazype', page },
      { kind: 'customPage', page: 'eazype', data: page },
    ],
    [
      { kind: 'upi', page: upi },
      { kind: 'customPage', page: 'upi-qr', data: upi },
    ],
    [
      { kind: 'crypto', invoice },
      { kind: 'crypto', invoice },
    ],
    [
      { kind: 'voucher', voucher: { code: '1', agents: [] } },
      { kind: 'voucher', voucher: { code: '1', agents: [] } },
    ],
    [
      { kind: 'requisites', lines },
      { kind: 'requisites', requisites: lines },
    ],
    [
      { kind: 'requisites', lines, card: { number: '4111111111111111' } },
      { kind: 'requisites', requisites: lines, card: { number: '4111111111111111' } },
    ],
    [{ kind: 'none' }, { kind: 'none' }],
  ])('reads %j', (wire, instruction) => {
    expect(created(wire)).toEqual({ providerReference: 'pay_1', timeoutMinutes: 15, instruction });
  });

  it('keeps fees and what is payable exact', () => {
    const offer = {
      id: 'a',
      name: 'A',
      asset: 'USDT',
      rate: '0.9045',
      fee: '900719925474099301',
      receive: '108.899944',
      minutes: 10,
      isBest: true,
      url: 'https://a.example/',
    };
    const { instruction } = created({ kind: 'offers', offers: [offer] });
    expect(instruction).toMatchObject({
      kind: 'offers',
      offers: [{ rate: '0.9045', feeMinor: 900_719_925_474_099_301n, receive: '108.899944' }],
    });
    expect(created({ kind: 'none' }, { payable: { amount: '500400', currency: 'RUB' } })).toMatchObject({
      payable: { minor: 500_400n, currency: 'RUB' },
    });
  });

  it('does not read a kind that it does not know', () => {
    expect(() => created({ kind: 'smoke-signals' })).toThrow();
  });
});

describe('toEvent', () => {
  const chain = {
    txid: 'ab',
    network: 'ERC-20',
    asset: 'USDT',
    amount: '1000000000000000000000001',
    confirmations: 16,
    required: 16,
  };
  const event = (type: string, data: object) =>
    toEvent(
      z.parse(wireEvent, {
        id: 'evt_1',
        type,
        timestamp: '2026-01-15T12:00:00.000Z',
        data: { reference: 'dep_1', ...data },
      }),
    );

  it('tells how far a chain has come, its own integer untouched', () => {
    expect(event('payment.pending', { chain })).toMatchObject({ type: 'pending', chain });
    expect(event('payment.pending', {})).not.toHaveProperty('chain');
    const told = { ...chain, received: '1000000.000000000000000001' };
    expect(event('payment.pending', { chain: told })).toMatchObject({ chain: told });
    const money = { transactionId: 'txn_1', amount: '5000', currency: 'EUR' };
    expect(event('payment.paid', { ...money, chain })).toMatchObject({ type: 'paid', txid: 'ab', chain });
    expect(event('payment.paid', money)).not.toHaveProperty('txid');
  });

  it('tells a saved card', () => {
    const instrument = { token: 'ins_1', label: '•••• 1111', brand: 'visa' };
    const paid = { transactionId: 'txn_1', amount: '5000', currency: 'EUR', instrument };
    expect(event('payment.paid', paid)).toMatchObject({ type: 'paid', instrument });
  });

  it.each([
    { confirmations: -1 },
    { confirmations: 1.5 },
    { amount: '1e9' },
    { txid: '' },
    { required: 0 },
    { received: '-1' },
  ])('does not read a chain with %j', (change) => {
    expect(() => event('payment.pending', { chain: { ...chain, ...change } })).toThrow();
  });

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
