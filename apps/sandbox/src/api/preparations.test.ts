import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paymentKinds } from '../payments/kinds.ts';
import { paymentKindRegistry } from '../payments/registry.ts';
import { clientOf, type TestClient } from '../testing/client.ts';
import { startBench, type TestBench } from '../testing/running-sandbox.ts';

let bench: TestBench;
let client: TestClient;
beforeAll(async () => {
  bench = await startBench();
  client = clientOf(bench);
});
afterAll(() => bench.stop());

const prepare = (method: string, country = 'RU', language = 'en') =>
  client.api('GET', `/v1/preparations?method=${method}&currency=RUB&country=${country}&language=${language}`);

describe('preparations', () => {
  it.each(paymentKinds)('of %s are there where the kind has some', async (kind) => {
    const hasSome = paymentKindRegistry[kind].prepare !== undefined;
    const { status, json } = await prepare(kind);
    expect(status).toBe(hasSome ? 200 : 404);
    if (hasSome) expect(json.fields).toBeInstanceOf(Array);
  });

  it('name the banks of the country', async () => {
    expect((await prepare('p2p-card')).json.banks).toContainEqual({ value: 'sber', label: 'Sber' });
    expect((await prepare('bank-transfer', 'NG')).json.banks).toContainEqual({
      value: 'gtbank',
      label: 'GTBank',
    });
    expect((await prepare('bank-transfer', 'PT')).json.banks).toHaveLength(1);
    for (const method of ['p2p-phone-bkash', 'p2p-card-encrypted-kicb', 'p2p-form-pumb', 'p2p-form']) {
      expect((await prepare(method)).json).not.toHaveProperty('banks');
    }
  });

  it('speak the player’s language, and ask for fields', async () => {
    expect((await prepare('cash', 'AZ', 'en')).json.text).toMatch(/^Show the code/);
    const { json } = await prepare('cash', 'AZ', 'ar');
    expect(json.text).toMatch(/^\p{Script=Arabic}/u);
    expect(json.fields).toMatchObject([{ name: 'payer_name', regexError: 'field.error.name' }]);
  });

  it('give the public half of the card key alone', async () => {
    const { json } = await prepare('card');
    expect(Object.keys(json.encryptionKey as object).sort()).toEqual(['alg', 'e', 'kid', 'kty', 'n', 'use']);
    expect((await prepare('card')).json).toEqual(json);
  });

  it('refuse bad questions, and know no unknown method', async () => {
    expect((await client.api('GET', '/v1/preparations?method=card')).status).toBe(400);
    expect((await prepare('nothing')).status).toBe(404);
    expect((await client.call('GET', '/v1/preparations')).status).toBe(401);
  });
});

describe('rates', () => {
  const rate = (from: string, to: string) => client.api('GET', `/v1/rates?from=${from}&to=${to}`);

  it('are good for a minute', async () => {
    expect((await rate('BTC', 'EUR')).json).toEqual({
      from: 'BTC',
      to: 'EUR',
      rate: '57600',
      validUntil: new Date(bench.runtime.clock.now().getTime() + 60_000).toISOString(),
    });
  });

  it('are refused for unknown pairs and bad codes', async () => {
    expect((await rate('BTC', 'XXX')).json).toMatchObject({ error: { code: 'unsupported_pair' } });
    expect((await rate('btc', 'EUR')).status).toBe(400);
  });

  it('fail once on command, as preparations and claims do', async () => {
    for (const call of ['rate', 'prepare', 'claim']) {
      await client.call('POST', '/control/faults', { fault: 'unavailable-next', call });
    }
    await client.create('dep_fault');
    expect((await rate('BTC', 'EUR')).status).toBe(503);
    expect((await rate('BTC', 'EUR')).status).toBe(200);
    expect((await prepare('card')).status).toBe(503);
    expect((await client.claim('dep_fault')).status).toBe(503);
    expect((await client.operation('dep_fault')).claim).toBeUndefined();
    expect((await client.claim('dep_fault')).status).toBe(200);
  });
});
