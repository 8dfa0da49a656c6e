import type { RequestOf } from '@opencashier/contract/calls/define-call';
import type { Calls } from '@opencashier/contract/calls/registry';
import type { DepositEvent } from '@opencashier/provider-kit/events';
import type { PayoutEvent } from '@opencashier/provider-kit/payouts';
import type { SweepstakesRules } from '../ports/brand-rules.ts';
import type { Database } from '../ports/database.ts';
import type { Player } from '../ports/identity.ts';
import { applyPayoutEvent } from '../use-cases/apply-payout-event.ts';
import { coreHarness, type HarnessOptions } from './core-harness.ts';

export type BoxRequest = RequestOf<Calls['deposit-create-sweepstake']>;
export type RedeemRequest = RequestOf<Calls['sweepstake-redeem']>;

/** Sweepstakes in most places; a coin is worth a dollar, and a dollar a fifty-thousandth of a bitcoin. */
export const sweepstakes: SweepstakesRules = {
  forbidden: ['RU', 'CA-QC'],
  currency: 'USD',
  coinValue: '1',
  rateSeconds: 60,
  underpaidTolerance: 0.01,
  rulesUrl: 'https://casino.example/rules',
  freeEntryUrl: 'https://casino.example/free',
};
const bitcoinRate = '0.00002';
export const bitcoinAddress = '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa';

export const boxOf = (change: Partial<BoxRequest> = {}): BoxRequest => ({
  boxId: 'small',
  fields: {},
  isActivatedBonus: false,
  paymentType: 'tether',
  metadata: { isFromChip: false },
  isSimilarConfirmed: true,
  ...change,
});

let count = 0;
const next = (name: string) => {
  count += 1;
  return `${name}-number-${count}`;
};

/** A core with sweepstakes, and what players, providers and the operator do there. */
export function sweepstakesHarness(database: Database, options: HarnessOptions = {}) {
  const made = coreHarness(database, { sweepstakes, ...options });
  const { core, brand } = made;
  made.first.rate = { kind: 'rate', rate: bitcoinRate, validUntil: new Date('2030-01-01T00:00:00.000Z') };

  const buy = (change: Partial<BoxRequest> = {}, who = 'ann', key = next('buy'), as: Partial<Player> = {}) =>
    core.calls['deposit-create-sweepstake'](made.context(who, key, as), boxOf(change));
  const bought = async (change: Partial<BoxRequest> = {}, who = 'ann'): Promise<string> => {
    const reply = await buy(change, who);
    if (!reply.ok) throw new Error(`expected a deposit, got ${reply.error.code}`);
    return String(reply.data.depositId);
  };
  const tell = (...events: readonly DepositEvent[]) =>
    core.receiveWebhook('first', {
      headers: { id: next(`wh-${brand}`) },
      body: new TextEncoder().encode(events.map((event) => event.eventId).join(',')),
      receivedAt: new Date(),
    });
  /** Pays so much for a box; the event, which may be told again. */
  const pay = async (depositId: string, minor: bigint) => {
    const paid = made.first.pay(depositId, { minor, currency: 'USD' });
    await tell(paid);
    return paid;
  };
  const tellPayout = (event: PayoutEvent) =>
    applyPayoutEvent(
      {
        payouts: made.stores.payouts,
        incoming: made.stores.incoming,
        outbox: { wake: () => undefined },
        clock: made.clock,
        log: made.log,
      },
      'first',
      event,
    );
  const coins = (who = 'ann') => core.operator.coins.of(brand, who);
  const cash = async (who = 'ann') => (await made.stores.players.balances(brand, who, 'USD')).cash;
  const play = (minor: bigint, returnedMinor = minor, id = next('play'), who = 'ann') =>
    core.operator.coins.play(
      { ...{ brand, id, minor, returnedMinor }, playerId: who, operatorKey: 'games' },
      made.clock.now(),
    );
  const grant = (minor: bigint, currency: 'QSC' | 'QGC' = 'QSC', id = next('grant'), who = 'ann') =>
    core.operator.coins.grant(
      {
        ...{ brand, id, minor, currency },
        ...{ playerId: who, operatorKey: 'desk', toldBy: 'Lou', reason: 'a letter' },
      },
      made.clock.now(),
    );
  const lockedRate = async (who = 'ann'): Promise<string> => {
    const reply = await core.calls['payment-convert-v2'](made.context(who), {
      ...{ amount: 1, from: 'QSC', to: 'BTC' },
    });
    if (!reply.ok || reply.data.rateId === undefined) throw new Error('expected a locked rate');
    return reply.data.rateId;
  };
  const redeem = async (
    change: Partial<RedeemRequest> = {},
    key = next('redeem'),
    as: Partial<Player> = {},
  ) =>
    core.calls['sweepstake-redeem'](made.context('ann', key, as), {
      amount: 5,
      currency: 'QSC',
      paymentType: 'to_coin',
      fields: { crypto_address: bitcoinAddress },
      rateId: change.rateId ?? (await lockedRate()),
      ...change,
    });
  const redeemed = async (change: Partial<RedeemRequest> = {}): Promise<string> => {
    const reply = await redeem(change);
    if (!reply.ok) throw new Error(`expected a redemption, got ${reply.error.code}`);
    return reply.data.withdrawalId;
  };
  const stateOf = async (id: string) => (await made.stores.withdrawals.find(id))?.state;
  const decide = (withdrawalId: string, decision: 'approved' | 'rejected', playerReason?: string) =>
    core.operator.decideWithdrawal({
      ...{ decision, withdrawalId, playerReason, operatorKey: 'desk', decidedBy: 'Lou', reason: 'looked at' },
    });
  return {
    ...made,
    ...{
      buy,
      bought,
      tell,
      tellPayout,
      pay,
      coins,
      cash,
      play,
      grant,
      lockedRate,
      redeem,
      redeemed,
      stateOf,
      decide,
    },
  };
}

export type SweepstakesHarness = ReturnType<typeof sweepstakesHarness>;
