import { chainRates } from '@opencashier/money/arithmetic';
import { currencyOf, sweepCoin } from '@opencashier/money/currencies';
import type { SweepstakesRules } from '../../ports/brand-rules.ts';
import type { Clock, Ids } from '../../ports/clock.ts';
import type { CoinStore, LockedRate } from '../../ports/coins.ts';
import type { Player } from '../../ports/identity.ts';
import type { RateFinder } from '../find-rate.ts';
import { type Result, refuse, success } from '../use-case.ts';

export interface LockRateDeps {
  readonly coins: CoinStore;
  readonly findRate: RateFinder;
  readonly ids: Ids;
  readonly clock: Clock;
}

export type RateLocker = (player: Player, rules: SweepstakesRules, to: string) => Promise<Result<LockedRate>>;

/** A rate is handed out again while at least this share of its time is left. */
const freshShare = 0.5;

/**
 * What a sweep coin is redeemed for in a currency, locked for a player: what the brand says that it is worth, at the
 * providers' rate. It is written down, so that whichever server takes the redemption knows it.
 */
export function rateLocker(deps: LockRateDeps): RateLocker {
  return (player, rules, to) => lockRate(deps, player, rules, to);
}

async function lockRate(
  { coins, findRate, ids, clock }: LockRateDeps,
  player: Player,
  rules: SweepstakesRules,
  to: string,
): Promise<Result<LockedRate>> {
  if (currencyOf(to).coin)
    return refuse('banking.rateUnavailable', `Nobody exchanges sweep coins for ${to}.`);
  const now = clock.now().getTime();
  const lifeMs = rules.rateSeconds * 1000;
  const pair = { brand: player.brand, playerId: player.id, from: sweepCoin, to };
  const known = await coins.newestRate(pair);
  if (known !== undefined && known.expiresAt.getTime() - now >= lifeMs * freshShare) return success(known);
  const found = await findRate(rules.currency, to);
  switch (found.kind) {
    case 'unsupported':
      return refuse('banking.rateUnavailable', `Nobody exchanges sweep coins for ${to}.`);
    case 'unknown':
      return refuse('banking.providerUnavailable', 'No rate can be had now; try again.');
    case 'rate': {
      const value = chainRates(rules.coinValue, found.rate);
      if (value === '0') return refuse('banking.rateUnavailable', `A sweep coin is worth no ${to}.`);
      const rate = { ...pair, id: ids.next('rate'), rate: value, expiresAt: new Date(now + lifeMs) };
      await coins.lockRate(rate);
      return success(rate);
    }
  }
}

/** A locked rate as calls tell it; the seconds by our clock. */
export function toldRate({ id, rate, expiresAt }: LockedRate, now: Date) {
  return {
    rateId: id,
    rate,
    expiresAt: expiresAt.toISOString(),
    expiresIn: Math.max(0, Math.floor((expiresAt.getTime() - now.getTime()) / 1000)),
  };
}
