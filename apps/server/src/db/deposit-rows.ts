import type { DepositInstruction } from '@opencashier/provider-kit/provider';
import type { Selectable } from 'kysely';
import type { DepositAttempt } from '../ports/deposit-attempts.ts';
import type {
  Deposit,
  DepositClaim,
  DepositDecision,
  DepositHistoryEntry,
  Movement,
  Reversal,
} from '../ports/deposits.ts';
import type { Schema } from './schema.ts';

export type DepositRow = Selectable<Schema['deposit']>;

/** A deposit from its row. */
export function toDeposit(row: DepositRow): Deposit {
  return {
    id: row.id,
    brand: row.brand,
    playerId: row.player_id,
    method: row.method,
    country: row.country,
    currency: row.currency,
    state: row.state,
    askedMinor: row.asked_minor,
    payableMinor: row.payable_minor,
    receivedMinor: row.received_minor,
    creditedMinor: row.credited_minor,
    reversedMinor: row.reversed_minor,
    bonusMinor: row.bonus_minor,
    feeMinor: row.fee_minor,
    feeBorneMinor: row.fee_borne_minor,
    feeTerms: toFeeTerms(row),
    box: toBox(row),
    isLate: row.is_late,
    isHeld: row.is_held,
    bonusId: row.bonus_id ?? undefined,
    sessionId: row.session_id ?? undefined,
    returnUrl: row.return_url ?? undefined,
    returnId: row.return_id,
    instruction: row.instruction === null ? undefined : readInstruction(row.instruction),
    txid: row.txid ?? undefined,
    chain: toChain(row),
    claimedAt: row.claimed_at ?? undefined,
    failReason: row.fail_reason ?? undefined,
    expiresAt: row.expires_at,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}

/** A constraint keeps the columns whole: all of them or none. */
function toBox(row: DepositRow): Deposit['box'] {
  const { box_id: id, box_gold_minor: goldMinor, box_sweep_minor: sweepMinor } = row;
  if (id === null || goldMinor === null || sweepMinor === null) return undefined;
  return { id, goldMinor, sweepMinor, givenGoldMinor: row.gold_minor, givenSweepMinor: row.sweep_minor };
}

/** A constraint keeps the columns whole: all of them or none. */
function toFeeTerms(row: DepositRow): Deposit['feeTerms'] {
  const { fee_paid_by: paidBy, fee_basis_points: basisPoints, fee_fixed_minor: fixedMinor } = row;
  if (paidBy === null || basisPoints === null || fixedMinor === null) return undefined;
  return {
    ...{ paidBy, basisPoints, fixedMinor },
    minMinor: row.fee_least_minor ?? undefined,
    maxMinor: row.fee_most_minor ?? undefined,
  };
}

/** A constraint keeps the columns whole: all of them or none. */
function toChain(row: DepositRow): Deposit['chain'] {
  const { chain_txid: txid, chain_network: network, chain_asset: asset, chain_amount: amount } = row;
  const { chain_confirmations: confirmations, chain_required: required, chain_received: received } = row;
  if (txid === null || network === null || asset === null || amount === null) return undefined;
  return {
    txid,
    network,
    asset,
    amount,
    ...(received === null ? {} : { received }),
    confirmations: confirmations ?? 0,
    required: required ?? 1,
  };
}

/** The column holds only what `claim` wrote. */
export function toClaim(
  row: Pick<DepositRow, 'claimed_at' | 'claim_fields' | 'claim_outcome'>,
): DepositClaim | undefined {
  if (row.claimed_at === null) return undefined;
  const fields = (row.claim_fields ?? {}) as DepositClaim['fields'];
  return { at: row.claimed_at, fields, outcome: row.claim_outcome ?? undefined };
}

/** Fees of offers are 64-bit integers, which JSON has not: they travel as text. */
export function writeInstruction(instruction: DepositInstruction): string {
  return JSON.stringify(instruction, (_key, value: unknown) =>
    typeof value === 'bigint' ? `${value}n` : value,
  );
}

/** The column holds only what `writeInstruction` wrote. */
function readInstruction(value: unknown): DepositInstruction {
  return JSON.parse(JSON.stringify(value), (key, part: unknown) =>
    key === 'feeMinor' && typeof part === 'string' ? BigInt(part.slice(0, -1)) : part,
  ) as DepositInstruction;
}

export function toAttempt(row: Selectable<Schema['deposit_attempt']>): DepositAttempt {
  return {
    reference: row.reference,
    depositId: row.deposit_id,
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

export function toHistoryEntry(row: Selectable<Schema['deposit_history']>): DepositHistoryEntry {
  return {
    at: row.at,
    fromState: row.from_state ?? undefined,
    state: row.state,
    creditedMinor: row.credited_minor,
    reversedMinor: row.reversed_minor,
    isLate: row.is_late,
    isHeld: row.is_held,
  };
}

export function toMovement(row: Selectable<Schema['movement']>): Movement {
  return {
    id: row.id,
    provider: row.provider,
    transactionId: row.transaction_id,
    minor: row.minor,
    reversedMinor: row.reversed_minor,
    currency: row.currency,
    state: row.state,
    txid: row.txid ?? undefined,
    chain:
      row.chain_network === null || row.chain_asset === null || row.chain_amount === null
        ? undefined
        : { network: row.chain_network, asset: row.chain_asset, amount: row.chain_amount },
    createdAt: row.created_at,
  };
}

export function toDecision(row: Selectable<Schema['deposit_decision']>): DepositDecision {
  return {
    decision: row.decision,
    movementIds: row.movement_ids,
    operatorKey: row.operator_key,
    decidedBy: row.decided_by,
    reason: row.reason,
    at: row.at,
  };
}

export function toReversal(row: Selectable<Schema['reversal']>): Reversal {
  return {
    reversalId: row.reversal_id,
    provider: row.provider,
    transactionId: row.transaction_id,
    kind: row.kind,
    minor: row.minor,
    currency: row.currency,
    state: row.state,
    createdAt: row.created_at,
  };
}
