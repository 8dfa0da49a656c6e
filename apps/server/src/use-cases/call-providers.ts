import type { CreateDepositOutcome, CreateDepositRequest } from '@opencashier/provider-kit/provider';
import type { AttemptOutcome } from '../ports/deposit-attempts.ts';
import type { Deposits } from '../ports/deposits.ts';
import type { Log } from '../ports/log.ts';
import type { Route } from './check-create.ts';
import { mayAsk, noteAnswer, type RoutingDeps } from './choose-routes.ts';

export interface CallProvidersDeps extends RoutingDeps {
  readonly deposits: Deposits;
  readonly log: Log;
  readonly webhookUrlOf: (provider: string) => string;
}

/** What providers are asked; the reference and the provider's name of the method come with each attempt. */
export type ProviderRequest = Omit<CreateDepositRequest, 'reference' | 'method' | 'webhookUrl'>;

export interface AttemptPlan {
  readonly depositId: string;
  /** Number of the first attempt, which is recorded already. */
  readonly firstOrdinal: number;
  readonly routes: readonly [Route, ...Route[]];
  readonly request: ProviderRequest;
  readonly timeoutMinutes: number;
  /** What the flow needs of a reply; every reply does where it is left out. */
  readonly isFit?: (created: Extract<CreateDepositOutcome, { kind: 'created' }>) => boolean;
}

export type CallProvidersOutcome =
  | { readonly kind: 'created' | 'unknown' | 'unfit' }
  | {
      readonly kind: 'declined';
      readonly code: string;
      readonly message: string | undefined;
      /** The last one that was asked can't serve anybody now. */
      readonly isOutage: boolean;
    };

/** What a provider knows an attempt by: the deposit's own id, and with a number from the second attempt on. */
export function referenceOf(depositId: string, ordinal: number): string {
  return ordinal === 1 ? depositId : `${depositId}-${ordinal}`;
}

/**
 * Asks the providers one after another, outside any transaction. Each attempt is recorded before its call, and the next
 * one is asked only where the last said that nothing exists with it: an unclear answer ends the search.
 */
export async function callProviders(
  deps: CallProvidersDeps,
  plan: AttemptPlan,
): Promise<CallProvidersOutcome> {
  const { deposits, clock } = deps;
  let declined: CallProvidersOutcome = {
    kind: 'declined',
    code: 'noProvider',
    message: undefined,
    isOutage: true,
  };
  let ordinal = plan.firstOrdinal - 1;
  for (const [index, route] of plan.routes.entries()) {
    // The first was chosen just now; another one may have come to rest since.
    if (index > 0 && !(await mayAsk(deps, route.id))) continue;
    ordinal += 1;
    const reference = referenceOf(plan.depositId, ordinal);
    if (index > 0) {
      await deposits.recordAttempt({
        reference,
        depositId: plan.depositId,
        ordinal,
        provider: route.id,
        providerMethod: route.providerMethod,
        requestKey: undefined,
        createdAt: clock.now(),
      });
    }
    const outcome = await askProvider(deps, route, { ...plan.request, reference });
    await noteAnswer(deps, route.id, faultOf(outcome));
    if (outcome.kind === 'created' && plan.isFit?.(outcome) === false) {
      await giveUp(deps, plan, route, reference);
      return { kind: 'unfit' };
    }
    await deposits.recordOutcome(toAttemptOutcome(plan, reference, outcome, clock.now()));
    if (outcome.kind !== 'declined') return { kind: outcome.kind };
    const { code, message, isOutage = false } = outcome;
    declined = { kind: 'declined', code, message, isOutage };
    if (!outcome.isSafe) break;
  }
  return declined;
}

/** Why the account as a whole seems to be out of order; a clear word on this payment alone is no fault. */
function faultOf(outcome: CreateDepositOutcome): string | undefined {
  if (outcome.kind === 'unknown') return outcome.reason;
  return outcome.kind === 'declined' && outcome.isOutage === true ? outcome.code : undefined;
}

async function askProvider(
  deps: CallProvidersDeps,
  { provider, providerMethod }: Route,
  request: ProviderRequest & { readonly reference: string },
): Promise<CreateDepositOutcome> {
  try {
    return await provider.createDeposit({
      ...request,
      method: providerMethod,
      webhookUrl: deps.webhookUrlOf(provider.id),
    });
  } catch (error) {
    deps.log.error({ provider: provider.id, reference: request.reference, error }, 'a provider threw');
    return { kind: 'unknown', reason: 'fault' };
  }
}

/** Nobody can pay what the provider made: it is told so. Money that comes all the same still finds the deposit. */
async function giveUp(
  { deposits, clock, log }: CallProvidersDeps,
  { depositId }: AttemptPlan,
  { provider }: Route,
  reference: string,
): Promise<void> {
  const reason = 'invalidResponse';
  log.error({ provider: provider.id, reference }, 'a provider’s reply does not say whom to pay');
  await deposits.recordOutcome({ kind: 'declined', reference, depositId, reason, at: clock.now() });
  try {
    await provider.cancelDeposit(reference);
  } catch (error) {
    log.error({ provider: provider.id, reference, error }, 'a provider threw');
  }
}

function toAttemptOutcome(
  plan: AttemptPlan,
  reference: string,
  outcome: CreateDepositOutcome,
  at: Date,
): AttemptOutcome {
  const { depositId } = plan;
  switch (outcome.kind) {
    case 'created': {
      const minutes = outcome.timeoutMinutes ?? plan.timeoutMinutes;
      const { payable } = outcome;
      return {
        kind: 'created',
        reference,
        depositId,
        providerReference: outcome.providerReference,
        instruction: outcome.instruction,
        ...(payable?.currency === plan.request.money.currency ? { payableMinor: payable.minor } : {}),
        expiresAt: new Date(at.getTime() + minutes * 60_000),
        at,
      };
    }
    case 'declined':
      return { kind: 'declined', reference, depositId, reason: outcome.code, at };
    case 'unknown':
      return { kind: 'unknown', reference, depositId, reason: outcome.reason, at };
  }
}
