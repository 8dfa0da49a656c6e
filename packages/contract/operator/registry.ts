import {
  operatorAdjustmentsApprove,
  operatorAdjustmentsCreate,
  operatorAdjustmentsGet,
  operatorAdjustmentsList,
  operatorAdjustmentsReject,
} from './adjustments.ts';
import {
  operatorCatalogueChangeMethod,
  operatorCatalogueChanges,
  operatorCatalogueMethods,
  operatorCatalogueOverrides,
} from './catalogue.ts';
import {
  operatorDepositsGet,
  operatorDepositsList,
  operatorDepositsRecheck,
  operatorDepositsReject,
  operatorDepositsRelease,
} from './deposits.ts';
import { operatorKeysCreate, operatorKeysList, operatorKeysRevoke } from './keys.ts';
import { operatorLedgerAccounts, operatorLedgerStatement } from './ledger.ts';
import {
  operatorPlayersGet,
  operatorPlayersLimits,
  operatorPlayersList,
  operatorPlayersToken,
} from './players.ts';
import { operatorProviderWebhooksList, operatorProviderWebhooksReplay } from './provider-webhooks.ts';
import {
  operatorReconciliationsGet,
  operatorReconciliationsList,
  operatorReconciliationsRun,
} from './reconciliations.ts';
import {
  operatorRefundsCancel,
  operatorRefundsCreate,
  operatorRefundsGet,
  operatorRefundsList,
  operatorRefundsRecheck,
  operatorRefundsSettle,
} from './refunds.ts';
import { operatorSessionsCreate } from './sessions.ts';
import {
  operatorSweepstakesEvents,
  operatorSweepstakesGet,
  operatorSweepstakesGrant,
  operatorSweepstakesPlay,
} from './sweepstakes.ts';
import { operatorVerify } from './verify.ts';
import { operatorAbandonedCreatesList, operatorPaymentSessionsList } from './visits.ts';
import {
  operatorWebhooksAttempts,
  operatorWebhooksList,
  operatorWebhooksRedeliver,
  operatorWebhooksReplay,
} from './webhooks.ts';
import { operatorAnalyticsEventsList, operatorMeasurementsList } from './widget-reports.ts';
import {
  operatorWithdrawalsApprove,
  operatorWithdrawalsCreate,
  operatorWithdrawalsGet,
  operatorWithdrawalsHold,
  operatorWithdrawalsList,
  operatorWithdrawalsRecheck,
  operatorWithdrawalsReject,
} from './withdrawals.ts';

/** Every call of the operator's API by its name. */
export const operatorCalls = {
  'abandoned-creates-list': operatorAbandonedCreatesList,
  'adjustments-approve': operatorAdjustmentsApprove,
  'adjustments-create': operatorAdjustmentsCreate,
  'adjustments-get': operatorAdjustmentsGet,
  'adjustments-list': operatorAdjustmentsList,
  'adjustments-reject': operatorAdjustmentsReject,
  'analytics-events-list': operatorAnalyticsEventsList,
  'catalogue-change': operatorCatalogueChangeMethod,
  'catalogue-changes': operatorCatalogueChanges,
  'catalogue-methods': operatorCatalogueMethods,
  'catalogue-overrides': operatorCatalogueOverrides,
  'deposits-get': operatorDepositsGet,
  'deposits-list': operatorDepositsList,
  'deposits-recheck': operatorDepositsRecheck,
  'deposits-reject': operatorDepositsReject,
  'deposits-release': operatorDepositsRelease,
  'keys-create': operatorKeysCreate,
  'keys-list': operatorKeysList,
  'keys-revoke': operatorKeysRevoke,
  'ledger-accounts': operatorLedgerAccounts,
  'ledger-statement': operatorLedgerStatement,
  'measurements-list': operatorMeasurementsList,
  'payment-sessions-list': operatorPaymentSessionsList,
  'players-get': operatorPlayersGet,
  'players-limits': operatorPlayersLimits,
  'players-list': operatorPlayersList,
  'players-token': operatorPlayersToken,
  'provider-webhooks-list': operatorProviderWebhooksList,
  'provider-webhooks-replay': operatorProviderWebhooksReplay,
  'reconciliations-get': operatorReconciliationsGet,
  'reconciliations-list': operatorReconciliationsList,
  'reconciliations-run': operatorReconciliationsRun,
  'refunds-cancel': operatorRefundsCancel,
  'refunds-create': operatorRefundsCreate,
  'refunds-get': operatorRefundsGet,
  'refunds-list': operatorRefundsList,
  'refunds-recheck': operatorRefundsRecheck,
  'refunds-settle': operatorRefundsSettle,
  'sessions-create': operatorSessionsCreate,
  'sweepstakes-events': operatorSweepstakesEvents,
  'sweepstakes-get': operatorSweepstakesGet,
  'sweepstakes-grant': operatorSweepstakesGrant,
  'sweepstakes-play': operatorSweepstakesPlay,
  verify: operatorVerify,
  'webhooks-attempts': operatorWebhooksAttempts,
  'webhooks-list': operatorWebhooksList,
  'webhooks-redeliver': operatorWebhooksRedeliver,
  'webhooks-replay': operatorWebhooksReplay,
  'withdrawals-approve': operatorWithdrawalsApprove,
  'withdrawals-create': operatorWithdrawalsCreate,
  'withdrawals-get': operatorWithdrawalsGet,
  'withdrawals-hold': operatorWithdrawalsHold,
  'withdrawals-list': operatorWithdrawalsList,
  'withdrawals-recheck': operatorWithdrawalsRecheck,
  'withdrawals-reject': operatorWithdrawalsReject,
} as const;

export type OperatorCallName = keyof typeof operatorCalls;

export type OperatorCalls = typeof operatorCalls;
