import { describe, expect, it } from 'vitest';
import { balanceOf } from '../balances.ts';
import { createTestClient, lost, ok, refused } from '../testing/test-client.ts';
import { createTestClock, settle } from '../testing/test-clock.ts';
import { createCoinsFlow } from './create-coins-flow.ts';
import { redeemSender } from './redeem-sender.ts';

const coinReplies = {
  'sweepstake-balance-get': () =>
    ok([
      { currency: 'QSC', balance: 12.5, unplayed: 7.5, reserved: 3 },
      { currency: 'QGC', balance: 40_000 },
    ]),
  'sweepstake-recoup-sum': () => ok({ data: { status: 'unplayed', amount: 7.5 } }),
};

function begin(answers: Parameters<typeof createTestClient>[0] = coinReplies) {
  const server = createTestClient({ ...answers });
  const clock = createTestClock();
  const logged: string[] = [];
  const coins = createCoinsFlow({ client: server.client, clock, log: (event) => void logged.push(event) });
  const rate = () => coins.rate.store.getState();
  return { server, clock, logged, coins, rate, has: () => coins.balances.store.getState() };
}

describe('the player’s coins', () => {
  it('tell what can be redeemed, what is set aside, and what is still to be played', async () => {
    const { coins, has, server } = begin();
    await coins.load();
    expect(balanceOf(has(), 'QSC')).toMatchObject({ withdrawable: 12.5, available: 20, reserved: 3 });
    expect(coins.unplayed.getState()).toEqual({ status: 'ready', amount: 7.5 });
    expect(server.callsTo('sweepstake-recoup-sum')[0]?.request).toEqual({ currency: 'QSC' });
  });

  it('never offer gold for redemption, whatever is called its balance', async () => {
    const { coins, has } = begin();
    await coins.load();
    expect(balanceOf(has(), 'QGC')).toMatchObject({ available: 40_000, withdrawable: 0 });
  });

  it('are nothing and 0 where they cannot be loaded, which is logged; another try helps', async () => {
    const { coins, has, logged, server } = begin();
    await coins.load();
    server.answers['sweepstake-balance-get'] = () => lost();
    server.answers['sweepstake-recoup-sum'] = () => refused('server.error', 500);
    await coins.load();
    expect(has()).toEqual({ status: 'failed', balances: [] });
    expect(coins.unplayed.getState()).toEqual({ status: 'failed', amount: 0 });
    expect(logged.sort()).toEqual(['sweepstake-balance-get', 'sweepstake-recoup-sum']);
    Object.assign(server.answers, coinReplies);
    await coins.load();
    expect(balanceOf(has(), 'QSC')?.withdrawable).toBe(12.5);
  });

  it('follow purchases and redemptions once they were asked for', async () => {
    const { coins, server } = begin();
    server.push('deposit.status', {});
    expect(server.calls).toEqual([]);
    await coins.load();
    server.push('withdrawal.status', {});
    await settle();
    expect(server.callsTo('sweepstake-balance-get')).toHaveLength(2);
  });
});

describe('the rate of a redemption', () => {
  let issued = 0;
  const locked = () => {
    issued += 1;
    return ok({ amount: 0.5, rate: '0.01', rateId: `r${issued}`, expiresIn: 60 });
  };
  const query = { amount: 50, from: 'QSC', to: 'LTC' };

  it('is held for the player, counted down by the server’s seconds, and renewed at its end', async () => {
    issued = 0;
    const { coins, clock, rate } = begin({ 'payment-convert-v2': locked });
    coins.rate.follow(query);
    await clock.advance(250);
    const { deadline } = rate();
    expect(rate()).toMatchObject({ amount: 0.5, rate: '0.01', rateId: 'r1', freshness: 'known' });
    expect((deadline ?? 0) - clock.now()).toBe(60_000);
    await clock.advance(59_999);
    expect(rate().rateId).toBe('r1');
    await clock.advance(1);
    expect(rate().rateId).toBe('r2');
  });

  it('is none at all where nobody tells another, which is logged', async () => {
    issued = 0;
    const { coins, clock, rate, logged, server } = begin({ 'payment-convert-v2': locked });
    coins.rate.follow(query);
    await clock.advance(250);
    server.answers['payment-convert-v2'] = () => lost();
    await clock.advance(60_000);
    expect(rate()).toMatchObject({
      amount: undefined,
      rate: undefined,
      rateId: undefined,
      freshness: 'unknown',
    });
    expect(logged).toEqual(['payment-convert-v2']);
    server.answers['payment-convert-v2'] = locked;
    coins.rate.renew();
    await clock.advance(0);
    expect(rate()).toMatchObject({ rateId: 'r2', freshness: 'known' });
  });

  it('is the one that was seen at the confirmation, for every try', async () => {
    issued = 0;
    const { coins, clock, server } = begin({ 'payment-convert-v2': locked });
    coins.rate.follow(query);
    await clock.advance(250);
    const payload = {
      amount: 50,
      currency: 'QSC',
      paymentType: 'withdraw_ltc',
      fields: { crypto_address: 'L' },
    };
    const send = redeemSender(server.client, coins)(payload);
    const options = { idempotencyKey: 'k', signal: new AbortController().signal };
    await send(options);
    await clock.advance(60_000);
    await send(options);
    expect(server.callsTo('sweepstake-redeem').map(({ request }) => request)).toEqual([
      { ...payload, selectedCountry: undefined, rateId: 'r1' },
      { ...payload, selectedCountry: undefined, rateId: 'r1' },
    ]);
  });

  it('is renewed at once where the server says that it has ended', async () => {
    issued = 0;
    const { coins, clock, server, rate } = begin({
      'payment-convert-v2': locked,
      'sweepstake-redeem': () => refused('banking.rateExpired', 409),
    });
    coins.rate.follow(query);
    await clock.advance(250);
    const send = redeemSender(
      server.client,
      coins,
    )({
      amount: 50,
      currency: 'QSC',
      paymentType: 'withdraw_ltc',
      fields: {},
    });
    await send({ idempotencyKey: 'k' });
    await clock.advance(0);
    expect(rate().rateId).toBe('r2');
  });
});
