import type { Selectable } from 'kysely';
import type { FieldValues } from '../domain/field-values.ts';
import type {
  PayoutAttempt,
  PayoutMovement,
  Withdrawal,
  WithdrawalDecision,
  WithdrawalHistoryEntry,
} from '../ports/withdrawals.ts';
import type { Schema } from './schema.ts';

export type WithdrawalRow = Selectable<Schema['withdrawal']>;

/** A withdrawal from its row. */
export function toWithdrawal(row: WithdrawalRow): Withdrawal {
  return {
    id: row.id,
    brand: row.brand,
    playerId: row.player_id,
    method: row.method,
    country: row.country,
    currency: row.currency,
    state: row.state,
    minor: row.minor,
    feeMinor: row.fee_minor,
    feeBorneMinor: row.fee_borne_minor,
    returnedMinor: row.returned_minor,
    payout: toPayout(row),
    accountType: row.account_type ?? undefined,
    destination: row.destination,
    // The column holds only what a request wrote.
    fields: row.fields as FieldValues,
    language: row.language,
    createdBy: row.created_by,
    isOnHold: row.is_on_hold,
    reviewReason: row.review_reason ?? undefined,
    failReason: row.fail_reason ?? undefined,
    playerReason: row.player_reason ?? undefined,
    txid: row.txid ?? undefined,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}

/** A constraint keeps the columns whole: all of them or none. */
function toPayout(row: WithdrawalRow): Withdrawal['payout'] {
  const { payout_currency: currency, payout_minor: minor, payout_rate: rate } = row;
  return currency === null || minor === null || rate === null ? undefined : { currency, minor, rate };
}

export function toPayoutAttempt(row: Selectable<Schema['withdrawal_attempt']>): PayoutAttempt {
  return {
    reference: row.reference,
    withdrawalId: row.withdrawal_id,
    ordinal: row.ordinal,
    provider: row.provider,
    providerMethod: row.provider_method,
    state: row.state,
    providerReference: row.provider_reference ?? undefined,
    reason: row.reason ?? undefined,
    passedOver: row.passed_over,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}

export function toWithdrawalHistory(row: Selectable<Schema['withdrawal_history']>): WithdrawalHistoryEntry {
  return { at: row.at, fromState: row.from_state ?? undefined, state: row.state };
}

export function toPayoutMovement(row: Selectable<Schema['payout']>): PayoutMovement {
  return {
    provider: row.provider,
    transactionId: row.transaction_id,
    kind: row.kind,
    minor: row.minor,
    currency: row.currency,
    state: row.state,
    at: row.at,
  };
}

export function toWithdrawalDecision(row: Selectable<Schema['withdrawal_decision']>): WithdrawalDecision {
  return {
    decision: row.decision,
    operatorKey: row.operator_key,
    decidedBy: row.decided_by,
    reason: row.reason,
    at: row.at,
  };
}
