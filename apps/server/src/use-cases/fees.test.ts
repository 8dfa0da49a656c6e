import { expect, it } from 'vitest';
import { onEveryDatabase } from '../db/testing/databases.suite.ts';
import { coreHarness, createOf, runJobs } from '../testing/core-harness.ts';
import { expectSoundBooks } from '../testing/withdrawal-books.ts';
import { minute, small, withdrawalHarness } from '../testing/withdrawal-harness.ts';

onEveryDatabase('fees', (database) => {
  const balancesOf = async (brand: string) => {
    const rows = await database().run<{ kind: string; minor: bigint }>({
      text: `select kind, sum(balance)::bigint as minor from account where brand = $1
        and kind in ('player_cash', 'fees', 'operator_fees') group by kind having sum(balance) <> 0`,
      values: [brand],
    });
    return Object.fromEntries(rows.map(({ kind, minor }) => [kind, minor]));
  };
  const deposited = async (paymentType: string, paidMinor: bigint) => {
    const made = coreHarness(database());
    const reply = await made.core.calls['deposit-create'](made.context('p', 'k'), createOf({ paymentType }));
    if (!reply.ok) throw new Error(reply.error.code);
    const id = String(reply.data.depositId);
    const event = made.first.pay(id, { minor: paidMinor, currency: 'USD' });
    const before = await made.core.calls['deposit-status'](made.context('p'), { depositId: id });
    await made.core.receiveWebhook('first', {
      headers: { id: `hook-${event.eventId}` },
      body: new TextEncoder().encode(event.eventId),
      receivedAt: made.clock.now(),
    });
    const after = await made.core.calls['deposit-status'](made.context('p'), { depositId: id });
    const { deposit, marks } = (await made.core.operator.depositDossier(id)) ?? {};
    return { ...made, id, reply: reply.data, before, after, deposit, marks };
  };

  it('on top of a deposit are asked for beside the amount, which arrives whole', async () => {
    const made = await deposited('on_top', 2_550n);
    expect(made.first.requests).toMatchObject([{ money: { minor: 2_550n, currency: 'USD' } }]);
    expect(made.reply).toMatchObject({ payment_amount: 25.5 });
    expect(made.before).toMatchObject({ data: { amount: 25, fee: 0.5, total: 25.5 } });
    expect(made.after).toMatchObject({ data: { status: 'processed', creditedAmount: 25, fee: 0.5 } });
    expect(made.marks).toEqual([]);
    expect(made.deposit).toMatchObject({ payableMinor: 2_550n, creditedMinor: 2_550n, feeMinor: 50n });
    expect(await balancesOf(made.brand)).toEqual({ player_cash: 2_500n, fees: 50n });
  });

  it('that are taken off leave the player the rest', async () => {
    const made = await deposited('wallet', 2_500n);
    expect(made.before).toMatchObject({ data: { amount: 25, fee: 0.58 } });
    expect(made.before).not.toHaveProperty('data.total');
    expect(made.after).toMatchObject({ data: { creditedAmount: 24.42, fee: 0.58 } });
    expect(await balancesOf(made.brand)).toEqual({ player_cash: 2_442n, fees: 58n });
  });

  it('that the operator bears are booked without the player', async () => {
    const made = await deposited('borne', 2_500n);
    expect(made.after).toMatchObject({ data: { creditedAmount: 25 } });
    expect(made.after).not.toHaveProperty('data.fee');
    expect(made.deposit).toMatchObject({
      feeMinor: 0n,
      feeBorneMinor: 50n,
      feeTerms: { paidBy: 'operator' },
    });
    expect(await balancesOf(made.brand)).toEqual({ player_cash: 2_500n, fees: 50n, operator_fees: -50n });
  });

  it.each([
    ['to_on_top', 200_00n - 51_00n, 51, { fees: 100n }],
    ['to_borne', 200_00n - 50_00n, 50, { fees: 100n, operator_fees: -100n }],
  ])('of a withdrawal by %s', async (paymentType, cash, amount, fees) => {
    const made = await withdrawalHarness(database(), { withdrawals: { autoApproval: small } });
    const given = await balancesOf(made.brand);
    const { withdrawalId: id, transaction, netAmount } = await made.created({ paymentType, fields: {} });
    expect({ amount: transaction.amount, netAmount }).toEqual({ amount, netAmount: 50 });
    await runJobs(made);
    expect(made.ordersOf('first', id)).toMatchObject([{ money: { minor: 5_000n, currency: 'USD' } }]);
    made.first.payouts.settle(id);
    made.clock.advance(3 * minute);
    await runJobs(made);
    expect(await balancesOf(made.brand)).toEqual({ ...given, player_cash: cash, ...fees });
    await expectSoundBooks(database());
    const back = made.first.payouts.giveBack(id, 5_000n);
    await made.core.receiveWebhook('first', {
      headers: { id: `hook-${back.eventId}` },
      body: new TextEncoder().encode(back.eventId),
      receivedAt: made.clock.now(),
    });
    made.clock.advance(30 * minute);
    await runJobs(made);
    await expectSoundBooks(database());
  });

  it('on top of a withdrawal leave less to ask for', async () => {
    const made = await withdrawalHarness(database());
    expect(await made.create({ paymentType: 'to_on_top', fields: {}, amount: 199.5 })).toMatchObject({
      error: { code: 'banking.insufficientBalance', details: { withdrawable: 199 } },
    });
    expect(await made.create({ paymentType: 'to_on_top', fields: {}, amount: 199 })).toMatchObject({
      ok: true,
    });
  });
});
