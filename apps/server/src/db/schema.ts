import type { FeePayer } from '@opencashier/money/fee';
import type { ColumnType, Generated } from 'kysely';
import type { DepositState } from '../domain/deposit-state.ts';
import type { AttemptState } from '../ports/deposit-attempts.ts';
import type { DepositClaim, Movement, Reversal } from '../ports/deposits.ts';
import type { CircuitChangeTable, CircuitTable } from './circuit-schema.ts';
import type { CoinEventTable, LockedRateTable } from './coin-schema.ts';
import type { Json } from './json-column.ts';
import type {
  AdjustmentTable,
  CatalogueChangeTable,
  CatalogueOverrideTable,
  OperatorKeyTable,
  ProviderWebhookTable,
  ReconciliationExceptionTable,
  ReconciliationTable,
  RefundTable,
} from './operator-schema.ts';
import type { AnalyticsEventTable, MeasurementTable, PaymentTraceTable } from './report-schema.ts';
import type {
  AbandonedCreateTable,
  PaymentSessionTable,
  SavedInstrumentTable,
  SessionCodeTable,
} from './visit-schema.ts';
import type { WebhookAttemptTable, WebhookDeliveryTable, WebhookEndpointTable } from './webhook-schema.ts';
import type {
  PayoutTable,
  WithdrawalAttemptTable,
  WithdrawalDecisionTable,
  WithdrawalHistoryTable,
  WithdrawalTable,
} from './withdrawal-schema.ts';

interface DepositTable {
  id: string;
  brand: string;
  player_id: string;
  method: string;
  country: string;
  currency: string;
  state: Generated<DepositState>;
  asked_minor: bigint;
  payable_minor: bigint;
  received_minor: Generated<bigint>;
  credited_minor: Generated<bigint>;
  reversed_minor: Generated<bigint>;
  is_late: Generated<boolean>;
  is_held: Generated<boolean>;
  tolerance_ppm: number;
  credits_what_arrives: boolean;
  takes_more: Generated<boolean>;
  account_id: bigint;
  wallet_is_outside: Generated<boolean>;
  bonus_id: string | null;
  /** Numeric, as text. */
  bonus_percent: Generated<string | null>;
  bonus_least_minor: Generated<bigint | null>;
  bonus_most_minor: Generated<bigint | null>;
  bonus_granted_minor: Generated<bigint>;
  bonus_minor: Generated<bigint>;
  fee_paid_by: Generated<FeePayer | null>;
  fee_basis_points: Generated<number | null>;
  fee_fixed_minor: Generated<bigint | null>;
  fee_least_minor: Generated<bigint | null>;
  fee_most_minor: Generated<bigint | null>;
  fee_minor: Generated<bigint>;
  fee_borne_minor: Generated<bigint>;
  box_id: Generated<string | null>;
  box_gold_minor: Generated<bigint | null>;
  box_sweep_minor: Generated<bigint | null>;
  /** What of the money the box cost when it was given, and what of that has not gone back. */
  box_cost_minor: Generated<bigint>;
  box_sold_minor: Generated<bigint>;
  gold_minor: Generated<bigint>;
  sweep_minor: Generated<bigint>;
  session_id: string | null;
  return_url: string | null;
  return_id: string;
  instruction: Json<unknown> | null;
  txid: string | null;
  chain_txid: Generated<string | null>;
  chain_network: Generated<string | null>;
  chain_asset: Generated<string | null>;
  /** Numeric, as text. */
  chain_amount: Generated<string | null>;
  chain_received: Generated<string | null>;
  chain_confirmations: Generated<number | null>;
  chain_required: Generated<number | null>;
  chain_seen_at: Generated<Date | null>;
  claimed_at: Generated<Date | null>;
  claim_fields: ColumnType<unknown, string | undefined, string>;
  claim_outcome: Generated<DepositClaim['outcome'] | null>;
  fail_reason: string | null;
  expires_at: Date;
  next_check_at: Date | null;
  check_count: Generated<number>;
  created_at: Date;
  updated_at: Date;
}

interface DepositAttemptTable {
  reference: string;
  deposit_id: string;
  ordinal: number;
  provider: string;
  provider_method: string;
  state: AttemptState;
  provider_reference: string | null;
  reason: string | null;
  request_key: string | null;
  passed_over: Generated<readonly string[]>;
  created_at: Date;
  updated_at: Date;
}

interface DepositHistoryTable {
  id: Generated<bigint>;
  deposit_id: string;
  from_state: DepositState | null;
  state: DepositState;
  credited_minor: bigint;
  reversed_minor: bigint;
  is_late: boolean;
  is_held: boolean;
  at: Date;
}

interface MovementTable {
  id: string;
  deposit_id: string;
  provider: string;
  transaction_id: string;
  reference: string;
  minor: bigint;
  currency: string;
  txid: string | null;
  state: Movement['state'];
  account_id: bigint;
  reversed_minor: Generated<bigint>;
  credit_attempts: Generated<number>;
  next_credit_at: Date | null;
  chain_network: Generated<string | null>;
  chain_asset: Generated<string | null>;
  /** Numeric, as text. */
  chain_amount: Generated<string | null>;
  created_at: Date;
}

interface ReversalTable {
  provider: string;
  reversal_id: string;
  transaction_id: string;
  reference: string;
  kind: Reversal['kind'];
  minor: bigint;
  currency: string;
  state: Reversal['state'];
  movement_id: string | null;
  deposit_id: string | null;
  created_at: Date;
}

interface DepositDecisionTable {
  id: Generated<bigint>;
  deposit_id: string;
  decision: 'released' | 'rejected';
  movement_ids: string[];
  operator_key: string;
  decided_by: string;
  reason: string;
  at: Date;
}

interface PlayerTable {
  brand: string;
  id: string;
  country: string;
  currency: string;
  name: string | null;
  email: string | null;
  first_seen_at: Date;
  last_seen_at: Date;
}

interface AccountTable {
  id: Generated<bigint>;
  brand: string;
  kind: string;
  owner: string;
  currency: string;
  shard: number;
  balance: bigint;
  may_go_negative: boolean;
  is_in_arrears: boolean;
}

interface OutboxTable {
  id: Generated<bigint>;
  brand: string;
  player_id: string;
  deposit_id: string | null;
  withdrawal_id: Generated<string | null>;
  type: string;
  payload: Json<unknown>;
  created_at: Date;
  published_at: Date | null;
}

interface IncomingWebhookTable {
  provider: string;
  webhook_id: string;
  received_at: Date;
}

interface UnmatchedEventTable {
  provider: string;
  event_id: string;
  reference: string;
  payload: Json<unknown>;
  received_at: Date;
}

interface BonusTable {
  brand: string;
  id: string;
  currency: string;
  kind: 'deposit' | 'freespin';
  title: string;
  description: string | null;
  min_minor: bigint;
  max_minor: bigint | null;
  percent: number | null;
  spins: number | null;
  position: Generated<number>;
  expires_at: Date | null;
  is_active: Generated<boolean>;
}

/** The tables that queries are written against; the migrations are the truth. */
interface UsedCaptchaTable {
  brand: string;
  hash: string;
  used_at: Date;
}

export interface Schema {
  account: AccountTable;
  player: PlayerTable;
  deposit: DepositTable;
  deposit_attempt: DepositAttemptTable;
  deposit_history: DepositHistoryTable;
  deposit_decision: DepositDecisionTable;
  withdrawal: WithdrawalTable;
  withdrawal_attempt: WithdrawalAttemptTable;
  withdrawal_history: WithdrawalHistoryTable;
  withdrawal_decision: WithdrawalDecisionTable;
  payout: PayoutTable;
  coin_event: CoinEventTable;
  locked_rate: LockedRateTable;
  movement: MovementTable;
  reversal: ReversalTable;
  outbox: OutboxTable;
  incoming_webhook: IncomingWebhookTable;
  unmatched_event: UnmatchedEventTable;
  payment_session: PaymentSessionTable;
  abandoned_create: AbandonedCreateTable;
  saved_instrument: SavedInstrumentTable;
  bonus: BonusTable;
  operator_key: OperatorKeyTable;
  session_code: SessionCodeTable;
  used_captcha: UsedCaptchaTable;
  measurement: MeasurementTable;
  analytics_event: AnalyticsEventTable;
  payment_trace: PaymentTraceTable;
  adjustment: AdjustmentTable;
  refund: RefundTable;
  catalogue_override: CatalogueOverrideTable;
  catalogue_change: CatalogueChangeTable;
  provider_webhook: ProviderWebhookTable;
  reconciliation: ReconciliationTable;
  reconciliation_exception: ReconciliationExceptionTable;
  webhook_endpoint: WebhookEndpointTable;
  webhook_delivery: WebhookDeliveryTable;
  webhook_attempt: WebhookAttemptTable;
  circuit: CircuitTable;
  circuit_change: CircuitChangeTable;
}
