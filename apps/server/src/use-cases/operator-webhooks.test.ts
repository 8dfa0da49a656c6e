import { expect, it } from 'vitest';
import { onEveryDatabase } from '../db/testing/databases.suite.ts';
import type { Database } from '../ports/database.ts';
import { noMetrics } from '../ports/metrics.ts';
import type { DueDelivery } from '../ports/webhook-queue.ts';
import type { SendOutcome } from '../ports/webhook-sender.ts';
import { coreHarness, createOf, type Harness } from '../testing/core-harness.ts';
import { deliverWebhooks } from './deliver-webhooks.ts';
import { operatorMessages } from './operator-message.ts';
import { relayOutbox } from './relay-outbox.ts';

const webhook = {
  url: 'https://casino.example/hooks',
  secret: `whsec_${Buffer.alloc(32).toString('base64')}`,
};

/** Harness whose messages are sent to a script; relaying and delivering are done by hand. */
function steered(database: Database, answer: (delivery: DueDelivery) => SendOutcome) {
  const made = coreHarness(database, { webhook });
  const sent: DueDelivery[] = [];
  const deps = {
    ...made.stores,
    clock: made.clock,
    log: made.log,
    metrics: noMetrics,
    pushes: { publish: async () => undefined },
    toMessages: operatorMessages(
      { find: (id) => (id === made.brand ? { id, origins: [], webhook } : undefined), all: () => [] },
      { next: (prefix) => `${prefix}_${made.brand}_${crypto.randomUUID()}` },
    ),
    sender: {
      async send(delivery: DueDelivery) {
        if (delivery.brand !== made.brand) return { kind: 'answered', status: 200 } as const;
        sent.push(delivery);
        return answer(delivery);
      },
    },
  };
  return { made, sent, relay: () => relayOutbox(deps), deliver: () => deliverWebhooks(deps) };
}

async function paidDeposit(made: Harness, key: string): Promise<string> {
  const created = await made.core.calls['deposit-create'](
    made.context('p', key),
    createOf({ isSimilarConfirmed: true }),
  );
  if (!created.ok) throw new Error(created.error.message);
  const id = String(created.data.depositId);
  const paid = made.first.pay(id, { minor: 2500n, currency: 'USD' });
  await made.core.receiveWebhook('first', {
    headers: { id: `wh-${id}` },
    body: new TextEncoder().encode(paid.eventId),
    receivedAt: made.clock.now(),
  });
  return id;
}

const log = (made: Harness) => made.core.operator.webhooks.list({ brand: made.brand, limit: 50 });

onEveryDatabase('webhooks to the operator', (database) => {
  it('tell of each change in order, with amounts as text of minor units', async () => {
    const { made, sent, relay, deliver } = steered(database(), () => ({ kind: 'answered', status: 204 }));
    const id = await paidDeposit(made, 'k');
    await relay();
    await deliver();
    expect(sent.map(({ body }) => JSON.parse(body))).toMatchObject([
      { type: 'deposit.pending', data: { depositId: id, playerId: 'p', state: 'pending' } },
      {
        type: 'deposit.credited',
        timestamp: made.clock.now().toISOString(),
        data: {
          creditedMinor: '2500',
          feeMinor: '0',
          bonusMinor: '0',
          currency: 'USD',
          marks: [],
          method: 'bank',
        },
      },
    ]);
    expect((await log(made)).items.map(({ state }) => state)).toEqual(['delivered', 'delivered']);
    expect(await relay()).toBe(0);
    await deliver();
    expect(sent).toHaveLength(2);
  });

  it('are tried again for a day, and hold up no other deposit', async () => {
    let isDown = true;
    const { made, sent, relay, deliver } = steered(database(), ({ body }) =>
      isDown && body.includes('-stuck"')
        ? { kind: 'failed', error: 'timeout' }
        : { kind: 'answered', status: body.includes(stuck) && isDown ? 500 : 200 },
    );
    const stuck = await paidDeposit(made, 'k1');
    const other = await paidDeposit(made, 'k2');
    await relay();
    await deliver();
    const of = (id: string) => sent.filter(({ body }) => body.includes(id));
    expect([of(stuck).length, of(other).length]).toEqual([1, 2]);
    made.clock.advance(4_000);
    await deliver();
    expect(of(stuck)).toHaveLength(1);
    made.clock.advance(2_000);
    await deliver();
    expect(of(stuck)).toHaveLength(2);
    isDown = false;
    made.clock.advance(60_000);
    await deliver();
    expect(of(stuck).map(({ body }) => JSON.parse(body).type)).toEqual([
      'deposit.pending',
      'deposit.pending',
      'deposit.pending',
      'deposit.credited',
    ]);
    const [first] = (await log(made)).items.filter(({ attempts }) => attempts === 3);
    const attempts = await made.core.operator.webhooks.attempts(first?.id ?? '');
    expect(attempts.map(({ ordinal, status }) => [ordinal, status])).toEqual([
      [1, 500],
      [2, 500],
      [3, 200],
    ]);
  });

  it('end as failed after the last attempt and can be sent again by hand', async () => {
    const { made, sent, relay, deliver } = steered(database(), () => ({
      kind: 'failed',
      error: 'ECONNREFUSED',
    }));
    await paidDeposit(made, 'k');
    await relay();
    for (let round = 0; round < 12; round += 1) {
      await deliver();
      made.clock.advance(10 * 3_600_000);
    }
    const failed = (await log(made)).items.find(({ state }) => state === 'failed');
    expect(failed).toMatchObject({ attempts: 11, type: 'deposit.pending' });
    expect(await made.core.operator.webhooks.redeliver(failed?.id ?? '', made.clock.now())).toBe(true);
    expect(await made.core.operator.webhooks.redeliver('msg_none', made.clock.now())).toBe(false);
    const before = sent.length;
    await deliver();
    expect(sent.length).toBeGreaterThan(before);
  });

  it('stop at an endpoint that says it is gone', async () => {
    const { made, sent, relay, deliver } = steered(database(), () => ({ kind: 'answered', status: 410 }));
    await paidDeposit(made, 'k1');
    await relay();
    await deliver();
    await paidDeposit(made, 'k2');
    await relay();
    await deliver();
    expect(sent).toHaveLength(1);
    const states = (await log(made)).items.map(({ state }) => state);
    expect(new Set(states)).toEqual(new Set(['disabled']));
  });

  it('are written once when publishing fails half-way', async () => {
    const { made, relay, deliver, sent } = steered(database(), () => ({ kind: 'answered', status: 200 }));
    await paidDeposit(made, 'k');
    const failing = made.stores.outbox.relay(
      50,
      made.clock.now(),
      () => [],
      () => Promise.reject(new Error('down')),
    );
    await expect(failing).rejects.toThrow('down');
    await relay();
    await deliver();
    expect(sent).toHaveLength(2);
  });
});
