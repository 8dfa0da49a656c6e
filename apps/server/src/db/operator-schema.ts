import type { OperatorRole } from '@opencashier/contract/operator/define-operator-call';
import type { Generated } from 'kysely';
import type { Adjustment } from '../ports/adjustments.ts';
import type { CatalogueOverride } from '../ports/catalogue-overrides.ts';
import type { BookException, Reconciliation } from '../ports/reconciliations.ts';
import type { Refund } from '../ports/refunds.ts';
import type { Json } from './json-column.ts';

// The tables of what people of the operator do.

export interface OperatorKeyTable {
  id: string;
  name: string;
  owner: string;
  role: OperatorRole;
  brands: string[] | null;
  is_keeper: boolean;
  source: 'configuration' | 'api';
  created_by: string | null;
  hash: string;
  created_at: Date;
  last_used_at: Date | null;
  revoked_at: Date | null;
}

export interface AdjustmentTable {
  id: string;
  brand: string;
  player_id: string;
  currency: string;
  direction: Adjustment['direction'];
  minor: bigint;
  state: Generated<Adjustment['state']>;
  reason: string;
  request_key: string;
  requested_key: string;
  requested_by: string;
  decided_key: string | null;
  decided_by: string | null;
  decided_reason: string | null;
  decided_at: Date | null;
  created_at: Date;
}

export interface RefundTable {
  id: string;
  deposit_id: string;
  movement_id: string;
  brand: string;
  player_id: string;
  provider: string;
  transaction_id: string;
  reference: string;
  currency: string;
  minor: bigint;
  state: Refund['state'];
  reversal_id: string | null;
  fail_reason: string | null;
  reason: string;
  request_key: string;
  requested_key: string;
  requested_by: string;
  next_check_at: Date | null;
  check_count: Generated<number>;
  created_at: Date;
  updated_at: Date;
}

export interface CatalogueOverrideTable {
  method: string;
  brand: string;
  country: string;
  currency: string;
  patch: Json<CatalogueOverride['set']>;
}

export interface CatalogueChangeTable {
  id: Generated<bigint>;
  method: string;
  brand: string;
  country: string;
  currency: string;
  before: Json<CatalogueOverride['set']> | null;
  after: Json<CatalogueOverride['set']> | null;
  reason: string;
  operator_key: string;
  changed_by: string;
  at: Date;
}

export interface ProviderWebhookTable {
  id: string;
  provider: string;
  webhook_id: string;
  body: string;
  events: Json<unknown>;
  reference_list: string[];
  outcome: string;
  status: number;
  replays: Generated<number>;
  received_at: Date;
}

export interface ReconciliationTable {
  id: string;
  provider: string;
  day: string;
  state: Reconciliation['state'];
  matched: number;
  exceptions: number;
  requested_by: string;
  request_key: string | null;
  at: Date;
}

/** A line of books as it is kept: amounts as text. */
interface KeptLine {
  readonly direction: 'in' | 'out';
  readonly minor: string;
  readonly currency: string;
}

export interface ReconciliationExceptionTable {
  reconciliation_id: string;
  n: number;
  kind: BookException['kind'];
  transaction_id: string;
  reference: string | null;
  ours: Json<KeptLine> | null;
  theirs: Json<KeptLine> | null;
  note: string | null;
}
