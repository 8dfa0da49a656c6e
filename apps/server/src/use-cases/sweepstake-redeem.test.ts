import { expect, it } from 'vitest';
import { onEveryDatabase } from '../db/testing/databases.suite.ts';
import { runJobs } from '../testing/core-harness.ts';
import {
  bitcoinAddress,
  type RedeemRequest,
  type SweepstakesHarness,
  sweepstakesHarness,
} from '../testing/sweepstakes-harness.ts';
import { expectSoundBooks } from '../testing/withdrawal-books.ts';

const minute = 60_000;

onEveryDatabase('redeeming sweep coins', (database) => {
  /** A player with twenty coins to redeem and ten to play. */
  const harness = async (options: Parameters<typeof sweepstakesHarness>[1] = {}) => {
    const made = sweepstakesHarness(database(), options);
    await made.grant(3_000n);
    await made.play(2_000n);
    return made;
  };
  const transactionOf = async (made: SweepstakesHarness, withdrawalId: string) => {
    const reply = await made.core.calls['withdrawal-status'](made.context('ann'), { withdrawalId });
    return reply.ok ? reply.data : undefined;
  };

  it('sets them aside, pays crypto out at the locked rate, and burns them', async () => {
    const made = await harness();
    const rateId = await made.lockedRate();
    // What the market does meanwhile is no matter.
    made.first.rate = { kind: 'rate', rate: '0.00001', validUntil: new Date('2030-01-01T00:00:00.000Z') };
    const reply = await made.redeem({ amount: 12.5, rateId });
    expect(reply).toMatchObject({
      ok: true,
      data: {
        transaction: {
          kind: 'withdrawal',
          amount: 12.5,
          currency: 'QSC',
          stage: 'review',
          payout: { amount: 0.00025, currency: 'BTC', rate: '0.00002' },
          destination: '1A1zP1…vfNa',
        },
      },
    });
    const id = reply.ok ? reply.data.withdrawalId : '';
    expect(await made.coins()).toMatchObject({
      redeemableMinor: 750n,
      reservedMinor: 1_250n,
      unplayedMinor: 1_000n,
    });
    const balance = await made.core.calls['sweepstake-balance-get'](made.context('ann'), {});
    expect(balance).toMatchObject({
      data: [
        { currency: 'QSC', balance: 7.5, unplayed: 10, reserved: 12.5 },
        { currency: 'QGC', balance: 0 },
      ],
    });
    await made.decide(id, 'approved');
    await runJobs(made);
    expect(made.first.payouts.orders.filter(({ reference }) => reference === id)).toMatchObject([
      { money: { minor: 25_000n, currency: 'BTC' } },
    ]);
    made.first.payouts.settle(id);
    made.clock.advance(3 * minute);
    await runJobs(made);
    expect(await made.stateOf(id)).toBe('settled');
    expect(await made.coins()).toMatchObject({ redeemableMinor: 750n, reservedMinor: 0n });
    await expectSoundBooks(database());
  });

  it('is one redemption for one key', async () => {
    const made = await harness();
    const rateId = await made.lockedRate();
    const first = await made.redeem({ rateId }, 'one-key-of-a-redemption');
    expect(await made.redeem({ rateId }, 'one-key-of-a-redemption')).toEqual(first);
    expect(await made.redeem({ rateId, amount: 6 }, 'one-key-of-a-redemption')).toMatchObject({
      error: { code: 'idempotency.bodyMismatch' },
    });
    expect(await made.coins()).toMatchObject({ reservedMinor: 500n });
  });

  it.each<[string, Partial<RedeemRequest>, string]>([
    ['money', { currency: 'USD' }, 'validation.failed'],
    ['gold coins', { currency: 'QGC' }, 'validation.failed'],
    ['more than can be redeemed', { amount: 20.01 }, 'banking.insufficientRedeemable'],
    ['less than the least', { amount: 4.99 }, 'banking.amountOutOfLimits'],
    ['nothing', { amount: 0 }, 'banking.amountOutOfLimits'],
    ['less than nothing', { amount: -5 }, 'banking.amountOutOfLimits'],
    ['a part of a hundredth', { amount: 5.001 }, 'banking.amountPrecision'],
    ['a method that pays no crypto', { paymentType: 'to_bank' }, 'banking.methodNotOffered'],
    ['a method of deposits', { paymentType: 'tether' }, 'banking.methodNotOffered'],
    [
      'an address that is none',
      { fields: { crypto_address: 'nowhere-at-all-in-any-chain' } },
      'banking.destinationInvalid',
    ],
    ['no address', { fields: {} }, 'banking.paymentMethodRegex'],
    ['a rate that there is not', { rateId: 'rate_of_nobody' }, 'banking.rateExpired'],
    ['a country without sweepstakes', { selectedCountry: 'RU' }, 'banking.sweepstakesNotAllowed'],
  ])('is refused for %s, and nothing is set aside', async (_name, change, code) => {
    const made = await harness();
    expect(await made.redeem(change)).toMatchObject({ ok: false, error: { code } });
    expect(await made.coins()).toMatchObject({ redeemableMinor: 2_000n, reservedMinor: 0n });
  });

  it('says how much could be redeemed and what is still to be played', async () => {
    const made = await harness();
    expect(await made.redeem({ amount: 25 })).toMatchObject({
      error: { details: { redeemable: 20, unplayed: 10, currency: 'QSC' } },
    });
  });

  it('takes a rate until it ends, and brings a fresh one to confirm', async () => {
    const made = await harness();
    const rateId = await made.lockedRate();
    made.clock.advance(59_999);
    expect(await made.redeem({ rateId })).toMatchObject({ ok: true });
    made.clock.advance(1);
    made.first.rate = { kind: 'rate', rate: '0.00003', validUntil: new Date('2030-01-01T00:00:00.000Z') };
    const late = await made.redeem({ rateId });
    expect(late).toMatchObject({
      ok: false,
      error: { code: 'banking.rateExpired', details: { amount: 0.0001, expiresIn: expect.any(Number) } },
    });
    const fresh = late.ok ? undefined : (late.error.details as { readonly rateId: string });
    expect(await made.redeem({ rateId: fresh?.rateId ?? '' })).toMatchObject({ ok: true });
  });

  it('takes only the player’s own rate, of this pair', async () => {
    const made = await harness();
    expect(await made.redeem({ rateId: await made.lockedRate('bob') })).toMatchObject({
      error: { code: 'banking.rateExpired' },
    });
    const other = await made.core.calls['payment-convert-v2'](made.context('ann'), {
      ...{ amount: 1, from: 'QSC', to: 'USDT' },
    });
    const rateId = other.ok ? (other.data.rateId ?? '') : '';
    expect(await made.redeem({ rateId })).toMatchObject({ error: { code: 'banking.rateExpired' } });
  });

  it('hands the same rate out while it is fresh, and another before it ends', async () => {
    const made = await harness();
    const convert = (amount: number) =>
      made.core.calls['payment-convert-v2'](made.context('ann'), { amount, from: 'QSC', to: 'BTC' });
    const first = await convert(10);
    expect(first).toMatchObject({ data: { amount: 0.0002, rate: '0.00002', expiresIn: 60 } });
    made.clock.advance(30_000);
    expect(await convert(20)).toMatchObject({
      data: { rateId: first.ok ? first.data.rateId : '', amount: 0.0004, expiresIn: 30 },
    });
    made.clock.advance(1);
    const next = await convert(10);
    expect(next.ok && first.ok && next.data.rateId !== first.data.rateId).toBe(true);
  });

  it.each([
    ['QGC', 'USD'],
    ['QGC', 'QSC'],
    ['USD', 'QGC'],
    ['USD', 'QSC'],
    ['QSC', 'QGC'],
    ['QSC', 'QSC'],
  ])('has no rate from %s to %s', async (from, to) => {
    const made = await harness();
    expect(
      await made.core.calls['payment-convert-v2'](made.context('ann'), { amount: 1, from, to }),
    ).toMatchObject({
      error: { code: 'banking.rateUnavailable' },
    });
  });

  it.each(['rejected', 'canceled', 'refused'] as const)(
    'gives the coins back once when it is %s',
    async (how) => {
      const made = await harness();
      const id = await made.redeemed();
      for (let time = 0; time < 2; time += 1) {
        if (how === 'rejected') await made.decide(id, 'rejected', 'Not this time.');
        else if (how === 'canceled') {
          await made.core.calls['withdrawal-cancel'](made.context('ann'), { withdrawalId: id });
        } else {
          await made.decide(id, 'approved');
          await runJobs(made);
          made.first.payouts.refuse(id);
          made.clock.advance(3 * minute);
          await runJobs(made);
        }
      }
      expect(await made.coins()).toMatchObject({
        redeemableMinor: 2_000n,
        reservedMinor: 0n,
        unplayedMinor: 1_000n,
      });
      if (how === 'rejected')
        expect(await transactionOf(made, id)).toMatchObject({ reason: 'Not this time.' });
      await expectSoundBooks(database());
    },
  );

  it('gives coins back as their money comes back', async () => {
    const made = await harness();
    const id = await made.redeemed({ amount: 10 });
    await made.decide(id, 'approved');
    await runJobs(made);
    made.first.payouts.settle(id);
    made.clock.advance(3 * minute);
    await runJobs(made);
    // 0.0002 BTC went out; a third of it, and then the rest, comes back.
    for (const [minor, redeemable] of [
      [6_667n, 1_333n],
      [13_333n, 2_000n],
    ] as const) {
      const back = made.first.payouts.giveBack(id, minor);
      await made.tellPayout(back);
      await made.tellPayout(back);
      expect(await made.coins()).toMatchObject({ redeemableMinor: redeemable });
    }
    await expectSoundBooks(database());
  });

  it('of two for the same coins lets one win', async () => {
    const made = await harness();
    const rateId = await made.lockedRate();
    const both = await Promise.all([
      made.redeem({ amount: 15, rateId }),
      made.redeem({ amount: 15, rateId }),
    ]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await made.coins()).toMatchObject({ redeemableMinor: 500n, reservedMinor: 1_500n });
  });

  it('goes by itself up to the brand’s threshold in coins', async () => {
    const small = { QSC: { mostMinor: 10_00n, mostOfDayMinor: 100_00n } };
    const made = await harness({ withdrawals: { autoApproval: small } });
    expect(await made.stateOf(await made.redeemed({ amount: 10 }))).toBe('approved');
    expect(await made.stateOf(await made.redeemed({ amount: 10 }))).toBe('approved');
  });

  it('is no way out for anything else', async () => {
    const made = await harness();
    await made.grant(100_000n, 'QGC');
    const fields = { crypto_address: bitcoinAddress };
    for (const currency of ['QSC', 'QGC']) {
      const asked = { amount: 10, currency, paymentType: 'to_coin', fields };
      expect(
        await made.core.calls['withdrawal-create'](made.context('ann', `way-out-${currency}`), asked),
      ).toMatchObject({
        error: { code: 'banking.methodNotOffered' },
      });
      const byDesk = await made.core.operator.requestWithdrawal(
        {
          ...{
            fields,
            amount: 10,
            method: 'to_coin',
            playerId: 'ann',
            language: 'en',
            playerName: undefined,
          },
          scope: { brand: made.brand, country: 'US', currency },
        },
        { accountType: undefined, requestKey: `desk-${currency}` },
      );
      expect(byDesk).toMatchObject({ error: { code: 'banking.methodNotOffered' } });
    }
    expect(await made.coins()).toMatchObject({ goldMinor: 100_000n, reservedMinor: 0n });
  });

  it('tells what is still to be played', async () => {
    const made = await harness();
    const recoup = (currency: string) =>
      made.core.calls['sweepstake-recoup-sum'](made.context('ann'), { currency });
    expect(await recoup('QSC')).toMatchObject({ data: { data: { status: 'unplayed', amount: 10 } } });
    await made.play(1_000n, 400n);
    expect(await recoup('QSC')).toMatchObject({ data: { data: { status: 'played', amount: 0 } } });
    expect(await recoup('QGC')).toMatchObject({ error: { code: 'validation.failed' } });
    expect(await made.coins()).toMatchObject({ redeemableMinor: 2_400n });
  });
});
