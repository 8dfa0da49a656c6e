import { createDecipheriv } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { passesLuhn } from '@opencashier/contract/entities/card-number';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clientOf, type TestClient } from '../testing/client.ts';
import { openerOf } from '../testing/open-kind.ts';
import { startBench, type TestBench } from '../testing/running-sandbox.ts';

let bench: TestBench;
let client: TestClient;
beforeAll(async () => {
  bench = await startBench();
  client = clientOf(bench);
});
afterAll(() => bench.stop());

const { opened } = openerOf(() => client);

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

  it('keep the bank that was chosen, and nothing else that came in its place', async () => {
    const { reference, card } = await opened('requisites', 'p2p-card', {
      ...ru,
      fields: { bank: '4111111111111111' },
    });
    expect(card?.bank_type).toBe('sber');
    const { id } = await client.operation(reference);
    expect((await client.call('GET', `/control/operations/${id}`)).text).not.toContain('4111111111111111');
    expect(readFileSync(join(bench.dataDir, 'sandbox', 'journal.ndjson'), 'utf8')).not.toContain(
      '4111111111111111',
    );
  });

  it('go by phone number', async () => {
    const { card, lines } = await opened('requisites', 'p2p-phone', { ...ru, fields: { bank: 'sber' } });
    expect(card).toMatchObject({ payment_system: 'phone-p2p', bank_type: 'sber' });
    expect(card?.phone).toMatch(/^\+7900\d{7}$/);
    expect(lines.map(({ name }) => name)).toEqual(['phone', 'holder', 'bank']);
  });

  it.each([
    ['p2p-phone-bkash', 'BD', 'bkash'],
    ['p2p-card-dos_kredo', 'KG', 'dos-kredo'],
    ['p2p-card-encrypted-kicb', 'KG', 'kicb'],
    // The method's own, in whichever country the payer is.
    ['p2p-phone-sber', 'UZ', 'sber'],
  ])('pay at the bank that %s names, whatever the payer says', async (method, country, bank) => {
    const { card } = await opened('requisites', method, { country, fields: { bank: 'nagad' } });
    expect(card).toMatchObject({ bank_type: bank });
    expect(card?.encoded === undefined).toBe(!method.includes('encrypted'));
  });

  it('ask for no bank in a form where the method has chosen it', async () => {
    const ua = { country: 'UA', currency: 'UAH' };
    const { reference, fields } = await opened('form', 'p2p-form-pumb', ua);
    expect(fields.map(({ name }) => name)).toEqual(['sender_name', 'sender_digits']);
    const answer = { sender_name: 'TEST SENDER', sender_digits: '4321' };
    const right = await client.createBy('p2p-form-pumb', `${reference}-2`, { ...ua, fields: answer });
    expect(right.json.instruction).toMatchObject({ kind: 'requisites', card: { bank_type: 'pumb' } });
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
