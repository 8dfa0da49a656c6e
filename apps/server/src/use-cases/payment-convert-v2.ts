import { convertMinor } from '@opencashier/money/arithmetic';
import { currencyOf, isKnownCurrency, sweepCoin } from '@opencashier/money/currencies';
import { maxMinor, toMajor, toMinor } from '@opencashier/money/minor';
import type { BrandPolicies } from '../ports/brand-policies.ts';
import type { Clock } from '../ports/clock.ts';
import type { Player } from '../ports/identity.ts';
import type { RateFinder } from './find-rate.ts';
import { allowedSweepstakes } from './sweepstakes/allowed.ts';
import { type RateLocker, toldRate } from './sweepstakes/lock-rate.ts';
import { type Result, refuse, success, type UseCase } from './use-case.ts';

export interface ConvertDeps {
  readonly findRate: RateFinder;
  readonly lockRate: RateLocker;
  readonly brands: BrandPolicies;
  readonly clock: Clock;
}

interface ToldRate {
  readonly rate: string;
  readonly expiresAt?: string;
  readonly expiresIn?: number;
  readonly rateId?: string;
}

/** Tokens that can't be sent in as small parts as the books keep them. */
const tokenDecimals: ReadonlyMap<string, number> = new Map([
  ['USDT', 6],
  ['USDC', 6],
]);

/** The nearest amount that a wallet can send, so that what is told before is what the invoice asks for. */
function asSent(amount: number, currency: string): number {
  const decimals = tokenDecimals.get(currency);
  return decimals === undefined ? amount : Number(amount.toFixed(decimals));
}

/**
 * What an amount is worth in another currency now, rounded down, or as a token is sent: for display, never for the books. That of sweep coins is
 * what they are redeemed for, at a rate that is locked for the player. Gold coins are worth nothing, and coins are not
 * for sale.
 */
export function paymentConvertV2(deps: ConvertDeps): UseCase<'payment-convert-v2'> {
  return async ({ player }, { amount, from, to }) => {
    for (const currency of [from, to]) {
      if (!isKnownCurrency(currency)) {
        return refuse('banking.currencyUnknown', `There is no currency ${currency}.`);
      }
    }
    const parsed = toMinor(amount, from);
    if (!parsed.ok && (parsed.error === 'tooManyDecimals' || parsed.error === 'tooManyDigits')) {
      return refuse('banking.amountPrecision', `${from} has fewer decimals than this amount.`);
    }
    const tooMuch = { path: 'amount', message: 'must be an amount that can be paid' };
    if (!parsed.ok) return refuse('validation.failed', 'This is no amount to convert.', [tooMuch]);
    const found = from === sweepCoin ? await coinRate(deps, player, to) : await moneyRate(deps, from, to);
    if (!found.ok) return found;
    const minor = convertMinor({ minor: parsed.minor, from, to, rate: found.data.rate });
    if (minor > maxMinor) return refuse('validation.failed', 'This is no amount to convert.', [tooMuch]);
    const worth = toMajor(minor, to);
    return success({ amount: from === sweepCoin ? worth : asSent(worth, to), ...found.data });
  };
}

async function coinRate(deps: ConvertDeps, player: Player, to: string): Promise<Result<ToldRate>> {
  const allowed = allowedSweepstakes(deps.brands, player);
  if (!allowed.ok) return allowed;
  const locked = await deps.lockRate(player, allowed.data, to);
  return locked.ok ? success(toldRate(locked.data, deps.clock.now())) : locked;
}

async function moneyRate({ findRate }: ConvertDeps, from: string, to: string): Promise<Result<ToldRate>> {
  const isOfCoins = currencyOf(from).coin || currencyOf(to).coin;
  const found = isOfCoins ? { kind: 'unsupported' as const } : await findRate(from, to);
  switch (found.kind) {
    case 'unsupported':
      return refuse('banking.rateUnavailable', `Nobody exchanges ${from} for ${to}.`);
    case 'unknown':
      return refuse('banking.providerUnavailable', 'No rate can be had now; try again.');
    case 'rate': {
      const expiresAt = found.validUntil?.toISOString();
      return success({ rate: found.rate, ...(expiresAt === undefined ? {} : { expiresAt }) });
    }
  }
}
