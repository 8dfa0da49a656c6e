import type { DepositResponse } from '@opencashier/contract/entities/deposit';
import { feeSums } from '@opencashier/money/fee';
import { encryptedCard } from '../domain/card-data.ts';
import { isAskingForFields, sourcesOf } from '../domain/deposit-state.ts';
import { refusalWords } from '../domain/refusal-words.ts';
import { toPpm } from '../domain/settlement-rule.ts';
import type { Ids } from '../ports/clock.ts';
import type { BoxTerms } from '../ports/deposits.ts';
import type { RequestId } from '../ports/idempotency.ts';
import type { Players } from '../ports/players.ts';
import type { Protection } from '../ports/protection.ts';
import type { Wallets } from '../ports/wallet.ts';
import { type AttemptPlan, type CallProvidersDeps, callProviders, referenceOf } from './call-providers.ts';
import { type CheckDeps, type CheckedCreate, checkCreate } from './check-create.ts';
import { chooseRoutes } from './choose-routes.ts';
import type { CreateRequest } from './create-request.ts';
import { authorizeDeposit } from './deposit-authorize.ts';
import { depositReply } from './deposit-reply.ts';
import { bonusTermsOf, feeTermsIn } from './deposit-terms.ts';
import { ownDeposit } from './own-deposit.ts';
import { planAttempts } from './plan-attempts.ts';
import { refuseDeposit } from './refuse-deposit.ts';
import { routeKeyOf } from './route-key.ts';
import { toTransaction } from './transaction-view.ts';
import { type CallContext, type Result, refuse, success } from './use-case.ts';
import { requestIdOf, requestKeyOf } from './with-idempotency.ts';

export interface CreateDepositDeps extends CheckDeps, CallProvidersDeps {
  readonly players: Players;
  readonly protection: Protection;
  readonly wallets: Wallets;
  readonly ids: Ids;
  /** Address of the page that a provider sends the browser back to. */
  readonly returnAddressOf: (returnId: string) => string;
}

/** The calls that create a deposit; each has methods of its own. */
export type CreateCall = 'deposit-create' | 'deposit-create-p2p' | 'deposit-create-sweepstake';

/** What is bought with a deposit, and how exactly it is to be paid. */
export interface Purchase {
  readonly box: BoxTerms;
  /** Share of the price that may be missing. */
  readonly tolerance: number;
}

type Planned = CheckedCreate & { readonly purchase: Purchase | undefined };

/**
 * Creates a deposit: everything is checked, the intent is recorded, the provider is called, its answer is recorded. An
 * unclear answer leaves the deposit waiting; it is never told as failed.
 */
export async function createDeposit(
  deps: CreateDepositDeps,
  call: CreateCall,
  context: CallContext,
  wanted: CreateRequest,
  purchase?: Purchase,
): Promise<Result<DepositResponse>> {
  const request = await inItsCountry(deps, context, wanted);
  const checked = await checkCreate(deps, context, request, {
    isPeerToPeer: call === 'deposit-create-p2p',
    isForCoins: call === 'deposit-create-sweepstake',
  });
  if (!checked.ok) return checked;
  const planned = { ...checked.data, purchase };
  await deps.players.remember(context.player, deps.clock.now());
  const pause = await deps.protection.pause(context.player.brand, context.player.id, deps.clock.now());
  if (pause !== undefined) {
    return refuseDeposit({ kind: 'paused', pause: pause.kind, until: pause.until });
  }
  const requestKey = requestKeyIn(call, context);
  const recorded =
    request.depositId === undefined || request.depositId === 0
      ? await recordNew(deps, context, request, planned, requestKey)
      : await recordRepeated(deps, context, request, planned, request.depositId, requestKey);
  if (!recorded.ok) return recorded;
  return carryOut(deps, recorded.data);
}

/** An open deposit is completed where it was made: the player may be in another country by now. */
async function inItsCountry(
  { deposits }: Pick<CreateDepositDeps, 'deposits'>,
  context: CallContext,
  request: CreateRequest,
): Promise<CreateRequest> {
  if (request.depositId === undefined || request.depositId === 0) return request;
  const found = await ownDeposit(deposits, context, request.depositId);
  return found.ok ? { ...request, selectedCountry: found.data.country } : request;
}

/** What was done under a key whose call was cut off. */
export async function recoverCreate(
  { deposits, clock }: Pick<CreateDepositDeps, 'deposits' | 'clock'>,
  id: RequestId,
): Promise<DepositResponse | undefined> {
  const deposit = await deposits.findByRequestKey(requestKeyOf(id));
  return deposit === undefined ? undefined : depositReply(deposit, clock.now());
}

async function recordNew(
  deps: CreateDepositDeps,
  context: CallContext,
  request: CreateRequest,
  checked: Planned,
  requestKey: string | undefined,
): Promise<Result<AttemptPlan>> {
  const { deposits, clock, ids, catalogue } = deps;
  const { method, minor, country, purchase } = checked;
  const identity = {
    brand: context.player.brand,
    playerId: context.player.id,
    method: method.method.name,
    currency: request.currency,
    askedMinor: minor,
  };
  if (request.isSimilarConfirmed !== true) {
    const similar = await deposits.findSimilar(identity);
    if (similar !== undefined) {
      const text = catalogue.methodText(similar.method, context.language);
      const details = { deposit: toTransaction(similar, text, clock.now()) };
      return refuse('banking.similarDepositOpen', 'A deposit like this one is open already.', details);
    }
  }
  const now = clock.now();
  const id = ids.next('dep');
  const returnId = ids.next('ret');
  // Coins, and what is left of their price, are in our own ledger.
  const wallet = purchase === undefined ? deps.wallets.of(identity.brand) : deps.wallets.own;
  // A box has a price: it is not to be had for whatever arrives, and costs nothing beside it.
  const feeTerms = purchase === undefined ? feeTermsIn(method.method, request.currency) : undefined;
  const payableMinor = feeSums(minor, feeTerms).totalMinor;
  const chosen = await chooseRoutes(deps, checked.routes, routeKeyOf(method.method, context.player.id, id));
  const [first, ...others] = chosen.routes;
  if (first === undefined) {
    return refuse('banking.methodUnavailable', 'This method is not available now.');
  }
  const refusal = await deposits.record(
    {
      ...identity,
      id,
      country,
      payableMinor,
      tolerancePpm: toPpm(purchase?.tolerance ?? method.amountTolerance),
      creditsWhatArrives: purchase === undefined && method.creditsWhatArrives,
      takesMore: purchase !== undefined,
      box: purchase?.box,
      bonusId: checked.bonus?.id,
      bonusTerms: bonusTermsOf(checked.bonus),
      feeTerms,
      sessionId: request.paymentSessionId,
      returnUrl: request.returnUrl,
      returnId,
      isWalletOutside: wallet.isOutside,
      expiresAt: new Date(now.getTime() + method.timeoutMinutes * 60_000),
      createdAt: now,
    },
    {
      reference: referenceOf(id, 1),
      depositId: id,
      ordinal: 1,
      provider: first.id,
      providerMethod: first.providerMethod,
      requestKey,
      passedOver: chosen.passedOver,
      createdAt: now,
    },
  );
  if (refusal !== undefined) return refuseDeposit(refusal);
  const toAllow = { ...identity, depositId: id, country, minor };
  const allowed = await authorizeDeposit(deps, wallet, toAllow, context.language);
  if (!allowed.ok) return allowed;
  // What is sealed to the key of one can't be opened by another.
  const fallbacks = Object.hasOwn(request.fields, encryptedCard) ? [] : others;
  const deposit = { id, returnId, payableMinor };
  const routes = [first, ...fallbacks] as const;
  return success(planAttempts(deps, context, { request, checked, deposit, firstOrdinal: 1, routes }));
}

/** A create that comes again with the fields that the provider asked for: another attempt of the same deposit. */
async function recordRepeated(
  deps: CreateDepositDeps,
  context: CallContext,
  request: CreateRequest,
  checked: Planned,
  depositId: string,
  requestKey: string | undefined,
): Promise<Result<AttemptPlan>> {
  const { deposits, clock } = deps;
  const deposit = await deposits.find(depositId);
  if (deposit?.brand !== context.player.brand || deposit.playerId !== context.player.id) {
    return refuse('banking.depositNotFound', 'There is no such deposit.');
  }
  const isSame =
    deposit.method === checked.method.method.name &&
    deposit.currency === request.currency &&
    deposit.askedMinor === checked.minor &&
    deposit.box?.id === checked.purchase?.box.id;
  if (!isSame || !isAskingForFields(deposit.state, deposit.instruction?.kind)) {
    return refuse('banking.depositNotPayable', 'This deposit can’t be continued like this.');
  }
  const attempts = await deposits.attempts(depositId);
  const last = attempts.at(-1);
  // The one that asked for the fields gets them; no other knows what they mean.
  const route = checked.routes.find(({ id }) => id === last?.provider);
  if (last === undefined || route === undefined) {
    return refuse('banking.methodUnavailable', 'This method is not available now.');
  }
  const ordinal = last.ordinal + 1;
  const isRecorded = await deposits.recordContinuation({
    reference: referenceOf(depositId, ordinal),
    depositId,
    ordinal,
    provider: route.id,
    providerMethod: route.providerMethod,
    requestKey,
    createdAt: clock.now(),
  });
  // Another of the player's windows was faster, or the deposit has ended meanwhile.
  if (!isRecorded) {
    return refuse('banking.depositNotPayable', 'This deposit can’t be continued like this.');
  }
  const payableMinor = feeSums(checked.minor, deposit.feeTerms).totalMinor;
  const repeated = { ...deposit, payableMinor };
  return success(
    planAttempts(deps, context, {
      request,
      checked,
      deposit: repeated,
      firstOrdinal: ordinal,
      routes: [route],
    }),
  );
}

function requestKeyIn(call: CreateCall, context: CallContext): string | undefined {
  const { idempotencyKey } = context;
  return idempotencyKey === undefined ? undefined : requestKeyOf(requestIdOf(context, call, idempotencyKey));
}

async function carryOut(deps: CreateDepositDeps, plan: AttemptPlan): Promise<Result<DepositResponse>> {
  const outcome = await callProviders(deps, plan);
  if (outcome.kind === 'declined') {
    const details = { reason: outcome.code, at: deps.clock.now() };
    const failed = await deps.deposits.transition(plan.depositId, sourcesOf('failed'), 'failed', details);
    if (failed && outcome.isOutage) {
      return refuse('banking.providerUnavailable', 'The provider does not answer now; try again.');
    }
    if (failed) {
      const words = refusalWords(outcome.code, outcome.message, plan.request.language);
      return refuse('banking.merchantClientError', words, {
        depositId: plan.depositId,
        reason: outcome.code,
      });
    }
  }
  if (outcome.kind === 'unfit') {
    const details = { reason: 'invalidResponse', at: deps.clock.now() };
    const failed = await deps.deposits.transition(plan.depositId, sourcesOf('failed'), 'failed', details);
    if (failed) {
      return refuse('banking.invalidResponse', 'The provider did not say whom to pay.', {
        depositId: plan.depositId,
      });
    }
  }
  const deposit = await deps.deposits.find(plan.depositId);
  if (deposit === undefined) throw new Error(`Deposit ${plan.depositId} was recorded and is gone.`);
  return success(depositReply(deposit, deps.clock.now()));
}
