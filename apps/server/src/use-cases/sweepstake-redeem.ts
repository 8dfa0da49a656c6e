import type { RequestOf } from '@opencashier/contract/calls/define-call';
import type { Calls } from '@opencashier/contract/calls/registry';
import { convertMinor } from '@opencashier/money/arithmetic';
import { sweepCoin } from '@opencashier/money/currencies';
import { toMajor, toMinor } from '@opencashier/money/minor';
import type { SweepstakesRules } from '../ports/brand-rules.ts';
import type { LockedRate } from '../ports/coins.ts';
import { requestWithdrawal } from './request-withdrawal.ts';
import { allowedSweepstakes, sweepstakesCategory } from './sweepstakes/allowed.ts';
import { type RateLocker, toldRate } from './sweepstakes/lock-rate.ts';
import { type CallContext, type Result, refuse, success } from './use-case.ts';
import { type RecoverableCall, requestIdOf, requestKeyOf } from './with-idempotency.ts';
import type { WithdrawalDeps } from './withdrawal-deps.ts';
import { withdrawalReplyOf } from './withdrawal-view.ts';

export interface RedeemDeps extends WithdrawalDeps {
  readonly lockRate: RateLocker;
}

type Request = RequestOf<Calls['sweepstake-redeem']>;
const call = 'sweepstake-redeem';

/** Redeems sweep coins: a withdrawal that takes them at the rate which the player was shown. */
export function sweepstakeRedeem(deps: RedeemDeps): RecoverableCall<'sweepstake-redeem'> {
  return {
    call,
    async run(context, request) {
      const outcome = await redeem(deps, context, request);
      return outcome.ok ? success(await withdrawalReplyOf(deps, outcome.data, context.language)) : outcome;
    },
    async recover(id) {
      const found = await deps.withdrawals.findByRequestKey(requestKeyOf(id));
      return found && withdrawalReplyOf(deps, found.id, found.language);
    },
    async freshen(reply) {
      const found = await deps.withdrawals.find(reply.withdrawalId);
      return found === undefined ? reply : withdrawalReplyOf(deps, found.id, found.language);
    },
  };
}

async function redeem(deps: RedeemDeps, context: CallContext, request: Request): Promise<Result<string>> {
  const { player, language, idempotencyKey } = context;
  const { amount, currency, paymentType, fields, selectedCountry } = request;
  const allowed = allowedSweepstakes(deps.brands, player, selectedCountry);
  if (!allowed.ok) return allowed;
  if (currency !== sweepCoin) {
    return refuse('validation.failed', 'Only sweep coins are redeemed.', [
      { path: 'currency', message: `must be ${sweepCoin}` },
    ]);
  }
  const scope = { brand: player.brand, country: selectedCountry ?? player.country, currency };
  const method = deps.catalogue.findWithdrawalMethod(scope, paymentType)?.method;
  if (method?.asset === undefined || method.category !== sweepstakesCategory) {
    return refuse('banking.methodNotOffered', 'Sweep coins are not redeemed by this method here.');
  }
  await deps.players.remember(player, deps.clock.now());
  const rate = await rateOf(deps, context, allowed.data, method.asset, request);
  if (!rate.ok) return rate;
  const asked = {
    ...{ scope, amount, fields },
    playerId: player.id,
    playerName: player.profile.name ?? undefined,
    method: paymentType,
    language,
    redemption: { currency: method.asset, rate: rate.data.rate, region: player.region },
  };
  return requestWithdrawal(deps, asked, {
    accountType: undefined,
    requestKey:
      idempotencyKey === undefined ? undefined : requestKeyOf(requestIdOf(context, call, idempotencyKey)),
  });
}

/** The rate that the player confirmed; where it has ended, the refusal brings a fresh one to confirm. */
async function rateOf(
  deps: RedeemDeps,
  { player }: CallContext,
  rules: SweepstakesRules,
  to: string,
  { rateId, amount }: Request,
): Promise<Result<LockedRate>> {
  const now = deps.clock.now();
  const known = await deps.coins.findRate(rateId);
  const isOwn = known?.brand === player.brand && known.playerId === player.id;
  if (isOwn && known.from === sweepCoin && known.to === to && known.expiresAt > now) return success(known);
  const fresh = await deps.lockRate(player, rules, to);
  if (!fresh.ok) return refuse('banking.rateExpired', 'This rate has ended.');
  const parsed = toMinor(amount, sweepCoin);
  const { rate } = fresh.data;
  return refuse('banking.rateExpired', 'This rate has ended.', {
    ...toldRate(fresh.data, now),
    ...(parsed.ok && {
      amount: toMajor(convertMinor({ minor: parsed.minor, from: sweepCoin, to, rate }), to),
    }),
  });
}
