import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paymentKinds } from '../payments/kinds.ts';
import { clientOf, type TestClient } from '../testing/client.ts';
import { startBench, type TestBench } from '../testing/running-sandbox.ts';
import { controlActions } from './actions.ts';

let bench: TestBench;
let client: TestClient;
beforeAll(async () => {
  bench = await startBench();
  client = clientOf(bench);
});
afterAll(() => bench.stop());

describe('control API', () => {
  it('lists operations, newest first, with what can be done to each', async () => {
    await client.create('dep_a');
    await client.create('dep_b', '7000');
    const { json } = await client.call('GET', '/control/operations');
    expect(json).toMatchObject([
      { reference: 'dep_b', kind: 'payment', amount: '7000', currency: 'EUR', state: 'open' },
      { reference: 'dep_a' },
    ]);
    expect((await client.operation('dep_a')).actions).toEqual([
      'pay',
      'confirm',
      'underpay',
      'overpay',
      'delay',
      'fail',
      'expire',
      'duplicate',
      'reorder',
    ]);
  });

  it('underpays by an amount, tops up and overpays', async () => {
    await client.create('dep_part');
    expect((await client.act('dep_part', 'underpay', { amount: '1234' })).json).toMatchObject({
      received: '1234',
    });
    expect((await client.act('dep_part', 'confirm')).json).toMatchObject({
      received: '5000',
      outstanding: '0',
    });
    expect((await client.act('dep_part', 'confirm')).status).toBe(409);
    expect((await client.act('dep_part', 'overpay', { amount: '1' })).json).toMatchObject({
      received: '5001',
    });
  });

  it('delays: pending now, paid later', async () => {
    await client.create('dep_delay');
    expect((await client.act('dep_delay', 'delay', { seconds: 60 })).json).toMatchObject({
      state: 'pending',
    });
    bench.runtime.advance(59_999);
    expect((await client.operation('dep_delay')).state).toBe('pending');
    bench.runtime.advance(1);
    expect((await client.operation('dep_delay')).state).toBe('paid');
  });

  it('does not pay by itself what was ended meanwhile', async () => {
    await client.create('dep_ended');
    await client.act('dep_ended', 'delay', { seconds: 60 });
    await client.act('dep_ended', 'fail');
    bench.runtime.advance(60_000);
    expect(await client.operation('dep_ended')).toMatchObject({ state: 'failed', received: '0' });
  });

  it('refunds and charges back no more than what is there, and wins back', async () => {
    await client.create('dep_back');
    expect((await client.act('dep_back', 'refund')).status).toBe(409);
    await client.act('dep_back', 'confirm');
    expect((await client.act('dep_back', 'refund', { amount: '2000' })).json).toMatchObject({
      refunded: '2000',
    });
    expect((await client.act('dep_back', 'refund', { amount: '3001' })).status).toBe(409);
    expect((await client.act('dep_back', 'chargeback-won')).status).toBe(409);
    expect((await client.act('dep_back', 'chargeback')).json).toMatchObject({ chargedBack: '3000' });
    expect((await client.act('dep_back', 'refund')).status).toBe(409);
    expect((await client.act('dep_back', 'chargeback-won')).json).toMatchObject({ chargebackWon: '3000' });
    expect((await client.act('dep_back', 'chargeback-won')).status).toBe(409);
  });

  it('takes money after every end, and marks it late', async () => {
    for (const end of ['fail', 'expire']) {
      await client.create(`dep_${end}`);
      await client.act(`dep_${end}`, end);
      expect((await client.act(`dep_${end}`, 'confirm')).json).toMatchObject({ state: 'paid', isLate: true });
    }
  });

  it('refuses what it does not know', async () => {
    await client.create('dep_known');
    expect((await client.act('dep_known', 'explode')).json).toMatchObject({
      error: { code: 'unknown_action' },
    });
    expect((await client.act('dep_known', 'refund', { amount: '-1' })).status).toBe(400);
    expect((await client.call('POST', '/control/operations/none/confirm')).status).toBe(404);
    expect((await client.call('GET', '/control/operations/none')).status).toBe(404);
    expect((await client.call('POST', '/control/faults', { fault: 'explode' })).status).toBe(400);
  });

  it('keeps pages of other origins out', async () => {
    const origin = 'https://evil.example';
    expect((await client.call('GET', '/control/operations', undefined, { origin })).status).toBe(403);
    expect((await client.call('GET', '/control/operations', undefined, { origin: 'null' })).status).toBe(403);
    expect(
      (
        await client.call('GET', '/control/operations', undefined, {
          origin: bench.url,
        })
      ).status,
    ).toBe(200);
  });

  it('plans faults, each for one call, and forgets them on command', async () => {
    await client.call('POST', '/control/faults', { fault: 'error-next', call: 'find' });
    await client.call('POST', '/control/faults', { fault: 'decline-next' });
    expect((await client.create('dep_fault')).status).toBe(402);
    expect((await client.create('dep_fault')).status).toBe(201);
    expect((await client.find('dep_fault')).status).toBe(500);
    expect((await client.find('dep_fault')).status).toBe(200);
    await client.call('POST', '/control/faults', { fault: 'unavailable-next', call: 'book' });
    expect((await client.call('DELETE', '/control/faults')).json).toEqual([]);
    expect((await client.api('GET', '/v1/book')).status).toBe(200);
  });

  it('explains actions and ways to pay', async () => {
    const actions = (await client.call('GET', '/control/actions')).json as unknown as { action: string }[];
    expect(actions.map(({ action }) => action)).toEqual(controlActions);
    expect(actions).toContainEqual(expect.objectContaining({ action: 'send', takes: 'amount' }));
    const kinds = (await client.call('GET', '/control/kinds')).json as unknown as { kind: string }[];
    expect(kinds.map(({ kind }) => kind)).toEqual(paymentKinds);
    const page = await client.call('GET', '/');
    for (const text of ['Ways to pay', 'voucher-code', 'Player: The deposit arrives.'])
      expect(page.text).toContain(text);
  });

  it('does what the payer’s own button does', async () => {
    await client.create('dep_own', '5003');
    expect((await client.act('dep_own', 'pay')).json).toMatchObject({ received: '4503' });
    expect((await client.act('dep_own', 'pay')).json).toMatchObject({ received: '4503' });
  });

  it('serves its page and what the page shows live', async () => {
    expect((await client.call('GET', '/')).text).toContain('Scenarios by amount');
    const { json } = await client.call('GET', '/control/live');
    expect(JSON.stringify(json)).toContain('data-testid=\\"operation\\"');
  });
});
