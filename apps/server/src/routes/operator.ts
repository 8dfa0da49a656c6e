import type { OperatorCallDefinition } from '@opencashier/contract/operator/define-operator-call';
import { type OperatorCallName, operatorCalls } from '@opencashier/contract/operator/registry';
import * as z from 'zod/mini';
import { getDeposit, listDeposits, rejectDeposit, releaseDeposit } from '../use-cases/operator/deposits.ts';
import type { OperatorDeps } from '../use-cases/operator/desk.ts';
import type { OperatorContext } from '../use-cases/operator/operator-use-case.ts';
import { getPlayer, listPlayers, pushToken } from '../use-cases/operator/players.ts';
import { createSession } from '../use-cases/operator/sessions.ts';
import { getCoins, grantCoins, listCoinEvents, reportPlay } from '../use-cases/operator/sweepstakes.ts';
import { verify } from '../use-cases/operator/verify.ts';
import { listAbandonedCreates, listPaymentSessions } from '../use-cases/operator/visits.ts';
import { listWebhookAttempts, listWebhooks, redeliverWebhook } from '../use-cases/operator/webhooks.ts';
import {
  approveWithdrawal,
  createWithdrawal,
  getWithdrawal,
  holdWithdrawal,
  listWithdrawals,
  rejectWithdrawal,
} from '../use-cases/operator/withdrawals.ts';
import { type Result, refuse } from '../use-cases/use-case.ts';
import { readPayload } from './route.ts';

/** Where a call of the operator's API leads: everything of the request in, reply or refusal out. */
export interface OperatorRoute {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly run: (payload: unknown, context: OperatorContext) => Promise<Result<unknown>>;
}

/** Names in a query that the call does not know: a filter that is misspelt would otherwise show everything. */
function unknownNames(request: z.ZodMiniType, payload: unknown): readonly string[] {
  if (!(request instanceof z.ZodMiniObject)) return [];
  const { shape } = request;
  return Object.keys(payload ?? {}).filter((name) => !Object.hasOwn(shape, name));
}

function route<Request extends z.ZodMiniType, Reply extends z.ZodMiniType>(
  { method, path, request }: OperatorCallDefinition<Request, Reply>,
  useCase: (request: z.output<Request>, context: OperatorContext) => Promise<Result<z.output<Reply>>>,
): OperatorRoute {
  return {
    method,
    path,
    run: async (payload, context) => {
      const unknown = method === 'GET' ? unknownNames(request, payload) : [];
      if (unknown.length > 0) {
        const details = unknown.map((name) => ({ path: name, message: 'is no parameter of this call' }));
        return refuse('validation.failed', 'The query has parameters that this call does not take.', details);
      }
      const read = readPayload(request, payload);
      return read.ok ? useCase(read.data, context) : read;
    },
  };
}

/** Every call of the operator's API and its use case. */
export function operatorRoutes(deps: OperatorDeps): Readonly<Record<OperatorCallName, OperatorRoute>> {
  const { desk, clock } = deps;
  return {
    'abandoned-creates-list': route(operatorCalls['abandoned-creates-list'], listAbandonedCreates(deps)),
    'deposits-get': route(operatorCalls['deposits-get'], getDeposit(desk)),
    'deposits-list': route(operatorCalls['deposits-list'], listDeposits(deps)),
    'deposits-reject': route(operatorCalls['deposits-reject'], rejectDeposit(desk)),
    'deposits-release': route(operatorCalls['deposits-release'], releaseDeposit(desk)),
    'payment-sessions-list': route(operatorCalls['payment-sessions-list'], listPaymentSessions(deps)),
    'players-get': route(operatorCalls['players-get'], getPlayer(deps)),
    'players-list': route(operatorCalls['players-list'], listPlayers(deps)),
    'players-token': route(operatorCalls['players-token'], pushToken(deps)),
    'sessions-create': route(operatorCalls['sessions-create'], createSession(deps)),
    'sweepstakes-events': route(operatorCalls['sweepstakes-events'], listCoinEvents(deps)),
    'sweepstakes-get': route(operatorCalls['sweepstakes-get'], getCoins(deps)),
    'sweepstakes-grant': route(operatorCalls['sweepstakes-grant'], grantCoins(deps)),
    'sweepstakes-play': route(operatorCalls['sweepstakes-play'], reportPlay(deps)),
    verify: route(operatorCalls.verify, verify(desk, clock)),
    'webhooks-attempts': route(operatorCalls['webhooks-attempts'], listWebhookAttempts(desk)),
    'webhooks-list': route(operatorCalls['webhooks-list'], listWebhooks(deps)),
    'webhooks-redeliver': route(operatorCalls['webhooks-redeliver'], redeliverWebhook(desk, clock)),
    'withdrawals-approve': route(operatorCalls['withdrawals-approve'], approveWithdrawal(desk)),
    'withdrawals-create': route(operatorCalls['withdrawals-create'], createWithdrawal(deps)),
    'withdrawals-get': route(operatorCalls['withdrawals-get'], getWithdrawal(desk)),
    'withdrawals-hold': route(operatorCalls['withdrawals-hold'], holdWithdrawal(desk)),
    'withdrawals-list': route(operatorCalls['withdrawals-list'], listWithdrawals(deps)),
    'withdrawals-reject': route(operatorCalls['withdrawals-reject'], rejectWithdrawal(desk)),
  };
}
