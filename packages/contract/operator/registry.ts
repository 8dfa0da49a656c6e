import {
  operatorDepositsGet,
  operatorDepositsList,
  operatorDepositsReject,
  operatorDepositsRelease,
} from './deposits.ts';
import { operatorPlayersGet, operatorPlayersList, operatorPlayersToken } from './players.ts';
import { operatorSessionsCreate } from './sessions.ts';
import {
  operatorSweepstakesEvents,
  operatorSweepstakesGet,
  operatorSweepstakesGrant,
  operatorSweepstakesPlay,
} from './sweepstakes.ts';
import { operatorVerify } from './verify.ts';
import { operatorAbandonedCreatesList, operatorPaymentSessionsList } from './visits.ts';
import { operatorWebhooksAttempts, operatorWebhooksList, operatorWebhooksRedeliver } from './webhooks.ts';
import {
  operatorWithdrawalsApprove,
  operatorWithdrawalsCreate,
  operatorWithdrawalsGet,
  operatorWithdrawalsHold,
  operatorWithdrawalsList,
  operatorWithdrawalsReject,
} from './withdrawals.ts';

/** Every call of the operator's API by its name. */
export const operatorCalls = {
  'abandoned-creates-list': operatorAbandonedCreatesList,
  'deposits-get': operatorDepositsGet,
  'deposits-list': operatorDepositsList,
  'deposits-reject': operatorDepositsReject,
  'deposits-release': operatorDepositsRelease,
  'payment-sessions-list': operatorPaymentSessionsList,
  'players-get': operatorPlayersGet,
  'players-list': operatorPlayersList,
  'players-token': operatorPlayersToken,
  'sessions-create': operatorSessionsCreate,
  'sweepstakes-events': operatorSweepstakesEvents,
  'sweepstakes-get': operatorSweepstakesGet,
  'sweepstakes-grant': operatorSweepstakesGrant,
  'sweepstakes-play': operatorSweepstakesPlay,
  verify: operatorVerify,
  'webhooks-attempts': operatorWebhooksAttempts,
  'webhooks-list': operatorWebhooksList,
  'webhooks-redeliver': operatorWebhooksRedeliver,
  'withdrawals-approve': operatorWithdrawalsApprove,
  'withdrawals-create': operatorWithdrawalsCreate,
  'withdrawals-get': operatorWithdrawalsGet,
  'withdrawals-hold': operatorWithdrawalsHold,
  'withdrawals-list': operatorWithdrawalsList,
  'withdrawals-reject': operatorWithdrawalsReject,
} as const;

export type OperatorCallName = keyof typeof operatorCalls;

export type OperatorCalls = typeof operatorCalls;
