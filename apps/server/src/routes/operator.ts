import type { OperatorCallDefinition } from '@opencashier/contract/operator/define-operator-call';
import { type OperatorCallName, operatorCalls } from '@opencashier/contract/operator/registry';
import * as z from 'zod/mini';
import type { OperatorKey } from '../ports/operator-keys.ts';
import {
  approveAdjustment,
  createAdjustment,
  getAdjustment,
  listAdjustments,
  rejectAdjustment,
} from '../use-cases/operator/adjustments.ts';
import { forbids } from '../use-cases/operator/authorize.ts';
import { changeCatalogue, listChanges, listMethods, listOverrides } from '../use-cases/operator/catalogue.ts';
import {
  getDeposit,
  listDeposits,
  recheckDeposit,
  rejectDeposit,
  releaseDeposit,
} from '../use-cases/operator/deposits.ts';
import type { OperatorDeps } from '../use-cases/operator/desk.ts';
import { createKey, listKeys, revokeKey } from '../use-cases/operator/keys.ts';
import { listAccounts, readStatement } from '../use-cases/operator/ledger.ts';
import type { OperatorContext } from '../use-cases/operator/operator-use-case.ts';
import { getPlayer, getPlayerLimits, listPlayers, pushToken } from '../use-cases/operator/players.ts';
import { listProviderWebhooks, replayProviderWebhook } from '../use-cases/operator/provider-webhooks.ts';
import {
  getReconciliation,
  listReconciliations,
  runReconciliation,
} from '../use-cases/operator/reconciliations.ts';
import {
  cancelRefund,
  createRefund,
  getRefund,
  listRefunds,
  recheckRefund,
  settleRefund,
} from '../use-cases/operator/refunds.ts';
import { createSession } from '../use-cases/operator/sessions.ts';
import { getCoins, grantCoins, listCoinEvents, reportPlay } from '../use-cases/operator/sweepstakes.ts';
import { verify } from '../use-cases/operator/verify.ts';
import { listAbandonedCreates, listPaymentSessions } from '../use-cases/operator/visits.ts';
import {
  listWebhookAttempts,
  listWebhooks,
  redeliverWebhook,
  replayWebhooks,
} from '../use-cases/operator/webhooks.ts';
import { listAnalyticsEvents, listMeasurements } from '../use-cases/operator/widget-reports.ts';
import {
  approveWithdrawal,
  createWithdrawal,
  getWithdrawal,
  holdWithdrawal,
  listWithdrawals,
  recheckWithdrawal,
  rejectWithdrawal,
} from '../use-cases/operator/withdrawals.ts';
import { type CallFailure, type Result, refuse } from '../use-cases/use-case.ts';
import { readPayload } from './route.ts';

/** Where a call of the operator's API leads: who may make it, what it takes, and who carries it out. */
export interface OperatorRoute {
  readonly call: OperatorCallDefinition;
  readonly forbids: (key: OperatorKey) => CallFailure | undefined;
  /** The request, or why it is none. */
  readonly read: (payload: unknown) => Result<unknown>;
  /** @param request as `read` gave it */
  readonly run: (request: unknown, context: OperatorContext) => Promise<Result<unknown>>;
}

/** Names in a query that the call does not know: a filter that is misspelt would otherwise show everything. */
function unknownNames(request: z.ZodMiniType, payload: unknown): readonly string[] {
  if (!(request instanceof z.ZodMiniObject)) return [];
  const { shape } = request;
  return Object.keys(payload ?? {}).filter((name) => !Object.hasOwn(shape, name));
}

function route<Request extends z.ZodMiniType, Reply extends z.ZodMiniType>(
  call: OperatorCallDefinition<Request, Reply>,
  useCase: (request: z.output<Request>, context: OperatorContext) => Promise<Result<z.output<Reply>>>,
): OperatorRoute {
  return {
    call,
    forbids: (key) => forbids(call, key),
    read(payload) {
      const unknown = call.method === 'GET' ? unknownNames(call.request, payload) : [];
      if (unknown.length > 0) {
        const details = unknown.map((name) => ({ path: name, message: 'is no parameter of this call' }));
        return refuse('validation.failed', 'The query has parameters that this call does not take.', details);
      }
      return readPayload(call.request, payload);
    },
    // What comes in is what `read` made of the same schema.
    run: (request, context) => useCase(request as z.output<Request>, context),
  };
}

/** Every call of the operator's API and its use case. */
export function operatorRoutes(deps: OperatorDeps): Readonly<Record<OperatorCallName, OperatorRoute>> {
  const { desk, clock } = deps;
  return {
    'abandoned-creates-list': route(operatorCalls['abandoned-creates-list'], listAbandonedCreates(deps)),
    'adjustments-approve': route(operatorCalls['adjustments-approve'], approveAdjustment(deps)),
    'adjustments-create': route(operatorCalls['adjustments-create'], createAdjustment(deps)),
    'adjustments-get': route(operatorCalls['adjustments-get'], getAdjustment(deps)),
    'adjustments-list': route(operatorCalls['adjustments-list'], listAdjustments(deps)),
    'adjustments-reject': route(operatorCalls['adjustments-reject'], rejectAdjustment(deps)),
    'analytics-events-list': route(operatorCalls['analytics-events-list'], listAnalyticsEvents(deps)),
    'catalogue-change': route(operatorCalls['catalogue-change'], changeCatalogue(deps)),
    'catalogue-changes': route(operatorCalls['catalogue-changes'], listChanges(deps)),
    'catalogue-methods': route(operatorCalls['catalogue-methods'], listMethods(deps)),
    'catalogue-overrides': route(operatorCalls['catalogue-overrides'], listOverrides(deps)),
    'deposits-get': route(operatorCalls['deposits-get'], getDeposit(deps)),
    'deposits-list': route(operatorCalls['deposits-list'], listDeposits(deps)),
    'deposits-recheck': route(operatorCalls['deposits-recheck'], recheckDeposit(deps)),
    'deposits-reject': route(operatorCalls['deposits-reject'], rejectDeposit(deps)),
    'deposits-release': route(operatorCalls['deposits-release'], releaseDeposit(deps)),
    'keys-create': route(operatorCalls['keys-create'], createKey(deps)),
    'keys-list': route(operatorCalls['keys-list'], listKeys(desk)),
    'keys-revoke': route(operatorCalls['keys-revoke'], revokeKey(deps)),
    'ledger-accounts': route(operatorCalls['ledger-accounts'], listAccounts(deps)),
    'ledger-statement': route(operatorCalls['ledger-statement'], readStatement(deps)),
    'measurements-list': route(operatorCalls['measurements-list'], listMeasurements(deps)),
    'payment-sessions-list': route(operatorCalls['payment-sessions-list'], listPaymentSessions(deps)),
    'players-get': route(operatorCalls['players-get'], getPlayer(deps)),
    'players-limits': route(operatorCalls['players-limits'], getPlayerLimits(deps)),
    'players-list': route(operatorCalls['players-list'], listPlayers(deps)),
    'players-token': route(operatorCalls['players-token'], pushToken(deps)),
    'provider-webhooks-list': route(operatorCalls['provider-webhooks-list'], listProviderWebhooks(deps)),
    'provider-webhooks-replay': route(operatorCalls['provider-webhooks-replay'], replayProviderWebhook(deps)),
    'reconciliations-get': route(operatorCalls['reconciliations-get'], getReconciliation(deps)),
    'reconciliations-list': route(operatorCalls['reconciliations-list'], listReconciliations(deps)),
    'reconciliations-run': route(operatorCalls['reconciliations-run'], runReconciliation(deps)),
    'refunds-cancel': route(operatorCalls['refunds-cancel'], cancelRefund(deps)),
    'refunds-create': route(operatorCalls['refunds-create'], createRefund(deps)),
    'refunds-get': route(operatorCalls['refunds-get'], getRefund(deps)),
    'refunds-list': route(operatorCalls['refunds-list'], listRefunds(deps)),
    'refunds-recheck': route(operatorCalls['refunds-recheck'], recheckRefund(deps)),
    'refunds-settle': route(operatorCalls['refunds-settle'], settleRefund(deps)),
    'sessions-create': route(operatorCalls['sessions-create'], createSession(deps)),
    'sweepstakes-events': route(operatorCalls['sweepstakes-events'], listCoinEvents(deps)),
    'sweepstakes-get': route(operatorCalls['sweepstakes-get'], getCoins(deps)),
    'sweepstakes-grant': route(operatorCalls['sweepstakes-grant'], grantCoins(deps)),
    'sweepstakes-play': route(operatorCalls['sweepstakes-play'], reportPlay(deps)),
    verify: route(operatorCalls.verify, verify(desk, clock)),
    'webhooks-attempts': route(operatorCalls['webhooks-attempts'], listWebhookAttempts(deps)),
    'webhooks-list': route(operatorCalls['webhooks-list'], listWebhooks(deps)),
    'webhooks-redeliver': route(operatorCalls['webhooks-redeliver'], redeliverWebhook(deps)),
    'webhooks-replay': route(operatorCalls['webhooks-replay'], replayWebhooks(deps)),
    'withdrawals-approve': route(operatorCalls['withdrawals-approve'], approveWithdrawal(deps)),
    'withdrawals-create': route(operatorCalls['withdrawals-create'], createWithdrawal(deps)),
    'withdrawals-get': route(operatorCalls['withdrawals-get'], getWithdrawal(deps)),
    'withdrawals-hold': route(operatorCalls['withdrawals-hold'], holdWithdrawal(deps)),
    'withdrawals-list': route(operatorCalls['withdrawals-list'], listWithdrawals(deps)),
    'withdrawals-recheck': route(operatorCalls['withdrawals-recheck'], recheckWithdrawal(deps)),
    'withdrawals-reject': route(operatorCalls['withdrawals-reject'], rejectWithdrawal(deps)),
  };
}
