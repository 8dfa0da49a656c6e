import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clientOf, type TestClient } from '../testing/client.ts';
import { startBench, type TestBench } from '../testing/running-sandbox.ts';

let bench: TestBench;
let client: TestClient;
beforeAll(async () => {
  bench = await startBench();
  client = clientOf(bench);
});
afterAll(() => bench.stop());

describe('authorization', () => {
  it.each([undefined, 'Bearer wrong', 'Basic abc', 'Bearer'])('refuses %s', async (authorization) => {
    const headers: Record<string, string> = authorization === undefined ? {} : { authorization };
    expect((await client.call('GET', '/v1/book', undefined, headers)).status).toBe(401);
    expect((await client.call('POST', '/v1/payments', client.request('dep_auth'), headers)).status).toBe(401);
  });
});

describe('create', () => {
  it('gives the same reply to the same request, also after the payment moved on', async () => {
    const first = await client.create('dep_same');
    expect(first.status).toBe(201);
    expect(first.json).toMatchObject({
      reference: 'dep_same',
      amount: '5000',
      currency: 'EUR',
      expiresInMinutes: 30,
      instruction: { kind: 'redirect', httpMethod: 'GET' },
    });
    await client.act('dep_same', 'confirm');
    const again = await client.create('dep_same');
    expect([again.status, again.text]).toEqual([first.status, first.text]);
  });

  it('does not mind the order of keys', async () => {
    const request = client.request('dep_order', '5000', { fields: { a: '1', b: '2' } });
    await client.api('POST', '/v1/payments', request);
    const turned = Object.fromEntries(Object.entries({ ...request, fields: { b: '2', a: '1' } }).reverse());
    expect((await client.api('POST', '/v1/payments', turned)).status).toBe(201);
  });

  it('refuses another request under the same reference', async () => {
    await client.create('dep_conflict');
    const other = await client.create('dep_conflict', '6000');
    expect(other.status).toBe(409);
    expect(other.json).toMatchObject({ error: { code: 'reference_conflict' } });
  });

  it.each([
    ['a number as amount', { amount: 5000 }],
    ['zero', { amount: '0' }],
    ['a decimal amount', { amount: '10.5' }],
    ['a negative amount', { amount: '-5' }],
    ['an absurd amount', { amount: '9'.repeat(31) }],
    ['a bad currency', { currency: 'eur' }],
    ['a bad reference', { reference: 'a b' }],
    ['an unsafe return address', { returnUrl: 'javascript:alert(1)' }],
    ['an unsafe webhook address', { webhookUrl: 'file:///etc/passwd' }],
    ['no payer', { payer: undefined }],
  ])('refuses %s', async (_, change) => {
    const reply = await client.create('dep_bad', '5000', change);
    expect(reply.status).toBe(400);
    expect(reply.json).toMatchObject({ error: { code: 'invalid_request' } });
  });

  it('refuses what is not JSON or too much of it', async () => {
    const send = async (body: string) => {
      const headers = {
        'content-type': 'application/json',
        authorization: 'Bearer sbx_test_0123456789abcdef',
      };
      return (await fetch(`${bench.url}/v1/payments`, { method: 'POST', headers, body })).status;
    };
    expect(await send('{')).toBe(400);
    expect(await send('')).toBe(400);
    expect(await send(JSON.stringify({ text: 'x'.repeat(70_000) }))).toBe(413);
  });
});

describe('cancel', () => {
  it('ends an open payment and tells so', async () => {
    await client.create('dep_cancel');
    expect((await client.api('POST', '/v1/payments/dep_cancel/cancel')).json).toMatchObject({
      state: 'canceled',
    });
    const { events } = (await client.find('dep_cancel')).json;
    expect(events).toMatchObject([{ type: 'payment.failed', data: { reason: 'canceled' } }]);
  });

  it('is refused once the payer paid, and for what does not exist', async () => {
    await client.create('dep_paid');
    await client.act('dep_paid', 'confirm');
    expect((await client.api('POST', '/v1/payments/dep_paid/cancel')).status).toBe(422);
    expect((await client.api('POST', '/v1/payments/dep_none/cancel')).status).toBe(404);
  });
});

describe('book', () => {
  it('lists movements a page at a time, each once', async () => {
    await client.create('dep_book', '100000');
    await client.act('dep_book', 'confirm');
    for (let index = 0; index < 5; index += 1) await client.act('dep_book', 'refund', { amount: '2' });
    const seen: string[] = [];
    let cursor: unknown = '0';
    while (cursor !== undefined) {
      const { json } = await client.api('GET', `/v1/book?limit=2&cursor=${cursor}`);
      const entries = json.entries as { id: string; reference: string }[];
      seen.push(...entries.filter(({ reference }) => reference === 'dep_book').map(({ id }) => id));
      cursor = json.nextCursor;
    }
    expect(seen).toHaveLength(6);
    expect(new Set(seen).size).toBe(6);
  });

  it('refuses a cursor or a time that is none', async () => {
    expect((await client.api('GET', '/v1/book?cursor=x')).status).toBe(400);
    expect((await client.api('GET', '/v1/book?limit=0')).status).toBe(400);
    expect((await client.api('GET', '/v1/book?since=yesterday')).status).toBe(400);
  });
});
