import type { DepositEvent } from '@opencashier/provider-kit/events';
import { expect, it } from 'vitest';
import { onEveryDatabase } from '../db/testing/databases.suite.ts';
import { coreHarness, createOf, type Harness, runJobs } from '../testing/core-harness.ts';

let webhooks = 0;

/** Tells events of the first provider by webhook. */
async function tell(harness: Pick<Harness, 'core' | 'brand'>, events: readonly DepositEvent[], id?: string) {
  webhooks += 1;
  return harness.core.receiveWebhook('first', {
    headers: { id: id ?? `wh-${harness.brand}-${webhooks}` },
    body: new TextEncoder().encode(events.map((event) => event.eventId).join(',')),
    receivedAt: new Date(),
  });
}

let keys = 0;

async function open(harness: Harness, change: Parameters<typeof createOf>[0] = {}): Promise<string> {
  keys += 1;
  const request = createOf({ isSimilarConfirmed: true, ...change });
  const created = await harness.core.calls['deposit-create'](harness.context('p', `key-${keys}`), request);
  if (!created.ok) throw new Error(created.error.message);
  return String(created.data.depositId);
}

const status = (harness: Harness, depositId: string) =>
  harness.core.calls['deposit-status'](harness.context('p'), { depositId });
const usd = (minor: bigint) => ({ minor, currency: 'USD' });
const balance = (harness: Harness, currency = 'USD') =>
  harness.core.operator.players.balances(harness.brand, 'p', currency).then(({ cash }) => cash);

onEveryDatabase('provider webhooks', (database) => {
  const harness = () => coreHarness(database());

  it('credits a payment once, however often it is told', async () => {
    const made = harness();
    const id = await open(made);
    const paid = made.first.pay(id, usd(2500n));
    expect(await tell(made, [paid], 'same')).toEqual({ status: 200, reason: 'applied' });
    expect(await tell(made, [paid], 'same')).toMatchObject({ status: 200 });
    expect(await tell(made, [paid])).toMatchObject({ status: 200 });
    expect(await balance(made)).toBe(2500n);
    expect(await status(made, id)).toMatchObject({
      data: { status: 'processed', depositStatus: 'PAYED', creditedAmount: 25 },
    });
    expect((await status(made, id)).ok && (await made.core.operator.depositDossier(id))?.marks).toEqual([]);
  });

  it('credits a payment that is told before the create has its reply', async () => {
    const made = harness();
    made.first.onCreate = async ({ reference }) => {
      await tell(made, [made.first.pay(reference, usd(2500n))]);
      return {
        kind: 'created',
        providerReference: 'x',
        instruction: { kind: 'redirect', url: 'https://pay.example/', method: 'GET' },
      };
    };
    const id = await open(made);
    expect(await status(made, id)).toMatchObject({ data: { status: 'processed' } });
    expect(await balance(made)).toBe(2500n);
  });

  it('keeps to the order of states whatever the order of webhooks', async () => {
    const made = harness();
    const id = await open(made);
    const paid = made.first.pay(id, usd(2500n));
    const at = new Date();
    const failed: DepositEvent = { type: 'failed', eventId: 'f', reference: id, occurredAt: at, reason: 'x' };
    const pending: DepositEvent = { type: 'pending', eventId: 'p', reference: id, occurredAt: at };
    made.first.readWebhook = async () => ({
      kind: 'events',
      webhookId: `reordered-${made.brand}`,
      events: [paid, failed, pending, { ...failed, type: 'expired' }],
    });
    await tell(made, []);
    expect(await status(made, id)).toMatchObject({ data: { status: 'processed', depositStatus: 'PAYED' } });
    expect(await tell(made, [])).toEqual({ status: 200, reason: 'duplicate' });
  });

  it('credits money that comes after the end and marks it late', async () => {
    const made = harness();
    const id = await open(made);
    made.clock.advance(31 * 60_000);
    await runJobs(made);
    expect(await status(made, id)).toMatchObject({
      data: { status: 'mistaked', depositStatus: 'AUTO_CANCELED' },
    });
    await tell(made, [made.first.pay(id, usd(2500n))]);
    expect(await status(made, id)).toMatchObject({
      data: { status: 'processed', marks: ['late'], creditedAmount: 25 },
    });
  });

  it('credits within the tolerance and holds what is outside it for an agent', async () => {
    const made = harness();
    const near = await open(made);
    await tell(made, [made.first.pay(near, usd(2480n))]);
    expect(await status(made, near)).toMatchObject({
      data: { status: 'processed', creditedAmount: 24.8, marks: ['underpaid'] },
    });
    const far = await open(made);
    await tell(made, [made.first.pay(far, usd(2000n))]);
    expect(await status(made, far)).toMatchObject({ data: { status: 'waiting', marks: ['held'] } });
    expect(await balance(made)).toBe(2480n);
    expect(await decide(made, far, 'released')).toMatchObject({
      ok: true,
      data: {
        marks: ['underpaid'],
        deposit: { state: 'credited', creditedMinor: 2000n },
        decisions: [
          {
            decision: 'released',
            operatorKey: 'desk',
            decidedBy: 'Ana',
            reason: 'seen the slip',
            at: made.clock.now(),
          },
        ],
      },
    });
    expect(await balance(made)).toBe(4480n);
    for (const decision of ['released', 'rejected'] as const) {
      const again = await decide(made, far, decision);
      expect(again).toMatchObject({ ok: false, error: { code: 'banking.depositNotPayable' } });
    }
    const dossier = await made.core.operator.depositDossier(far);
    expect(dossier?.decisions).toHaveLength(1);
  });

  it('takes a deducted fee off what is credited, and gives it back with the money', async () => {
    const made = harness();
    const id = await open(made, { paymentType: 'wallet' });
    const paid = made.first.pay(id, usd(2500n));
    await tell(made, [paid]);
    expect(await status(made, id)).toMatchObject({
      data: { status: 'processed', amount: 25, creditedAmount: 24.42 },
    });
    expect(await balance(made)).toBe(2442n);
    const dossier = await made.core.operator.depositDossier(id);
    expect(dossier).toMatchObject({ marks: [], deposit: { creditedMinor: 2500n, feeMinor: 58n } });
    await tell(made, [made.first.reverse(paid, 'refund', 2500n)]);
    expect(await balance(made)).toBe(0n);
  });

  it('holds money of another currency', async () => {
    const made = harness();
    const id = await open(made);
    await tell(made, [made.first.pay(id, { minor: 2500n, currency: 'EUR' })]);
    expect(await status(made, id)).toMatchObject({ data: { status: 'waiting', marks: ['held'] } });
    await decide(made, id, 'released');
    expect(await balance(made, 'EUR')).toBe(2500n);
    expect(await balance(made)).toBe(0n);
  });

  it('credits whatever arrives by crypto, and a top-up too', async () => {
    const made = harness();
    const id = await open(made, { paymentType: 'coin', fields: { network: 'TRC-20' } });
    await tell(made, [made.first.pay(id, usd(1000n))]);
    expect(await status(made, id)).toMatchObject({
      data: { status: 'processed', creditedAmount: 10, marks: ['underpaid'] },
    });
    await tell(made, [made.first.pay(id, usd(1500n))]);
    expect(await status(made, id)).toMatchObject({ data: { creditedAmount: 25 } });
    await tell(made, [made.first.pay(id, usd(1n))]);
    expect(await status(made, id)).toMatchObject({ data: { creditedAmount: 25.01, marks: ['overpaid'] } });
    expect(await balance(made)).toBe(2501n);
  });

  it('reverses in parts, never more than was paid, and gives a won charge back back', async () => {
    const made = harness();
    const id = await open(made);
    const paid = made.first.pay(id, usd(2500n));
    await tell(made, [paid]);
    await tell(made, [made.first.reverse(paid, 'refund', 1000n)]);
    expect(await status(made, id)).toMatchObject({ data: { status: 'processed', marks: ['reversed'] } });
    expect(await balance(made)).toBe(1500n);
    await tell(made, [made.first.reverse(paid, 'chargeback', 1500n)]);
    expect(await balance(made)).toBe(0n);
    expect(await tell(made, [made.first.reverse(paid, 'chargeback', 1n)])).toMatchObject({ status: 200 });
    expect(await balance(made)).toBe(0n);
    await tell(made, [made.first.reverse(paid, 'chargebackWon', 1500n)]);
    expect(await balance(made)).toBe(1500n);
    const dossier = await made.core.operator.depositDossier(id);
    expect(dossier?.reversals.map(({ kind, state }) => [kind, state])).toEqual(
      expect.arrayContaining([
        ['refund', 'applied'],
        ['chargeback', 'applied'],
        ['chargeback', 'refused'],
        ['chargebackWon', 'applied'],
      ]),
    );
  });

  it('applies a reversal that overtakes its payment', async () => {
    const made = harness();
    const id = await open(made);
    const paid = made.first.pay(id, usd(2500n));
    const won = made.first.reverse(paid, 'chargebackWon', 2500n);
    const back = made.first.reverse(paid, 'chargeback', 2500n);
    await tell(made, [won]);
    await tell(made, [back]);
    expect(await balance(made)).toBe(0n);
    await tell(made, [paid]);
    expect(await balance(made)).toBe(2500n);
    expect(await status(made, id)).toMatchObject({ data: { status: 'processed' } });
  });

  it('takes what is held back off it and cancels what is returned whole', async () => {
    const made = harness();
    const id = await open(made);
    const paid = made.first.pay(id, usd(100n));
    await tell(made, [paid]);
    await tell(made, [made.first.reverse(paid, 'refund', 100n)]);
    expect(await status(made, id)).toMatchObject({ data: { status: 'mistaked', marks: ['reversed'] } });
    expect(await balance(made)).toBe(0n);
  });

  it('answers what is not ours with 2xx and keeps it', async () => {
    const made = harness();
    const stranger = made.first.pay(`nobody-${made.brand}`, usd(5n));
    expect(await tell(made, [stranger])).toEqual({ status: 200, reason: 'unmatched' });
    expect(await tell(made, [stranger])).toEqual({ status: 200, reason: 'unmatched' });
    const kept = await database().run({
      text: 'select payload from unmatched_event where reference = $1',
      values: [`nobody-${made.brand}`],
    });
    expect(kept).toHaveLength(1);
  });

  it('turns bad signatures and strangers away', async () => {
    const made = harness();
    const raw = { headers: { signature: 'reject' }, body: new Uint8Array(), receivedAt: new Date() };
    expect(await made.core.receiveWebhook('first', raw)).toEqual({ status: 401, reason: 'signature' });
    expect(await made.core.receiveWebhook('none', raw)).toEqual({ status: 404, reason: 'unknownProvider' });
    made.first.readWebhook = () => Promise.reject(new Error('bug'));
    expect(await made.core.receiveWebhook('first', raw)).toMatchObject({ status: 503 });
  });

  it('does not credit a deposit by another provider’s word', async () => {
    const made = harness();
    const id = await open(made);
    const paid = made.first.pay(id, usd(2500n));
    const told = await made.core.receiveWebhook('second', {
      headers: { id: `foreign-${made.brand}` },
      body: new TextEncoder().encode(paid.eventId),
      receivedAt: new Date(),
    });
    expect(told).toMatchObject({ status: 200 });
    expect(await balance(made)).toBe(0n);
  });

  it('pushes each change once, in order, with what the player sees', async () => {
    const made = harness();
    made.core.jobs.start();
    const id = await open(made);
    await tell(made, [made.first.pay(id, usd(2500n))]);
    await made.core.jobs.stop();
    made.core.jobs.start();
    await made.core.jobs.stop();
    expect(made.pushed.map(({ payload }) => payload)).toMatchObject([
      { depositId: id, status: 0, depositStatus: 'WAITING' },
      { depositId: id, status: 1, depositStatus: 'PAYED', creditedAmount: 25, currency: 'USD' },
    ]);
  });
});

function decide(made: Harness, depositId: string, decision: 'released' | 'rejected') {
  const audit = { operatorKey: 'desk', decidedBy: 'Ana', reason: 'seen the slip' };
  return made.core.operator.decideHeld({ depositId, decision, ...audit });
}
