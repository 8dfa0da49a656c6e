import { expect, it } from 'vitest';
import { onEveryDatabase } from '../db/testing/databases.suite.ts';
import { coreHarness, createOf, type Harness, runJobs } from '../testing/core-harness.ts';
import { addSampleBonuses } from './sample-bonuses.ts';
import { sessionUser } from './session-user.ts';

async function open(made: Harness, key: string, amount = 25): Promise<string> {
  const created = await made.core.calls['deposit-create'](made.context('p', key), createOf({ amount }));
  if (!created.ok) throw new Error(created.error.message);
  return String(created.data.depositId);
}

onEveryDatabase('calls of a player', (database) => {
  it('show nobody another player’s deposit', async () => {
    const made = coreHarness(database());
    const depositId = await open(made, 'k');
    const stranger = made.context('stranger');
    const otherBrand = made.context('p', undefined, { brand: 'other' });
    for (const context of [stranger, otherBrand]) {
      expect(await made.core.calls['deposit-status'](context, { depositId })).toMatchObject({
        error: { code: 'banking.depositNotFound' },
      });
      expect(
        await made.core.calls['deposit-cancel'](context, { depositId, paymentMethod: 'bank' }),
      ).toMatchObject({ error: { code: 'banking.depositNotFound' } });
    }
    expect(await made.core.calls['deposit-status'](made.context('p'), { depositId })).toMatchObject({
      data: {
        id: depositId,
        canContinue: true,
        source: `https://pay.example/${depositId}`,
        methodText: 'bank (en)',
      },
    });
  });

  it('cancel a deposit, tell the provider, and still take its money', async () => {
    const made = coreHarness(database());
    const depositId = await open(made, 'k');
    const cancel = () =>
      made.core.calls['deposit-cancel'](made.context('p'), { depositId, paymentMethod: 'bank' });
    expect(await cancel()).toMatchObject({ data: { status: 'mistaked', depositStatus: 'CANCELED' } });
    expect(made.first.canceled).toEqual([depositId]);
    expect(await cancel()).toMatchObject({ data: { status: 'mistaked' } });
    const paid = made.first.pay(depositId, { minor: 2500n, currency: 'USD' });
    const body = new TextEncoder().encode(paid.eventId);
    await made.core.receiveWebhook('first', {
      headers: { id: depositId },
      body,
      receivedAt: made.clock.now(),
    });
    expect(await cancel()).toMatchObject({ error: { code: 'banking.depositNotPayable' } });
    expect(await made.core.calls['deposit-status'](made.context('p'), { depositId })).toMatchObject({
      data: { status: 'processed', marks: ['late'] },
    });
  });

  it('list transactions by page, newest first, and the open ones alone', async () => {
    const made = coreHarness(database());
    const ids: string[] = [];
    for (const amount of [20, 21, 22, 23, 24]) {
      made.clock.advance(amount === 23 ? 0 : 1_000);
      ids.unshift(await open(made, `k${amount}`, amount));
    }
    await made.core.calls['deposit-cancel'](made.context('p'), {
      depositId: ids[0] ?? '',
      paymentMethod: 'bank',
    });
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await made.core.calls.transactions(made.context('p'), {
        limit: 2,
        ...(cursor === undefined ? {} : { cursor }),
      });
      if (!page.ok) throw new Error(page.error.message);
      expect(page.data.transactions.length).toBeLessThanOrEqual(2);
      seen.push(...page.data.transactions.map(({ id }) => id));
      cursor = page.data.nextCursor;
    } while (cursor !== undefined);
    expect(seen).toEqual(ids);
    const listed = await made.core.calls.transactions(made.context('p'), {
      open: 'true',
      cursor: 'nonsense',
    });
    expect(listed.ok && listed.data.transactions.map(({ id }) => id)).toEqual(ids.slice(1));
    expect(await made.core.calls.transactions(made.context('p'), { kind: 'withdrawal' })).toMatchObject({
      data: { transactions: [] },
    });
  });

  it('tell limits', async () => {
    const { core, context } = coreHarness(database());
    const limits = (currency: string, country = 'US') =>
      core.calls['deposit-limits'](context('p', undefined, { country }), { currency, paymentMethod: 'bank' });
    expect(await limits('USD')).toEqual({ ok: true, data: { bank: { min: 10, max: 1_000 } } });
    expect(await limits('USD', 'RU')).toEqual({ ok: true, data: { bank: { min: 5, max: 1_000 } } });
    expect(await limits('USD', 'DE')).toMatchObject({ error: { code: 'banking.methodNotOffered' } });
  });

  it('open sessions and note who left', async () => {
    const { core, context, brand } = coreHarness(database());
    const started = await core.calls['session-start'](context('p'), { amount: 1.5, currency: 'USD' });
    if (!started.ok) throw new Error(started.error.message);
    const sessions = await database().run({
      text: 'select minor, currency from payment_session where id = $1',
      values: [started.data.payment_session_id],
    });
    expect(sessions).toEqual([{ minor: 150n, currency: 'USD' }]);
    const left = await core.calls['session-form-on-close-modal'](context('p'), {
      paymentMethod: 'bank',
      userId: 'somebody else',
    });
    expect(left).toEqual({ ok: true, data: { ok: true } });
    const noted = await database().run({
      text: 'select player_id, method from abandoned_create where brand = $1',
      values: [brand],
    });
    expect(noted).toEqual([{ player_id: 'p', method: 'bank' }]);
  });

  it('offer bonuses of the player’s currency and take them from their least deposit on', async () => {
    const { core, context, brand, stores } = coreHarness(database());
    await addSampleBonuses(stores.bonuses, brand);
    await addSampleBonuses(stores.bonuses, brand);
    expect(await core.calls['bonus-list'](context('p'), {})).toMatchObject({
      data: {
        bonuses: [
          { id: 'welcome', depositBonusData: { minDeposit: 20, percent: 100, currency: 'USD' } },
          { id: 'spins', freespinBonusData: { minDeposit: 10, spins: 50 } },
        ],
      },
    });
    const create = (amount: number) =>
      core.calls['deposit-create'](
        context('p', `k${amount}`),
        createOf({ amount, isActivatedBonus: true, bonusId: 'welcome' }),
      );
    expect(await create(19.99)).toMatchObject({ error: { code: 'banking.bonusUnavailable' } });
    expect(await create(20)).toMatchObject({ ok: true });
  });

  it.each([
    ['welcome', 25, 25n],
    ['spins', 25, 0n],
  ])('a deposit with the bonus "%s" of %d brings %d', async (bonusId, amount, bonusMinor) => {
    const { core, context, brand, stores, first, clock, pushed } = coreHarness(database());
    const asked = bonusMinor * 100n;
    await addSampleBonuses(stores.bonuses, brand);
    const created = await core.calls['deposit-create'](
      context('p', 'key'),
      createOf({ amount, isActivatedBonus: true, bonusId }),
    );
    if (!created.ok) throw new Error(created.error.message);
    const id = String(created.data.depositId);
    // A later change of the offer does not touch a deposit that was made before it.
    await database().run({
      text: 'update bonus set percent = 1, min_minor = 1000000 where brand = $1 and percent is not null',
      values: [brand],
    });
    const paid = first.pay(id, { minor: 2_500n, currency: 'USD' });
    await core.receiveWebhook('first', {
      headers: { id: `wh-${id}` },
      body: new TextEncoder().encode(paid.eventId),
      receivedAt: clock.now(),
    });
    await runJobs({ core });
    const user = await sessionUser({ players: stores.players, wallets: core.wallets, clock })(
      context('p'),
      {},
    );
    expect(user).toMatchObject({
      data: {
        balanceData: {
          primary: { amount: 25, currency: 'USD' },
          bonus: { amount: Number(bonusMinor), currency: 'USD' },
        },
      },
    });
    const dossier = await core.operator.depositDossier(id);
    expect(dossier?.deposit).toMatchObject({ bonusId, bonusMinor: asked, creditedMinor: 2_500n });
    expect(pushed.at(-1)).toMatchObject({ payload: { creditedAmount: 25 } });
  });
});
