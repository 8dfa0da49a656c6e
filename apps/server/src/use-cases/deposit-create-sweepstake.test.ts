import { expect, it } from 'vitest';
import { onEveryDatabase } from '../db/testing/databases.suite.ts';
import type { Player } from '../ports/identity.ts';
import { coreHarness, runJobs } from '../testing/core-harness.ts';
import { type BoxRequest, sweepstakes, sweepstakesHarness } from '../testing/sweepstakes-harness.ts';
import { expectSoundBooks } from '../testing/withdrawal-books.ts';

onEveryDatabase('buying a coin box', (database) => {
  const harness = () => sweepstakesHarness(database());

  it('costs what the box costs, and gives its coins with the payment, once', async () => {
    const made = harness();
    const reply = await made.buy();
    expect(reply).toMatchObject({ ok: true, data: { payment_amount: 10, payment_currency: 'USD' } });
    const id = reply.ok ? String(reply.data.depositId) : '';
    expect(made.first.requests.at(-1)).toMatchObject({ money: { minor: 1_000n, currency: 'USD' } });
    expect(await made.coins()).toMatchObject({ goldMinor: 0n, unplayedMinor: 0n });
    const paid = await made.pay(id, 1_000n);
    await made.tell(paid);
    await made.tell(paid, paid);
    expect(await made.coins()).toEqual({
      goldMinor: 100_000n,
      unplayedMinor: 1_000n,
      redeemableMinor: 0n,
      reservedMinor: 0n,
    });
    expect(await made.cash()).toBe(0n);
    const status = await made.core.calls['deposit-status'](made.context('ann'), { depositId: id });
    expect(status).toMatchObject({
      data: { status: 'processed', box: { boxId: 'small', gold: 1_000, sweep: 10, isGiven: true } },
    });
    await expectSoundBooks(database());
    expect((await made.core.operator.verify(new Date(0))).differences).toEqual([]);
  });

  it('is one purchase for one key, whatever is repeated', async () => {
    const made = harness();
    const first = await made.buy({}, 'ann', 'one-key-of-ann');
    expect(await made.buy({}, 'ann', 'one-key-of-ann')).toEqual(first);
    expect(await made.buy({ boxId: 'large' }, 'ann', 'one-key-of-ann')).toMatchObject({
      error: { code: 'idempotency.bodyMismatch' },
    });
    expect(made.first.requests).toHaveLength(1);
  });

  it.each<[string, Partial<BoxRequest>, string]>([
    ['no box', { boxId: undefined }, 'banking.boxRequired'],
    ['nothing for a box', { boxId: null }, 'banking.boxRequired'],
    ['an empty box id', { boxId: '' }, 'banking.boxRequired'],
    ['a box that there is not', { boxId: 'huge' }, 'banking.boxUnavailable'],
    ['a number that is no box', { boxId: 7 }, 'banking.boxUnavailable'],
    ['another brand’s box', { boxId: 'elsewhere' }, 'banking.boxUnavailable'],
    ['another price', { amount: 1, currency: 'USD' }, 'banking.boxPriceChanged'],
    ['another currency', { amount: 10, currency: 'JPY' }, 'banking.boxPriceChanged'],
    ['a method that sells no coins', { paymentType: 'bank' }, 'banking.methodNotOffered'],
    ['a method that pays coins out', { paymentType: 'to_coin' }, 'banking.methodNotOffered'],
    ['a method that there is not', { paymentType: 'nothing' }, 'banking.methodNotOffered'],
    ['a box that no method can pay', { boxId: 'dear' }, 'banking.amountOutOfLimits'],
    ['a bonus', { isActivatedBonus: true, bonusId: 'any' }, 'banking.bonusUnavailable'],
    ['a way back to elsewhere', { returnUrl: 'https://evil.example/' }, 'banking.returnUrlForbidden'],
    ['a country without sweepstakes', { selectedCountry: 'RU' }, 'banking.sweepstakesNotAllowed'],
  ])('is refused with %s', async (_name, change, code) => {
    const made = harness();
    expect(await made.buy(change)).toMatchObject({ ok: false, error: { code } });
    expect(made.first.requests).toEqual([]);
    expect((await made.core.operator.listDeposits({ brand: made.brand, limit: 1 })).items).toEqual([]);
  });

  it('tells the price where it is another than the player saw, and takes a coin for the player’s own currency', async () => {
    const made = harness();
    expect(await made.buy({ amount: 9, currency: 'USD' })).toMatchObject({
      error: { details: { boxId: 'small', price: 10, priceCurrencyCode: 'USD' } },
    });
    expect(await made.buy({ amount: 10, currency: 'QSC' })).toMatchObject({ ok: true });
  });

  it.each<[string, Partial<Player>, string | undefined]>([
    ['a forbidden country', { country: 'RU' }, 'country'],
    ['a forbidden region', { country: 'CA', region: 'CA-QC' }, 'region'],
    ['a country whose regions differ, without one', { country: 'CA' }, 'regionUnknown'],
  ])('is not sold in %s', async (_name, as, reason) => {
    const made = harness();
    const refusal = { ok: false, error: { code: 'banking.sweepstakesNotAllowed', details: { reason } } };
    expect(await made.buy({}, 'ann', 'key-of-a-place', as)).toMatchObject(refusal);
    const boxes = made.core.calls['sweepstake-boxes'];
    expect(await boxes(made.context('ann', undefined, as), {})).toMatchObject(refusal);
    expect(await made.redeem({}, 'key-of-a-place', as)).toMatchObject(refusal);
    const convert = made.core.calls['payment-convert-v2'];
    const asked = { amount: 1, from: 'QSC', to: 'BTC' };
    expect(await convert(made.context('ann', undefined, as), asked)).toMatchObject(refusal);
    for (const list of ['methods-payment-v3', 'methods-withdrawal'] as const) {
      expect(
        await made.core.calls[list](made.context('ann', undefined, as), { view: 'sweep' }),
      ).toMatchObject({
        data: { methods: [] },
      });
    }
  });

  it('keeps what is paid beyond the price as the player’s money, and says so', async () => {
    const made = harness();
    const id = await made.bought();
    await made.pay(id, 1_300n);
    expect(await made.coins()).toMatchObject({ goldMinor: 100_000n, unplayedMinor: 1_000n });
    expect(await made.cash()).toBe(300n);
    await made.pay(id, 1_000n);
    expect(await made.coins()).toMatchObject({ goldMinor: 100_000n, unplayedMinor: 1_000n });
    expect(await made.cash()).toBe(1_300n);
    expect((await made.core.operator.depositDossier(id))?.marks).toEqual(['overpaid']);
    await expectSoundBooks(database());
  });

  it('gives no coins for too little, and the box once the rest has come', async () => {
    const made = harness();
    const id = await made.bought();
    await made.pay(id, 600n);
    expect(await made.coins()).toMatchObject({ goldMinor: 0n, unplayedMinor: 0n });
    const held = await made.core.operator.depositDossier(id);
    expect(held).toMatchObject({ marks: ['held'], deposit: { state: 'paid', box: { givenGoldMinor: 0n } } });
    const rest = await made.pay(id, 400n);
    await made.tell(rest);
    expect(await made.coins()).toMatchObject({ goldMinor: 100_000n, unplayedMinor: 1_000n });
    expect(await made.cash()).toBe(0n);
    const whole = await made.core.operator.depositDossier(id);
    expect(whole).toMatchObject({ marks: [], deposit: { state: 'credited' } });
    // One piece of news tells of all of it.
    expect(whole?.history.map(({ state }) => state)).toEqual(['created', 'pending', 'paid', 'credited']);
    await expectSoundBooks(database());
  });

  it('leaves to people what they have refused already, whatever comes beside it', async () => {
    const made = harness();
    const id = await made.bought();
    await made.pay(id, 600n);
    const decision = { depositId: id, operatorKey: 'desk', decidedBy: 'Lou', reason: 'not the player’s' };
    await made.core.operator.decideHeld({ ...decision, decision: 'rejected' });
    await made.pay(id, 300n);
    expect(await made.coins()).toMatchObject({ goldMinor: 0n });
    await expectSoundBooks(database());
  });

  it('that is let through for too little is the player’s money and no box', async () => {
    const made = harness();
    const id = await made.bought();
    await made.pay(id, 600n);
    const decision = { depositId: id, operatorKey: 'desk', decidedBy: 'Lou', reason: 'keep it' };
    await made.core.operator.decideHeld({ ...decision, decision: 'released' });
    expect(await made.coins()).toMatchObject({ goldMinor: 0n, unplayedMinor: 0n });
    expect(await made.cash()).toBe(600n);
  });

  it('forgives what the brand’s tolerance forgives', async () => {
    const made = harness();
    await made.pay(await made.bought(), 990n);
    expect(await made.coins()).toMatchObject({ goldMinor: 100_000n, unplayedMinor: 1_000n });
    expect(await made.cash()).toBe(0n);
    await made.pay(await made.bought({}, 'bob'), 989n);
    expect(await made.coins('bob')).toMatchObject({ goldMinor: 0n });
  });

  it('gives the coins of a payment that comes late, and marks it', async () => {
    const made = harness();
    const id = await made.bought();
    made.clock.advance(31 * 60_000);
    await runJobs(made);
    await made.pay(id, 1_000n);
    expect(await made.coins()).toMatchObject({ goldMinor: 100_000n, unplayedMinor: 1_000n });
    expect((await made.core.operator.depositDossier(id))?.marks).toContain('late');
  });

  it('takes coins back with the money, in shares, and gives them again when the money is won back', async () => {
    const made = harness();
    const paid = await made.pay(await made.bought(), 1_000n);
    await made.tell(made.first.reverse(paid, 'refund', 250n));
    expect(await made.coins()).toMatchObject({ goldMinor: 75_000n, unplayedMinor: 750n });
    const back = made.first.reverse(paid, 'chargeback', 750n);
    await made.tell(back);
    await made.tell(back);
    expect(await made.coins()).toMatchObject({ goldMinor: 0n, unplayedMinor: 0n });
    expect(await made.cash()).toBe(0n);
    await made.tell(made.first.reverse(paid, 'chargebackWon', 750n));
    expect(await made.coins()).toMatchObject({ goldMinor: 75_000n, unplayedMinor: 750n });
    await expectSoundBooks(database());
  });

  it('that is taken back after its coins were played leaves a debt of sweep coins, marked, and nothing to redeem', async () => {
    const made = harness();
    const paid = await made.pay(await made.bought(), 1_000n);
    await made.play(1_000n);
    await made.tell(made.first.reverse(paid, 'chargeback', 1_000n));
    expect(await made.coins()).toMatchObject({
      goldMinor: 0n,
      unplayedMinor: -1_000n,
      redeemableMinor: 1_000n,
    });
    const balance = made.core.calls['sweepstake-balance-get'];
    expect(await balance(made.context('ann'), {})).toMatchObject({
      data: [
        { currency: 'QSC', balance: 0, unplayed: -10 },
        { currency: 'QGC', balance: 0 },
      ],
    });
    const player = await made.core.operator.players.find(made.brand, 'ann');
    expect(player?.balances).toContainEqual(
      expect.objectContaining({ kind: 'player_sweep_unplayed', isInArrears: true }),
    );
    expect(await made.redeem()).toMatchObject({ error: { code: 'banking.insufficientRedeemable' } });
    // What is bought next pays the debt first.
    await made.pay(await made.bought(), 1_000n);
    expect(await made.coins()).toMatchObject({ unplayedMinor: 0n, redeemableMinor: 1_000n });
    await expectSoundBooks(database());
  });

  it('tells the operator what was given', async () => {
    const webhook = { url: 'https://backend.casino.example/hooks', secret: 'whsec_x' };
    const made = sweepstakesHarness(database(), { webhook });
    await made.pay(await made.bought(), 1_000n);
    await runJobs(made);
    const rows = await database().run<{ body: string }>({
      text: `select body from webhook_delivery where brand = $1 and type = 'deposit.credited'`,
      values: [made.brand],
    });
    expect(rows.map(({ body }) => JSON.parse(body).data)).toMatchObject([
      { boxId: 'small', goldMinor: '100000', sweepMinor: '1000', creditedMinor: '1000' },
    ]);
  });

  it('offers boxes in the player’s currency, else in the brand’s, and the methods that pay for them', async () => {
    const made = harness();
    const { calls } = made.core;
    const links = { rules: sweepstakes.rulesUrl, freeEntry: sweepstakes.freeEntryUrl };
    for (const currency of ['USD', 'JPY', 'QGC', 'QSC']) {
      const context = made.context('ann', undefined, { currency });
      const reply = await calls['sweepstake-boxes'](context, {});
      expect(reply).toMatchObject({
        data: { links, boxes: [{ boxes: [{ boxId: 'small', price: 10 }, {}, {}] }] },
      });
      expect(await calls['methods-payment-v3'](context, { view: 'sweep' })).toMatchObject({
        data: { currency: 'USD', methods: [{ name: 'tether', category: 'crypto' }] },
      });
      expect(await calls['methods-withdrawal'](context, { view: 'sweep' })).toMatchObject({
        data: { currency: 'QSC', methods: [{ name: 'to_coin', asset: 'BTC' }] },
      });
    }
    const coinPlayer = made.context('ann', undefined, { currency: 'QGC' });
    expect(await calls['methods-payment-v3'](coinPlayer, {})).toMatchObject({ data: { currency: 'USD' } });
  });

  it('of a brand without sweepstakes is refused', async () => {
    const { core, context } = coreHarness(database());
    expect(await core.calls['sweepstake-boxes'](context('ann'), {})).toMatchObject({
      error: { code: 'banking.sweepstakesNotAllowed', details: { reason: 'brand' } },
    });
  });
});
