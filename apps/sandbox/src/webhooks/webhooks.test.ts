import { verifyWebhook } from '@opencashier/webhooks/verify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { clientOf, type TestClient } from '../testing/client.ts';
import { startBench, type TestBench, webhookSecret } from '../testing/running-sandbox.ts';

let bench: TestBench;
let client: TestClient;
beforeEach(async () => {
  bench = await startBench();
  client = clientOf(bench);
});
afterEach(() => bench.stop());

const ids = () => bench.merchant.received.map(({ event }) => event.id);
const types = () => bench.merchant.received.map(({ event }) => event.type);

/** Resolves when the log has this many attempts: they are written after the answer. */
async function logged(reference: string, count: number) {
  const { id } = await client.operation(reference);
  for (;;) {
    const { json } = await client.call('GET', `/control/operations/${id}`);
    const deliveries = json.deliveries as Record<string, unknown>[];
    if (deliveries.length >= count) return deliveries;
  }
}

describe('webhooks', () => {
  it('are signed by the Standard Webhooks format, the id being the event’s', async () => {
    await client.create('dep_1');
    await client.act('dep_1', 'confirm');
    const [pending, paid] = await bench.merchant.until(2);
    expect(types()).toEqual(['payment.pending', 'payment.paid']);
    const now = bench.runtime.clock.now();
    for (const received of [pending, paid]) {
      const { headers, body, event } = received ?? { headers: {}, body: '', event: { id: '' } };
      expect(verifyWebhook({ secrets: [webhookSecret], headers, body, now })).toMatchObject({
        kind: 'ok',
        id: event.id,
      });
    }
    expect(paid?.event.data).toMatchObject({
      reference: 'dep_1',
      amount: '5000',
      currency: 'EUR',
      isLate: false,
    });
  });

  it('are sent again by the schedule under the same id until they are taken', async () => {
    await client.create('dep_1');
    bench.merchant.answer(500, 302);
    await client.act('dep_1', 'fail');
    await logged('dep_1', 1);
    bench.runtime.advance(1_000);
    await logged('dep_1', 2);
    bench.runtime.advance(5_000);
    const log = await logged('dep_1', 3);
    expect(log.map(({ status, isDelivered }) => [status, isDelivered])).toEqual([
      [204, true],
      [302, false],
      [500, false],
    ]);
    expect(new Set(ids()).size).toBe(1);
  });

  it('are given up after the schedule, and at once on 410', async () => {
    await client.create('dep_1');
    bench.merchant.answer(500, 500, 500);
    await client.act('dep_1', 'fail');
    await logged('dep_1', 1);
    bench.runtime.advance(1_000);
    await logged('dep_1', 2);
    bench.runtime.advance(5_000);
    expect((await logged('dep_1', 3))[0]).toMatchObject({ attempt: 3, isFinal: true, isDelivered: false });
    await client.create('dep_2');
    bench.merchant.answer(410);
    await client.act('dep_2', 'fail');
    expect(await logged('dep_2', 1)).toMatchObject([{ status: 410, isFinal: true }]);
  });

  it('are duplicated on command: the last one again, or the next one twice', async () => {
    await client.create('dep_1');
    await client.act('dep_1', 'duplicate');
    await client.act('dep_1', 'fail');
    await bench.merchant.until(2);
    await client.act('dep_1', 'duplicate');
    await bench.merchant.until(3);
    expect(new Set(ids()).size).toBe(1);
  });

  it('are reordered on command', async () => {
    await client.create('dep_1');
    await client.act('dep_1', 'reorder');
    await client.act('dep_1', 'confirm');
    await bench.merchant.until(2);
    expect(types()).toEqual(['payment.paid', 'payment.pending']);
  });

  it('do not wait for ever for one that does not come', async () => {
    await client.create('dep_1');
    await client.act('dep_1', 'reorder');
    await client.act('dep_1', 'fail');
    expect(types()).toEqual([]);
    bench.runtime.advance(30_000);
    await bench.merchant.until(1);
    expect(types()).toEqual(['payment.failed']);
  });

  it('that were not taken before a restart are sent after it', async () => {
    await client.create('dep_1');
    bench.merchant.answer(503);
    await client.act('dep_1', 'fail');
    await logged('dep_1', 1);
    await bench.restart();
    await bench.merchant.until(2);
    expect(new Set(ids()).size).toBe(1);
    await logged('dep_1', 2);
    await bench.restart();
    expect(bench.merchant.received).toHaveLength(2);
  });
});
