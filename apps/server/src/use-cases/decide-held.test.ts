import type { DepositEvent } from '@opencashier/provider-kit/events';
import { expect, it } from 'vitest';
import { onEveryDatabase } from '../db/testing/databases.suite.ts';
import { coreHarness, createOf, type Harness } from '../testing/core-harness.ts';

const usd = (minor: bigint) => ({ minor, currency: 'USD' });

async function open(made: Harness): Promise<string> {
  const created = await made.core.calls['deposit-create'](made.context('p', 'key'), createOf());
  if (!created.ok) throw new Error(created.error.message);
  return String(created.data.depositId);
}

async function tell(made: Harness, events: readonly DepositEvent[]): Promise<void> {
  const names = events.map(({ eventId }) => eventId).join(',');
  await made.core.receiveWebhook('first', {
    headers: { id: `wh-${names}` },
    body: new TextEncoder().encode(names),
    receivedAt: made.clock.now(),
  });
}

function decide(made: Harness, depositId: string, decision: 'released' | 'rejected') {
  const audit = { operatorKey: 'desk', decidedBy: 'Ana', reason: 'seen the slip' };
  return made.core.operator.decideHeld({ depositId, decision, ...audit });
}

const balance = async ({ core, brand }: Harness) =>
  (await core.operator.players.balances(brand, 'p', 'USD')).cash;

onEveryDatabase('a decision over held money', (database) => {
  const harness = () => coreHarness(database());
  const status = (made: Harness, depositId: string) =>
    made.core.calls['deposit-status'](made.context('p'), { depositId });

  it('never credits what somebody rejects, and lets the provider give it back', async () => {
    const made = harness();
    const id = await open(made);
    const paid = made.first.pay(id, usd(2000n));
    await tell(made, [paid]);
    expect(await decide(made, id, 'rejected')).toMatchObject({
      ok: true,
      data: {
        deposit: { state: 'canceled', isHeld: false, creditedMinor: 0n },
        movements: [{ state: 'rejected' }],
        decisions: [{ decision: 'rejected' }],
      },
    });
    expect(await status(made, id)).toMatchObject({ data: { status: 'mistaked' } });
    expect(await decide(made, id, 'released')).toMatchObject({ ok: false });
    await tell(made, [paid, made.first.reverse(paid, 'refund', 2000n)]);
    expect(await balance(made)).toBe(0n);
    const { differences } = await made.core.operator.verify(new Date(0));
    // The providers' books are those of other tests too.
    expect(differences.filter(({ check }) => !check.startsWith('books of'))).toEqual([]);
  });

  it('is told to the player meanwhile: what arrived, by currency, without what went back', async () => {
    const made = harness();
    const id = await open(made);
    const paid = made.first.pay(id, usd(2000n));
    await tell(made, [paid, made.first.pay(id, { minor: 700n, currency: 'EUR' })]);
    expect(await status(made, id)).toMatchObject({
      data: {
        status: 'waiting',
        marks: ['held'],
        held: [
          { amount: 20, currency: 'USD' },
          { amount: 7, currency: 'EUR' },
        ],
      },
    });
    await tell(made, [made.first.reverse(paid, 'refund', 500n)]);
    expect(await status(made, id)).toMatchObject({ data: { held: [{ amount: 15 }, { amount: 7 }] } });
    await decide(made, id, 'released');
    expect((await status(made, id)) as { data: object }).not.toHaveProperty('data.held');
  });

  it('knows no decision over a deposit that there is not', async () => {
    expect(await decide(harness(), 'dep_none', 'released')).toMatchObject({
      error: { code: 'banking.depositNotFound' },
    });
  });

  it('is made once, by whoever comes first', async () => {
    const made = harness();
    const id = await open(made);
    await tell(made, [made.first.pay(id, usd(2000n))]);
    const outcomes = await Promise.all([
      decide(made, id, 'released'),
      decide(made, id, 'rejected'),
      decide(made, id, 'released'),
    ]);
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
    const dossier = await made.core.operator.depositDossier(id);
    expect(dossier?.decisions).toHaveLength(1);
    const isReleased = dossier?.decisions[0]?.decision === 'released';
    expect(await balance(made)).toBe(isReleased ? 2000n : 0n);
  });
});
