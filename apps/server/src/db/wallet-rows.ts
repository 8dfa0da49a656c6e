import type { WalletBookingName, WalletCallName } from '@opencashier/contract/wallet/registry';
import type {
  ReserveSequel,
  WalletCallRecord,
  WalletOperation,
  WalletOperationState,
} from '../ports/wallet-operations.ts';

export interface OperationRow {
  readonly brand: string;
  readonly tx_id: string;
  readonly call: WalletBookingName;
  readonly player_id: string;
  readonly currency: string;
  readonly minor: bigint;
  readonly bonus_minor: bigint;
  readonly payload: Readonly<Record<string, unknown>>;
  readonly after: {
    readonly kind: ReserveSequel['kind'];
    readonly doubt: string | null;
    readonly doubtText: string | null;
  } | null;
  readonly deposit_id: string | null;
  readonly withdrawal_id: string | null;
  readonly state: WalletOperationState;
  readonly needs_agent: boolean;
  readonly reason: string | null;
  readonly tries: number;
  readonly created_at: Date;
  readonly updated_at: Date;
}

/** Of `wallet_operation o`. */
export const operationColumns = `o.brand, o.tx_id, o.call, o.player_id, o.currency, o.minor, o.bonus_minor, o.payload,
  o.after, o.deposit_id, o.withdrawal_id, o.state, o.needs_agent, o.reason, o.tries, o.created_at, o.updated_at`;

export const toOperation = (row: OperationRow): WalletOperation => ({
  brand: row.brand,
  txId: row.tx_id,
  call: row.call,
  playerId: row.player_id,
  currency: row.currency,
  minor: row.minor,
  bonusMinor: row.bonus_minor,
  payload: row.payload,
  after: row.after === null ? undefined : toSequel(row.after),
  depositId: row.deposit_id ?? undefined,
  withdrawalId: row.withdrawal_id ?? undefined,
  state: row.state,
  needsAgent: row.needs_agent,
  reason: row.reason ?? undefined,
  tries: row.tries,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
});

const toSequel = ({ kind, doubt, doubtText }: NonNullable<OperationRow['after']>): ReserveSequel => ({
  kind,
  doubt: doubt ?? undefined,
  doubtText: doubtText ?? undefined,
});

export interface CallRow {
  readonly id: bigint;
  readonly tx_id: string;
  readonly call: WalletCallName;
  readonly body: string;
  readonly sent_at: Date;
  readonly answered_at: Date | null;
  readonly status: number | null;
  readonly reply: string | null;
  readonly error: string | null;
}

export const toCallRecord = (row: CallRow): WalletCallRecord => ({
  id: row.id,
  txId: row.tx_id,
  call: row.call,
  body: row.body,
  sentAt: row.sent_at,
  answeredAt: row.answered_at ?? undefined,
  status: row.status ?? undefined,
  reply: row.reply ?? undefined,
  error: row.error ?? undefined,
});
