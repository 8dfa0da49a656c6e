import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clientOf, type TestClient } from '../testing/client.ts';
import { startBench, type TestBench } from '../testing/running-sandbox.ts';
import { scenarioOf, scenarios } from './scenarios.ts';

describe('scenarioOf', () => {
  it('goes by the last two digits of the minor units, whatever the decimals', () => {
    expect(scenarioOf(1001n)?.id).toBe('decline');
    expect(scenarioOf(1n)?.id).toBe('decline');
    expect(scenarioOf(100_000_000_018n)?.id).toBe('chargeback-won');
  });

  it('leaves round amounts alone and names every scenario once', () => {
    for (const digits of [0n, 10n, 20n, 25n, 50n, 75n, 99n])
      expect(scenarioOf(1000n + digits)).toBeUndefined();
    expect(new Set(scenarios.map(({ digits }) => digits)).size).toBe(scenarios.length);
    expect(new Set(scenarios.map(({ id }) => id)).size).toBe(scenarios.length);
  });
});

describe('scenarios over the wire', () => {
  let bench: TestBench;
  let client: TestClient;
  beforeAll(async () => {
    bench = await startBench();
    client = clientOf(bench);
  });
  afterAll(() => bench.stop());

  const typesOf = (reference: string) =>
    bench.merchant.received
      .filter(({ event }) => event.data.reference === reference)
      .map(({ event }) => event.type);
  const create = async (amount: string) => {
    const reference = `dep_${amount}`;
    return { reference, reply: await client.create(reference, amount) };
  };
  const paid = async (amount: string, webhooks: number) => {
    const { reference } = await create(amount);
    const before = bench.merchant.received.length;
    await client.press(reference, 'pay');
    await bench.merchant.until(before + webhooks);
    return { reference, operation: await client.operation(reference) };
  };

  it('01 declines and keeps a failed payment', async () => {
    const { reference, reply } = await create('5001');
    expect([reply.status, reply.json]).toMatchObject([
      402,
      { error: { code: 'declined', isRecorded: true } },
    ]);
    expect((await client.find(reference)).json).toMatchObject({ state: 'failed' });
    expect((await client.create(reference, '5001')).status).toBe(402);
  });

  it('02 never answers, yet the payment exists', async () => {
    const signal = AbortSignal.timeout(150);
    const body = JSON.stringify(client.request('dep_5002', '5002'));
    const headers = { 'content-type': 'application/json', authorization: 'Bearer sbx_test_0123456789abcdef' };
    await expect(
      fetch(`${bench.url}/v1/payments`, { method: 'POST', headers, body, signal }),
    ).rejects.toThrow();
    expect((await client.find('dep_5002')).json).toMatchObject({ state: 'open' });
    expect((await client.create('dep_5002', '5002')).status).toBe(201);
  });

  it('03 and 04 pay less and more', async () => {
    expect((await paid('5003', 2)).operation).toMatchObject({ received: '4503', outstanding: '500' });
    expect((await paid('5004', 2)).operation).toMatchObject({ received: '5504' });
  });

  it('05 sends every webhook twice under the same id', async () => {
    const { reference } = await paid('5005', 4);
    const ids = bench.merchant.received
      .filter(({ event }) => event.data.reference === reference)
      .map(({ headers }) => headers['webhook-id']);
    expect([ids.length, new Set(ids).size]).toEqual([4, 2]);
  });

  it('06 sends paid before pending', async () => {
    const { reference } = await paid('5006', 2);
    expect(typesOf(reference)).toEqual(['payment.paid', 'payment.pending']);
  });

  it('07 declines and keeps nothing', async () => {
    const { reference, reply } = await create('5007');
    expect([reply.status, reply.json]).toMatchObject([402, { error: { isRecorded: false } }]);
    expect((await client.find(reference)).status).toBe(404);
  });

  it('08 sends the webhooks before it replies', async () => {
    const { reference, reply } = await create('5008');
    expect(reply.status).toBe(201);
    expect(typesOf(reference)).toEqual(['payment.pending', 'payment.paid']);
  });

  it('09 answers with a 500 and is paid later', async () => {
    const { reference, reply } = await create('5009');
    expect(reply.status).toBe(500);
    expect(await client.operation(reference)).toMatchObject({ state: 'pending', received: '0' });
    bench.runtime.advance(3_000);
    expect(await client.operation(reference)).toMatchObject({ state: 'paid', received: '5009' });
  });

  it('11 drops the connection, yet the payment exists', async () => {
    await expect(client.create('dep_5011', '5011')).rejects.toThrow();
    expect((await client.find('dep_5011')).status).toBe(200);
  });

  it('12 is unavailable and creates nothing', async () => {
    const { reference, reply } = await create('5012');
    expect(reply.status).toBe(503);
    expect((await client.find(reference)).status).toBe(404);
  });

  it('13 pays in another currency', async () => {
    const { reference } = await paid('5013', 2);
    const { events } = (await client.find(reference)).json;
    expect(events).toMatchObject([{}, { type: 'payment.paid', data: { currency: 'USD', amount: '5013' } }]);
  });

  it('14 fails after it was pending', async () => {
    const { reference, operation } = await paid('5014', 2);
    expect(operation.state).toBe('failed');
    expect(typesOf(reference)).toEqual(['payment.pending', 'payment.failed']);
  });

  it('15 expires at once and still takes late money', async () => {
    const { reference } = await create('5015');
    bench.runtime.advance(1_000);
    expect((await client.operation(reference)).state).toBe('expired');
    await client.press(reference, 'pay-late');
    expect(await client.operation(reference)).toMatchObject({ state: 'paid', isLate: true });
  });

  it('16, 17 and 18 are refunded, charged back and won back', async () => {
    expect((await paid('5016', 3)).operation).toMatchObject({ refunded: '5016' });
    expect((await paid('5017', 3)).operation).toMatchObject({ chargedBack: '5017', chargebackWon: '0' });
    expect((await paid('5018', 4)).operation).toMatchObject({ chargedBack: '5018', chargebackWon: '5018' });
  });
});
