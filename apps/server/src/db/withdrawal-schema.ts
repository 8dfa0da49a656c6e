import type { Generated } from 'kysely';
import type { WithdrawalState } from '../domain/withdrawal-state.ts';
import type { PayoutAttempt, PayoutMovement, WithdrawalDecision } from '../ports/withdrawals.ts';
import type { Json } from './json-column.ts';

export interface WithdrawalTable {
  id: string;
  brand: string;
  player_id: string;
  method: string;
  country: string;
  currency: string;
  state: Generated<WithdrawalState>;
  minor: bigint;
  fee_minor: bigint;
  fee_borne_minor: Generated<bigint>;
  returned_minor: Generated<bigint>;
  payout_currency: Generated<string | null>;
  payout_minor: Generated<bigint | null>;
  payout_rate: Generated<string | null>;
  payout_returned_minor: Generated<bigint>;
  player_account_id: bigint;
  reserve_account_id: bigint;
  wallet_is_outside: Generated<boolean>;
  account_type: 'main' | 'additional' | null;
  destination: string;
  fields: Json<unknown>;
  language: string;
  created_by: string;
  request_key: string | null;
  is_on_hold: Generated<boolean>;
  paid_by: string | null;
  review_reason: string | null;
  fail_reason: string | null;
  player_reason: string | null;
  txid: string | null;
  confirm_until: Date | null;
  next_step_at: Date | null;
  step_count: Generated<number>;
  approved_at: Generated<Date | null>;
  created_at: Date;
  updated_at: Date;
}

export interface WithdrawalAttemptTable {
  reference: string;
  withdrawal_id: string;
  ordinal: number;
  provider: string;
  provider_method: string;
  state: PayoutAttempt['state'];
  provider_reference: string | null;
  reason: string | null;
  passed_over: Generated<readonly string[]>;
  created_at: Date;
  updated_at: Date;
}

export interface WithdrawalHistoryTable {
  id: Generated<bigint>;
  withdrawal_id: string;
  from_state: WithdrawalState | null;
  state: WithdrawalState;
  at: Date;
}

export interface WithdrawalDecisionTable {
  id: Generated<bigint>;
  withdrawal_id: string;
  decision: WithdrawalDecision['decision'];
  operator_key: string;
  decided_by: string;
  reason: string;
  at: Date;
}

export interface PayoutTable {
  provider: string;
  transaction_id: string;
  kind: PayoutMovement['kind'];
  reference: string;
  withdrawal_id: string | null;
  minor: bigint;
  currency: string;
  txid: string | null;
  reason: string | null;
  state: PayoutMovement['state'];
  at: Date;
}
