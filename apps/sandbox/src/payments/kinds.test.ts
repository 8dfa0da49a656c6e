import { createDecipheriv } from 'node:crypto';
import { passesLuhn } from '@opencashier/contract/entities/card-number';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clientOf, type TestClient } from '../testing/client.ts';
import { startBench, type TestBench } from '../testing/running-sandbox.ts';
import { isIban } from './checks/iban.ts';
import { nubanOf } from './checks/nuban.ts';
import type { Instruction } from './instruction.ts';
import { paymentKinds, readMethod } from './kinds.ts';

let bench: TestBench;
let client: TestClient;
beforeAll(async () => {
  bench = await startBench();
  client = clientOf(bench);
});
afterAll(() => bench.stop());

let count = 0;
const open = async (method: string, change: Record<string, unknown> = {}) => {
  count += 1;
  const reference = `dep_kind_${count}`;
  const reply = await client.createBy(method, reference, change);
  return { reference, reply, instruction: reply.json.instruction as Instruction };
};
type Of<Kind extends Instruction['kind']> = Extract<Instruction, { kind: Kind }>;
const opened = async <Kind extends Instruction['kind']>(
  kind: Kind,
  method: string,
  change: Record<string, unknown> = {},
) => {
  const { reference, reply, instruction } = await open(method, change);
  expect([reply.status, instruction?.kind]).toEqual([201, kind]);
  return { reference, reply, ...(instruction as Of<Kind>) };
};
const lineOf = ({ lines }: Pick<Of<'requisites'>, 'lines'>, name: string) =>
  lines.find((line) => line.name === name)?.value ?? '';

describe('readMethod', () => {
  it('reads every kind, with prefix and other dashes, and variants where there are any', () => {
    for (const kind of paymentKinds) {
      expect(readMethod(kind)).toEqual({ kind });
      expect(readMethod(`sandbox_${kind.replaceAll('-', '_')}`)).toEqual({ kind });
    }
    expect(readMethod('crypto:usdt')).toEqual({ kind: 'crypto', variant: 'usdt' });
    expect(readMethod('p2p_card_encrypted')).toEqual({ kind: 'p2p-card', variant: 'encrypted' });
    for (const method of ['nothing', 'card-p2p', 'upi-qr-x', '', 'toString']) {
      expect(readMethod(method), method).toBeUndefined();
    }
  });

  it('refuses a create of an unknown method with nothing on record', async () => {
    const { reply } = await open('nothing');
    expect([reply.status, reply.json]).toMatchObject([
      402,
      { error: { code: 'unknown_method', isRecorded: false } },
    ]);
    for (const method of ['p2p-card-x', 'h2h-x']) expect((await open(method)).reply.status).toBe(402);
  });
});

describe('every kind', () => {
  const currency: Partial<Record<string, string>> = { pix: 'BRL', upi: 'INR', 'upi-qr': 'INR' };
  const plain = paymentKinds.filter((kind) => !['card', 'fields', 'voucher-code', 'p2p-form'].includes(kind));

  it.each(plain)('%s gives the same reply again, is paid, given back and won back', async (kind) => {
    const change = { currency: currency[kind] ?? 'EUR' };
    const { reference, reply } = await open(kind, change);
    expect(reply.status).toBe(201);
    await client.act(reference, 'pay');
    expect((await client.createBy(kind, reference, change)).text).toBe(reply.text);
    expect(await client.operation(reference)).toMatchObject({
      state: 'paid',
      received: '5000',
      instruction: kind,
    });
    expect((await client.act(reference, 'refund', { amount: '1000' })).json).toMatchObject({
      refunded: '1000',
    });
    expect((await client.act(reference, 'chargeback', { amount: '500' })).json).toMatchObject({
      chargedBack: '500',
    });
    expect((await client.act(reference, 'chargeback')).json).toMatchObject({ chargedBack: '4000' });
    expect((await client.act(reference, 'chargeback-won')).status).toBe(200);
  });

  it.each(plain)('%s plays the scenarios of its amount', async (kind) => {
    const change = (amount: string) => ({ currency: currency[kind] ?? 'EUR', amount });
    expect((await open(kind, change('5001'))).reply.status).toBe(402);
    const less = await open(kind, change('5003'));
    await client.act(less.reference, 'pay');
    expect(await client.operation(less.reference)).toMatchObject({ received: '4503' });
    const back = await open(kind, change('5016'));
    await client.act(back.reference, 'pay');
    expect(await client.operation(back.reference)).toMatchObject({ refunded: '5016' });
    const failing = await open(kind, change('5014'));
    await client.act(failing.reference, 'pay');
    expect(await client.operation(failing.reference)).toMatchObject({ state: 'failed', received: '0' });
  });
});

describe('transfers between people', () => {
  const ru = { country: 'RU', currency: 'RUB', fields: { bank: 't-bank' } };

  it('show a card of the chosen bank', async () => {
    const { card, lines, reply } = await opened('requisites', 'p2p-card', ru);
    expect(card).toMatchObject({ payment_system: 'card-p2p', bank_type: 't-bank' });
    expect(card?.number).toMatch(/^220070\d{10}$/);
    expect(passesLuhn(card?.number ?? '')).toBe(true);
    expect(lines).toMatchObject([
      { name: 'holder', labelKey: 'requisite.holder' },
      { name: 'bank', value: 'T-Bank' },
    ]);
    expect(reply.json).toMatchObject({ expiresInMinutes: 15 });
    expect(reply.json).not.toHaveProperty('payable');
  });

  it.each([
    ['p2p-card-encrypted', {}],
    ['p2p-card', { amount: '500024' }],
    ['h2h-card', { amount: '500024' }],
  ])('give %s %j the card as an AES-GCM bundle', async (method, change) => {
    const { card } = await opened('requisites', method, { ...ru, ...change });
    expect(card).not.toHaveProperty('number');
    if (typeof card?.encoded !== 'object') throw new Error('The card is no bundle.');
    const { key, iv, encrypted, tag } = card.encoded;
    const bytes = (text: string) => Buffer.from(text, 'base64');
    expect([bytes(iv).length, bytes(tag).length]).toEqual([12, 16]);
    const decipher = createDecipheriv('aes-256-gcm', bytes(key), bytes(iv)).setAuthTag(bytes(tag));
    const number = Buffer.concat([decipher.update(bytes(encrypted)), decipher.final()]).toString();
    expect(number).toMatch(/^220070\d{10}$/);
    expect(passesLuhn(number)).toBe(true);
  });

  it('ask for a whole number of units a little above where the amount says so', async () => {
    const { reference, reply } = await opened('requisites', 'p2p-card', { ...ru, amount: '500019' });
    expect(reply.json).toMatchObject({ amount: '500019', payable: { amount: '500400', currency: 'RUB' } });
    await client.act(reference, 'confirm');
    expect(await client.operation(reference)).toMatchObject({ received: '500400', outstanding: '0' });
  });

  it('go by phone number', async () => {
    const { card, lines } = await opened('requisites', 'p2p-phone', { ...ru, fields: { bank: 'sber' } });
    expect(card).toMatchObject({ payment_system: 'phone-p2p', bank_type: 'sber' });
    expect(card?.phone).toMatch(/^\+7900\d{7}$/);
    expect(lines.map(({ name }) => name)).toEqual(['phone', 'holder', 'bank']);
  });

  it('ask by a form first; the answer comes under the deposit’s second reference', async () => {
    const answer = { bank: 'monobank', sender_name: 'TEST SENDER', sender_digits: '4321' };
    const ua = { country: 'UA', currency: 'UAH' };
    const { reference, fields } = await opened('form', 'p2p-form', ua);
    expect(fields.map(({ name }) => name)).toEqual(Object.keys(answer));
    expect((await client.act(reference, 'confirm')).json).toMatchObject({ error: { code: 'not_payable' } });
    expect((await client.press(reference, 'pay')).status).toBe(303);
    expect((await client.claim(reference)).status).toBe(422);

    const wrong = await client.createBy('p2p-form', `${reference}-2`, {
      ...ua,
      fields: { ...answer, bank: 'none' },
    });
    expect(wrong.json.instruction).toMatchObject({ kind: 'form' });
    expect((await client.operation(reference)).state).toBe('answered');
    const right = await client.createBy('p2p-form', `${reference}-3`, { ...ua, fields: answer });
    expect(right.json.instruction).toMatchObject({ kind: 'requisites', card: { bank_type: 'monobank' } });

    bench.runtime.advance(60 * 60_000);
    expect((await client.find(reference)).json).toMatchObject({ state: 'answered', events: [] });
  });

  it('record “I have paid” once, and move no money by it', async () => {
    const { reference } = await opened('requisites', 'p2p-card', ru);
    const claimed = await client.claim(reference, { transaction_id: '9AB1' });
    expect([claimed.status, claimed.json]).toMatchObject([
      200,
      { state: 'open', claim: { transactionId: '9AB1' } },
    ]);
    expect((await client.claim(reference)).json).toMatchObject({ claim: { transactionId: '9AB1' } });
    expect(await client.operation(reference)).toMatchObject({
      received: '0',
      claim: { transactionId: '9AB1' },
    });
    expect((await client.call('GET', '/control/live')).text).toContain('payer says paid, transaction 9AB1');
    await client.act(reference, 'confirm');
    expect((await client.claim(reference)).status).toBe(200);
  });

  it('refuse a claim for what is ended or unknown', async () => {
    const { reference } = await opened('requisites', 'p2p-card', ru);
    await client.act(reference, 'fail');
    expect((await client.claim(reference)).status).toBe(422);
    expect((await client.claim('dep_none')).status).toBe(404);
    expect((await client.claim(reference, { transaction_id: 'x'.repeat(200) })).status).toBe(400);
  });

  it('are paid after the claim, or by themselves, where the amount says so', async () => {
    const onClaim = await opened('requisites', 'p2p-card', { ...ru, amount: '500022' });
    bench.runtime.advance(3_000);
    expect((await client.operation(onClaim.reference)).state).toBe('open');
    await client.claim(onClaim.reference);
    const itself = await opened('requisites', 'p2p-phone', { ...ru, amount: '500021' });
    bench.runtime.advance(3_000);
    expect((await client.operation(onClaim.reference)).state).toBe('paid');
    expect((await client.operation(itself.reference)).state).toBe('paid');
  });
});

describe('requisites of accounts', () => {
  it.each([
    ['DE', 'EUR', /^DE/],
    ['TR', 'TRY', /^TR/],
    ['GB', 'GBP', /^GB/],
  ])('write an IBAN in %s', async (country, currency, look) => {
    const requisites = await opened('requisites', 'bank-transfer', { country, currency });
    expect(lineOf(requisites, 'iban')).toMatch(look);
    expect(isIban(lineOf(requisites, 'iban'))).toBe(true);
    expect(lineOf(requisites, 'reference')).toMatch(/^SBX-[A-Z0-9]{8}$/);
  });

  it('write a NUBAN of the bank in Nigeria, account and IFSC in India', async () => {
    const fields = { bank: 'gtbank' };
    const nigeria = await opened('requisites', 'bank-transfer', { country: 'NG', currency: 'NGN', fields });
    const nuban = lineOf(nigeria, 'nuban');
    expect(nuban).toBe(nubanOf('058', nuban.slice(0, 9)));
    const india = await opened('requisites', 'bank-transfer', { country: 'IN', currency: 'INR' });
    expect(lineOf(india, 'ifsc')).toMatch(/^[A-Z]{4}0[A-Z0-9]{6}$/);
  });

  it('show virtual accounts, host-to-host lines and invoices', async () => {
    const va = await opened('requisites', 'virtual-account', { country: 'ID', currency: 'IDR' });
    expect(lineOf(va, 'virtualAccount')).toMatch(/^39358\d{11}$/);
    const h2h = await opened('requisites', 'h2h');
    expect(h2h.lines.map(({ name }) => name)).toEqual(['account', 'beneficiary', 'comment']);
    const invoice = await opened('requisites', 'invoice');
    expect(passesLuhn(lineOf(invoice, 'invoiceCode'))).toBe(true);
    const path = new URL(lineOf(invoice, 'invoiceLink')).pathname;
    expect((await client.call('GET', path)).text).toContain('data-testid="pay"');
  });
});

describe('codes and links', () => {
  it('write a UPI link, and name the payer of a collect request', async () => {
    const inr = { country: 'IN', currency: 'INR', amount: '123456' };
    const { page } = await opened('upi', 'upi-qr', inr);
    expect(page.upiUri).toMatch(
      /^upi:\/\/pay\?pa=sandbox\d{6}@sandbox&pn=Lucky%20%3CHarbor%3E&am=1234\.56&cu=INR&tn=Deposit%20\d{6}&tr=\w{1,35}$/,
    );
    expect(page).not.toHaveProperty('collectFrom');
    const collect = await opened('upi', 'upi', { ...inr, fields: { upi_id: 'payer@okbank' } });
    expect(collect.page.collectFrom).toBe('payer@okbank');
    expect((await open('upi', { ...inr, fields: { upi_id: 'payer' } })).reply.json).toMatchObject({
      error: { code: 'invalid_upi_id' },
    });
    for (const method of ['upi', 'upi-qr', 'pix']) expect((await open(method)).reply.status).toBe(402);
  });

  it('write a Pix code whose charge differs from payment to payment', async () => {
    const brl = { country: 'BR', currency: 'BRL', amount: '15025' };
    const codes = [await opened('pix', 'pix', brl), await opened('pix', 'pix', brl)].map(
      ({ page }) => page.brCode,
    );
    for (const code of codes) expect(code).toContain('5406150.25');
    expect(new Set(codes.map((code) => /v2\/([0-9a-f]{32})/.exec(code)?.[1])).size).toBe(2);
  });

  it('open the app of a wallet', async () => {
    const { page } = await opened('eazype', 'eazype', { country: 'IN', currency: 'INR' });
    expect(page.deepLink).toBe(`eazype://pay?account=${page.account}&amount=50.00&currency=INR`);
  });

  it('name agents of the country, each with a page', async () => {
    const { voucher } = await opened('voucher', 'cash', { country: 'KZ', currency: 'KZT' });
    expect(passesLuhn(voucher.barcode ?? '')).toBe(true);
    expect(voucher.code.replaceAll(' ', '')).toBe(voucher.barcode);
    expect(voucher.agents).toHaveLength(2);
    for (const { name, contactUrl } of voucher.agents) {
      expect((await client.call('GET', new URL(contactUrl ?? '').pathname)).text).toContain(name);
    }
    expect((await client.call('GET', '/agents/none')).status).toBe(404);
  });

  it('offer several sellers, the best marked, each with a page of its own', async () => {
    const { offers } = await opened('offers', 'offers', { amount: '10000' });
    expect(offers).toMatchObject([
      { id: 'swift', rate: '0.909', fee: '350', receive: '106.160616', minutes: 2, isBest: false },
      { id: 'fair', rate: '0.9045', fee: '150', receive: '108.899944', minutes: 10, isBest: true },
      { id: 'steady', rate: '0.9135', fee: '100', receive: '108.374384', minutes: 60, isBest: false },
    ]);
    for (const { url, name } of offers) {
      const { pathname, search } = new URL(url);
      expect((await client.call('GET', pathname + search)).text).toContain(`data-testid="seller">${name}`);
    }
  });

  it('show steps alone', async () => {
    await opened('none', 'instruction');
  });
});

describe('what a provider asks for', () => {
  it('wants more fields, and then shows its page', async () => {
    const { reference, fields } = await opened('fields_required', 'fields');
    expect(fields.map(({ name }) => name)).toEqual(['document', 'email']);
    const answer = { document: '12345678', email: 'name@example.com' };
    const second = await client.createBy('fields', `${reference}-2`, { fields: answer });
    expect(second.json.instruction).toMatchObject({ kind: 'redirect' });
    expect((await client.operation(reference)).state).toBe('answered');
    await client.press(`${reference}-2`, 'pay');
    expect((await client.operation(`${reference}-2`)).state).toBe('paid');
  });

  it('expires when nobody answers', async () => {
    const { reference } = await opened('fields_required', 'fields');
    bench.runtime.advance(30 * 60_000);
    expect((await client.operation(reference)).state).toBe('expired');
  });

  it.each([
    ['AAAA00001234', 201, { state: 'paid', received: '5000' }],
    ['AAAA00003333', 201, { state: 'paid', received: '2500' }],
    ['AAAA00004444', 201, { state: 'open', received: '0' }],
  ])('pays what the voucher %s is worth', async (voucher_code, status, expected) => {
    const { reference, reply } = await open('voucher-code', { fields: { voucher_code } });
    expect(reply.status).toBe(status);
    expect(await client.operation(reference)).toMatchObject(expected);
  });

  it.each([
    ['AAAA00000000', 'voucher_invalid'],
    ['AAAA00001111', 'voucher_used'],
    ['AAAA00002222', 'voucher_expired'],
    ['!', 'voucher_invalid'],
  ])('refuses the voucher %s', async (voucher_code, code) => {
    const { reply } = await open('voucher-code', { fields: { voucher_code } });
    expect(reply.json).toMatchObject({ error: { code, isRecorded: false } });
  });

  it('asks for a voucher’s code that did not come', async () => {
    await opened('fields_required', 'voucher-code');
  });
});
