import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { clientOf, type TestClient } from '../../testing/client.ts';
import { startBench, type TestBench } from '../../testing/running-sandbox.ts';
import { goodCard, seal } from '../../testing/seal.ts';
import { withLuhn } from '../checks/luhn.ts';
import { brandOf } from './brands.ts';
import { testCards } from './outcomes.ts';

let bench: TestBench;
let client: TestClient;
const said: string[] = [];
beforeAll(async () => {
  for (const way of ['log', 'error', 'warn', 'info'] as const) {
    vi.spyOn(console, way).mockImplementation((...words) => void said.push(words.map(String).join(' ')));
  }
  bench = await startBench();
  client = clientOf(bench);
});
afterAll(() => bench.stop());

const pay = async (
  reference: string,
  card: Record<string, string> = {},
  change: Record<string, unknown> = {},
) => {
  const encrypted_card = await seal(client, { ...goodCard, ...card });
  return client.createBy('card', reference, { fields: { encrypted_card }, ...change });
};
const eventsOf = async (reference: string) =>
  (await client.find(reference)).json.events as { type: string; data: Record<string, unknown> }[];

describe('brandOf', () => {
  it.each([
    ['4111111111111111', 'visa'],
    ['5555555555554444', 'mastercard'],
    ['2221000000000009', 'mastercard'],
    ['378282246310005', 'amex'],
    ['2200000000000004', 'mir'],
    ['6521111111111117', 'rupay'],
    ['8600020000000008', 'uzcard'],
    ['9860010000000000', 'humo'],
    ['6200000000000005', 'unionpay'],
    ['3530111333300000', 'jcb'],
    ['6011111111111117', 'discover'],
    ['1000000000000008', undefined],
    ['411111111111', undefined],
  ])('of %s is %s', (number, brand) => {
    expect(brandOf(number)?.name).toBe(brand);
  });
});

describe('card', () => {
  it('pays at once and tells a card that can be charged again', async () => {
    const reply = await pay('dep_card');
    expect([reply.status, reply.json.instruction]).toEqual([201, { kind: 'none' }]);
    const [, paid] = await eventsOf('dep_card');
    expect(paid).toMatchObject({
      type: 'payment.paid',
      data: {
        amount: '5000',
        instrument: { token: expect.stringMatching(/^ins_/), label: '•••• 1111', brand: 'visa' },
      },
    });
  });

  it('gives the same reply to the same sealed card', async () => {
    const encrypted_card = await seal(client, goodCard);
    const create = () => client.createBy('card', 'dep_again', { fields: { encrypted_card } });
    const replies = await Promise.all([create(), create(), create()]);
    expect(new Set(replies.map(({ text }) => text)).size).toBe(1);
    expect(await client.operation('dep_again')).toMatchObject({ received: '5000' });
  });

  it.each(testCards.filter(({ outcome }) => outcome.startsWith('declined')))(
    'declines $number as $outcome, on record',
    async ({ number, outcome }) => {
      const code = outcome.slice('declined:'.length);
      const reply = await pay(`dep_${number}`, { card_number: number });
      expect([reply.status, reply.json]).toMatchObject([402, { error: { code, isRecorded: true } }]);
      expect(await eventsOf(`dep_${number}`)).toMatchObject([
        { type: 'payment.failed', data: { reason: code } },
      ]);
    },
  );

  it('sends to the bank’s challenge, where the payer approves or refuses', async () => {
    for (const [button, state] of [
      ['pay', 'paid'],
      ['decline', 'failed'],
    ] as const) {
      const reference = `dep_3ds_${button}`;
      const reply = await pay(reference, { card_number: '4000000000003220' });
      const { url } = reply.json.instruction as { url: string };
      const page = await client.call('GET', new URL(url).pathname);
      expect(page.text).toContain('data-testid="challenge"');
      expect(page.text).toContain('•••• 3220');
      await client.press(reference, button);
      expect((await client.operation(reference)).state).toBe(state);
    }
    const [, paid] = await eventsOf('dep_3ds_pay');
    expect(paid?.data).toMatchObject({ instrument: { label: '•••• 3220' } });
  });

  it('says why in the payer’s language', async () => {
    const messageIn = async (language: string) => {
      const card = { card_number: '4000000000009995' };
      const { json } = await pay(`dep_why_${language}`, card, { language });
      return (json.error as { message: string }).message;
    };
    expect(await messageIn('en')).toBe('There is not enough money on this card.');
    expect(await messageIn('ar')).toMatch(/^\p{Script=Arabic}/u);
  });

  it('charges a saved card of the same payer alone', async () => {
    await pay('dep_first', { card_number: '5555555555554444' });
    const [, paid] = await eventsOf('dep_first');
    const instrument = paid?.data.instrument as { token: string };
    const again = await client.createBy('card', 'dep_saved', { instrument: instrument.token });
    expect(again.status).toBe(201);
    expect((await eventsOf('dep_saved'))[1]).toMatchObject({
      type: 'payment.paid',
      data: { instrument: { token: instrument.token, label: '•••• 4444', brand: 'mastercard' } },
    });
    const payer = { id: 'player-2' };
    const stranger = await client.createBy('card', 'dep_stolen', { instrument: instrument.token, payer });
    expect(stranger.json).toMatchObject({ error: { code: 'unknown_instrument', isRecorded: false } });
  });

  it.each([
    ['invalid_card_number', { card_number: '4111111111111112' }],
    ['unsupported_brand', { card_number: '1000000000000008' }],
    ['invalid_expiry', { card_expiry: '13/30' }],
    ['expired_card', { card_expiry: '12/25' }],
    ['invalid_cvc', { card_cvc: '12' }],
    ['invalid_cvc', { card_cvc: '' }],
  ])('refuses with %s, nothing on record', async (code, card) => {
    const reply = await pay('dep_refused', card);
    expect([reply.status, reply.json]).toMatchObject([402, { error: { code, isRecorded: false } }]);
    expect((await client.find('dep_refused')).status).toBe(404);
  });

  it('takes a card in its month, and national cards without a code', async () => {
    expect((await pay('dep_month', { card_expiry: '01/26' })).status).toBe(201);
    expect((await pay('dep_humo', { card_number: withLuhn('986001000000000'), card_cvc: '' })).status).toBe(
      201,
    );
  });

  it.each([
    ['unreadable_card', { encrypted_card: 'not.a.jwe' }],
    ['card_required', {}],
    ['card_in_clear', { card_number: '4111111111111111' }],
  ])('refuses with %s what is not sealed to it', async (code, fields) => {
    const reply = await client.createBy('card', 'dep_unsealed', { fields });
    expect([reply.status, reply.json]).toMatchObject([402, { error: { code, isRecorded: false } }]);
  });

  it('does what the amount says: less, charged back', async () => {
    await pay('dep_less', {}, { amount: '5003' });
    expect(await client.operation('dep_less')).toMatchObject({ received: '4503' });
    await pay('dep_back', {}, { amount: '5017' });
    expect(await client.operation('dep_back')).toMatchObject({ chargedBack: '5017' });
  });

  it('keeps its key over a restart', async () => {
    const encrypted_card = await seal(client, goodCard);
    await bench.restart();
    const reply = await client.createBy('card', 'dep_restart', { fields: { encrypted_card } });
    expect(reply.status).toBe(201);
  });

  it('never writes or says a number or a code', async () => {
    const number = '5200828282828210';
    await pay('dep_secret', { card_number: number, card_cvc: '7391' });
    await pay('dep_secret_bad', { card_number: `${number.slice(0, -1)}1`, card_cvc: '7391' });
    await client.call('GET', '/control/live');
    const files = readdirSync(bench.dataDir, { recursive: true, encoding: 'utf8' })
      .map((file) => join(bench.dataDir, file))
      .filter((file) => statSync(file).isFile());
    const kept = files.map((file) => readFileSync(file, 'utf8'));
    expect(kept.join('')).toContain('dep_secret');
    for (const text of [...kept, ...said, ...bench.merchant.received.map(({ body }) => body)]) {
      expect(text).not.toContain(number);
      expect(text).not.toMatch(/"(?:7391|739)"/);
      expect(text).not.toContain('TEST HOLDER');
    }
    const live = await client.call('GET', '/control/operations');
    expect(live.text).not.toContain(number);
  });
});
