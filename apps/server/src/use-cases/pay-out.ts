import type { CreatePayoutOutcome, PayoutPort } from '@opencashier/provider-kit/payouts';
import { encryptedCard } from '../domain/card-data.ts';
import { type RouteRule, serves, withPlaces } from '../domain/routing.ts';
import type { Catalogue } from '../ports/catalogue.ts';
import type { Players } from '../ports/players.ts';
import type { ProviderLog } from '../ports/provider-log.ts';
import type { Providers } from '../ports/providers.ts';
import type { PayoutAttempt, Withdrawal } from '../ports/withdrawals.ts';
import { type ApplyPayoutDeps, applyPayoutEvent } from './apply-payout-event.ts';
import { chooseRoutes, noteAnswer, type RoutingDeps } from './choose-routes.ts';
import { routeKeyOf } from './route-key.ts';

export interface PayOutDeps extends ApplyPayoutDeps, RoutingDeps {
  readonly catalogue: Catalogue;
  readonly providers: Providers;
  readonly players: Players;
  readonly providerLog: Pick<ProviderLog, 'noteAsked'>;
  readonly webhookUrlOf: (provider: string) => string;
}

interface PayoutRoute extends RouteRule {
  readonly port: PayoutPort;
}

const batch = 20;
/** An order that was sent may still be on its way for so long; only then "not found" is an answer. */
const graceMs = 60_000;

/**
 * Pays out what is approved, and asks about what is under way. Each attempt is recorded before its call; one whose outcome
 * nobody knows is asked for by its reference, and told again under the same one where the provider knows nothing of
 * it, so that even a call that arrives late is the same order.
 *
 * @returns how many withdrawals were looked at
 */
export async function payOut(deps: PayOutDeps): Promise<number> {
  const claimed = await deps.payouts.claimDue(deps.clock.now(), batch);
  for (const withdrawal of claimed) {
    try {
      await advance(deps, withdrawal);
    } catch (error) {
      deps.log.error({ withdrawalId: withdrawal.id, error }, 'a withdrawal could not be paid out');
    }
  }
  deps.outbox.wake();
  return claimed.length;
}

async function advance(deps: PayOutDeps, withdrawal: Withdrawal): Promise<void> {
  const attempts = await deps.payouts.attempts(withdrawal.id);
  const last = attempts.at(-1);
  if (last === undefined || last.state === 'refused') return tryNext(deps, withdrawal, attempts);
  if (last.state !== 'settled') await askAbout(deps, withdrawal, last);
}

/** The provider accounts that pay out by a withdrawal's method and were not asked yet, and what decides over shares. */
function untriedOf(
  { catalogue, providers }: PayOutDeps,
  withdrawal: Withdrawal,
  attempts: readonly PayoutAttempt[],
): { readonly routes: readonly PayoutRoute[]; readonly key: string } {
  const { brand, country, currency, playerId, fields } = withdrawal;
  const method = catalogue.findWithdrawalMethod({ brand, country, currency }, withdrawal.method);
  const key = routeKeyOf(method?.method ?? {}, playerId, withdrawal.id);
  // What is sealed to the key of one can't be opened by another.
  if (Object.hasOwn(fields, encryptedCard) && attempts.length > 0) return { routes: [], key };
  const tried = new Set(attempts.map(({ provider }) => provider));
  const question = { country, currency, minor: withdrawal.minor };
  const routes = withPlaces(method?.providers ?? []).flatMap((rule) => {
    const port = tried.has(rule.id) || !serves(rule, question) ? undefined : providers.find(rule.id)?.payouts;
    return port === undefined ? [] : [{ ...rule, port }];
  });
  return { routes, key };
}

async function tryNext(
  deps: PayOutDeps,
  withdrawal: Withdrawal,
  attempts: readonly PayoutAttempt[],
): Promise<void> {
  const { payouts, clock } = deps;
  const untried = untriedOf(deps, withdrawal, attempts);
  if (untried.routes.length === 0) {
    await payouts.giveUp(withdrawal.id, 'noProvider', clock.now());
    return;
  }
  const { routes, passedOver } = await chooseRoutes(deps, untried.routes, untried.key);
  const [route] = routes;
  // All that are left rest: the job comes again.
  if (route === undefined) return;
  const ordinal = attempts.length + 1;
  const attempt = {
    reference: ordinal === 1 ? withdrawal.id : `${withdrawal.id}-${ordinal}`,
    withdrawalId: withdrawal.id,
    ordinal,
    provider: route.id,
    providerMethod: route.providerMethod,
    passedOver,
  };
  if (!(await payouts.recordAttempt(attempt, clock.now()))) return;
  const isLast = untried.routes.length === 1;
  if ((await order(deps, withdrawal, route, attempt.reference, isLast)) !== 'next') return;
  await tryNext(deps, withdrawal, await payouts.attempts(withdrawal.id));
}

/** Tells a provider to pay; `next` where it refused for sure and another one may be told. */
async function order(
  deps: PayOutDeps,
  withdrawal: Withdrawal,
  { id: provider, providerMethod, port }: PayoutRoute,
  reference: string,
  isLast: boolean,
): Promise<'done' | 'next'> {
  const { payouts, clock, players, log } = deps;
  const { playerId, currency, country, language, fields } = withdrawal;
  const player = await players.find(withdrawal.brand, playerId);
  let outcome: CreatePayoutOutcome;
  try {
    outcome = await port.createPayout({
      ...{ reference, country, language, fields },
      method: providerMethod,
      money: withdrawal.payout
        ? { minor: withdrawal.payout.minor, currency: withdrawal.payout.currency }
        : { minor: withdrawal.minor - withdrawal.feeMinor, currency },
      player: {
        id: playerId,
        ...(player?.name && { name: player.name }),
        ...(player?.email && { email: player.email }),
      },
      webhookUrl: deps.webhookUrlOf(provider),
    });
  } catch (error) {
    log.error({ provider, reference, error }, 'a provider threw');
    outcome = { kind: 'unknown', reason: 'fault' };
  }
  await noteAnswer(deps, provider, faultOf(outcome));
  const at = clock.now();
  switch (outcome.kind) {
    case 'accepted':
      await payouts.noteAccepted(reference, outcome.providerReference, at);
      return 'done';
    case 'unknown':
      await payouts.noteUnknown(reference, outcome.reason, at);
      return 'done';
    case 'refused': {
      // One that can't pay anybody now may do so later: it is asked and told again.
      if (isLast && outcome.isOutage === true) {
        await payouts.noteUnknown(reference, outcome.code, at);
        return 'done';
      }
      const isEnd = isLast || !outcome.isSafe;
      await payouts.refuse(provider, reference, outcome.code, isEnd, at);
      return isEnd ? 'done' : 'next';
    }
  }
}

/** Why the account as a whole seems to be out of order; a clear word on this order alone is no fault. */
function faultOf(outcome: CreatePayoutOutcome): string | undefined {
  if (outcome.kind === 'unknown') return outcome.reason;
  return outcome.kind === 'refused' && outcome.isOutage === true ? outcome.code : undefined;
}

/** Asks about one payout now, whatever its schedule; nothing where none is under way. */
export async function recheckPayout(deps: PayOutDeps, withdrawal: Withdrawal): Promise<void> {
  const last = (await deps.payouts.attempts(withdrawal.id)).at(-1);
  const isUnderWay = withdrawal.state === 'approved' || withdrawal.state === 'sent';
  if (last !== undefined && last.state !== 'refused' && isUnderWay) await askAbout(deps, withdrawal, last);
  deps.outbox.wake();
}

async function askAbout(deps: PayOutDeps, withdrawal: Withdrawal, attempt: PayoutAttempt): Promise<void> {
  const { payouts, clock } = deps;
  const { provider, providerMethod, reference } = attempt;
  const port = deps.providers.find(provider)?.payouts;
  if (port === undefined) return;
  const found = await port.findPayout(reference);
  const isOpenQuestion = attempt.state === 'calling' || attempt.state === 'unknown';
  switch (found.kind) {
    case 'unknown':
      return;
    case 'notFound': {
      const age = clock.now().getTime() - attempt.updatedAt.getTime();
      if (!isOpenQuestion || age < graceMs) return;
      const tried = await payouts.attempts(withdrawal.id);
      const isLast = untriedOf(deps, withdrawal, tried).routes.length === 0;
      const same = { id: provider, providerMethod, port };
      const outcome = await order(deps, withdrawal, same, reference, isLast);
      if (outcome === 'next') await tryNext(deps, withdrawal, await payouts.attempts(withdrawal.id));
      return;
    }
    case 'found':
      if (isOpenQuestion) await payouts.noteAccepted(reference, found.providerReference, clock.now());
      for (const event of found.events) {
        const outcome = await applyPayoutEvent(deps, provider, event);
        deps.providerLog.noteAsked({ provider, event, outcome, at: clock.now() });
      }
      return;
  }
}
