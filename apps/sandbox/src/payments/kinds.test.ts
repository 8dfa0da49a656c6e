import { passesLuhn } from '@opencashier/contract/entities/card-number';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clientOf, type TestClient } from '../testing/client.ts';
import { type InstructionOf, openerOf } from '../testing/open-kind.ts';
import { startBench, type TestBench } from '../testing/running-sandbox.ts';
import { seal } from '../testing/seal.ts';
import { isIban } from './checks/iban.ts';
import { nubanOf } from './checks/nuban.ts';
import { paymentKinds, readMethod } from './kinds.ts';

let bench: TestBench;
let client: TestClient;
beforeAll(async () => {
  bench = await startBench();
  client = clientOf(bench);
});
afterAll(() => bench.stop());

const { open, opened } = openerOf(() => client);
const lineOf = ({ lines }: Pick<InstructionOf<'requisites'>, 'lines'>, name: string) =>
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
    for (const method of ['p2p-card-x', 'p2p-phone-encrypted', 'p2p-form-x', 'h2h-x'])
      expect((await open(method)).reply.status).toBe(402);
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
    const path = new URL(offers[0]?.url ?? '').pathname;
    for (const search of ['', '?offer=none', '?offer=swift&offer=fair']) {
      const page = await client.call('GET', path + search);
      expect([page.status, page.text.includes('data-testid="seller"')]).toEqual([200, false]);
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

  it('opens the sealed number of a gift card, which decides as a code does', async () => {
    const sealed = async (card_number: string) => ({
      fields: { encrypted_card: await seal(client, { card_number, pin_code: '1234' }) },
    });
    const paid = await open('voucher-code', await sealed('6006 4900 0000 1234'));
    expect(await client.operation(paid.reference)).toMatchObject({ state: 'paid' });
    const used = await open('voucher-code', await sealed('6006490000001111'));
    expect(used.reply.json).toMatchObject({ error: { code: 'voucher_used' } });
    const unreadable = await open('voucher-code', { fields: { encrypted_card: 'x.y.z' } });
    expect(unreadable.reply.json).toMatchObject({ error: { code: 'unreadable_card', isRecorded: false } });
  });

  it('asks for a voucher’s code that did not come', async () => {
    await opened('fields_required', 'voucher-code');
  });
});
