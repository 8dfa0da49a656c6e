import type { CreatePayoutOutcome, PayoutPort } from '@opencashier/provider-kit/payouts';
import type { Catalogue } from '../ports/catalogue.ts';
import type { Players } from '../ports/players.ts';
import type { Providers } from '../ports/providers.ts';
import type { PayoutAttempt, Withdrawal } from '../ports/withdrawals.ts';
import { type ApplyPayoutDeps, applyPayoutEvent } from './apply-payout-event.ts';

export interface PayOutDeps extends ApplyPayoutDeps {
  readonly catalogue: Catalogue;
  readonly providers: Providers;
  readonly players: Players;
  readonly webhookUrlOf: (provider: string) => string;
}

interface PayoutRoute {
  readonly provider: string;
  readonly providerMethod: string;
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

/** The providers that pay out by a withdrawal's method, first choice first. */
function routesOf({ catalogue, providers }: PayOutDeps, withdrawal: Withdrawal): readonly PayoutRoute[] {
  const { brand, country, currency } = withdrawal;
  const method = catalogue.findWithdrawalMethod({ brand, country, currency }, withdrawal.method);
  return (method?.providers ?? []).flatMap(({ id, providerMethod }) => {
    const port = providers.find(id)?.payouts;
    return port === undefined ? [] : [{ provider: id, providerMethod, port }];
  });
}

async function tryNext(
  deps: PayOutDeps,
  withdrawal: Withdrawal,
  attempts: readonly PayoutAttempt[],
): Promise<void> {
  const { payouts, clock } = deps;
  const tried = new Set(attempts.map(({ provider }) => provider));
  const routes = routesOf(deps, withdrawal).filter(({ provider }) => !tried.has(provider));
  for (const [index, route] of routes.entries()) {
    const ordinal = attempts.length + index + 1;
    const attempt = {
      reference: ordinal === 1 ? withdrawal.id : `${withdrawal.id}-${ordinal}`,
      withdrawalId: withdrawal.id,
      ordinal,
      provider: route.provider,
      providerMethod: route.providerMethod,
    };
    if (!(await payouts.recordAttempt(attempt, clock.now()))) return;
    const isLast = index === routes.length - 1;
    if ((await order(deps, withdrawal, route, attempt.reference, isLast)) !== 'next') return;
  }
  await payouts.giveUp(withdrawal.id, 'noProvider', clock.now());
}

/** Tells a provider to pay; `next` where it refused for sure and another one may be told. */
async function order(
  deps: PayOutDeps,
  withdrawal: Withdrawal,
  { provider, providerMethod, port }: PayoutRoute,
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
  const at = clock.now();
  switch (outcome.kind) {
    case 'accepted':
      await payouts.noteAccepted(reference, outcome.providerReference, at);
      return 'done';
    case 'unknown':
      await payouts.noteUnknown(reference, outcome.reason, at);
      return 'done';
    case 'refused': {
      const isEnd = isLast || !outcome.isSafe;
      await payouts.refuse(provider, reference, outcome.code, isEnd, at);
      return isEnd ? 'done' : 'next';
    }
  }
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
      const tried = (await payouts.attempts(withdrawal.id)).map((each) => each.provider);
      const isLast = routesOf(deps, withdrawal).every((route) => tried.includes(route.provider));
      const outcome = await order(deps, withdrawal, { provider, providerMethod, port }, reference, isLast);
      if (outcome === 'next') await tryNext(deps, withdrawal, await payouts.attempts(withdrawal.id));
      return;
    }
    case 'found':
      if (isOpenQuestion) await payouts.noteAccepted(reference, found.providerReference, clock.now());
      for (const event of found.events) await applyPayoutEvent(deps, provider, event);
      return;
  }
}
