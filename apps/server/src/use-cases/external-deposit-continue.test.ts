import { expect, it } from 'vitest';
import { onEveryDatabase } from '../db/testing/databases.suite.ts';
import { coreHarness, createOf } from '../testing/core-harness.ts';

onEveryDatabase('external-deposit-continue', (database) => {
  const begun = async () => {
    const harness = coreHarness(database());
    const { core, context } = harness;
    const created = await core.calls['deposit-create'](context('p', 'k1'), createOf());
    if (!created.ok) throw new Error(created.error.message);
    const depositId = String(created.data.depositId);
    const carryOn = (player: string, key: string) =>
      core.calls['external-deposit-continue'](context(player, key), { depositId });
    return { ...harness, depositId, carryOn };
  };

  it('leads to the page of the create again, and makes nothing anew', async () => {
    const { carryOn, depositId, first } = await begun();
    const one = await carryOn('p', 'c1');
    expect(one).toMatchObject({
      ok: true,
      data: { depositId, source: `https://pay.example/${depositId}`, method: 'GET' },
    });
    expect(await carryOn('p', 'c1')).toEqual(one);
    expect(first.requests).toHaveLength(1);
  });

  it('tells the method as the deposit’s own country has it, wherever the player is now', async () => {
    const { core, context, depositId } = await begun();
    const moved = context('p', 'c1', { country: 'DE', currency: 'EUR' });
    const reply = await core.calls['external-deposit-continue'](moved, { depositId });
    expect(reply).toMatchObject({
      ok: true,
      data: { paymentMethod: { name: 'bank', text: { en: 'Bank' } } },
    });
  });

  it('is refused for a deposit that has ended, and for another player’s', async () => {
    const { carryOn, core, context, depositId } = await begun();
    expect(await carryOn('q', 'c1')).toMatchObject({ error: { code: 'banking.depositNotFound' } });
    await core.calls['deposit-cancel'](context('p'), { depositId, paymentMethod: 'bank' });
    expect(await carryOn('p', 'c2')).toMatchObject({ error: { code: 'banking.depositNotPayable' } });
  });

  it('has nowhere to go but the status once the money is there', async () => {
    const { carryOn, clock, context, core, first, depositId } = await begun();
    const paid = first.pay(depositId, { minor: 2500n, currency: 'USD' });
    const body = new TextEncoder().encode(paid.eventId);
    await core.receiveWebhook('first', { headers: { id: depositId }, body, receivedAt: clock.now() });
    expect(await carryOn('p', 'c1')).toMatchObject({
      ok: true,
      data: { depositId, source: null, payment_amount: 25, passedAmount: 25 },
    });
    // The create's own reply, asked for again, tells it too.
    expect(await core.calls['deposit-create'](context('p', 'k1'), createOf())).toMatchObject({
      data: { depositId, passedAmount: 25 },
    });
  });
});
