import * as z from 'zod/mini';
import { feePayer } from '../entities/payment-method.ts';
import { fieldValues, timestamp } from '../entities/primitives.ts';
import { defineOperatorCall } from './define-operator-call.ts';
import {
  attemptIn,
  decisionRequest,
  decisionShape,
  paymentId,
  paymentQuery,
  paymentShape,
  stepShape,
  trail,
} from './payments.ts';
import { minorUnits, nextCursor } from './primitives.ts';

const depositState = z.enum(['created', 'pending', 'paid', 'credited', 'failed', 'canceled', 'expired']);
const mark = z.enum(['late', 'underpaid', 'overpaid', 'reversed', 'held']);

const chainMoney = { network: z.string(), asset: z.string(), amount: z.string() };

/** A deposit as the ledger has it. Amounts in minor units of `currency`, as text. */
export const operatorDeposit = z.object({
  ...paymentShape,
  state: depositState,
  askedMinor: minorUnits,
  payableMinor: minorUnits,
  receivedMinor: minorUnits,
  creditedMinor: minorUnits,
  reversedMinor: minorUnits,
  /** What was taken off the credited money, and what the operator bears of the fee. */
  feeMinor: minorUnits,
  feeBorneMinor: minorUnits,
  feePaidBy: z.optional(feePayer),
  /** What the player has of the credited money: all but the fee. */
  netMinor: minorUnits,
  /** The coin box that is bought: what it holds, and what of it the player has, in minor units of the coins. */
  box: z.optional(
    z.object({
      id: z.string(),
      goldMinor: minorUnits,
      sweepMinor: minorUnits,
      givenGoldMinor: minorUnits,
      givenSweepMinor: minorUnits,
    }),
  ),
  /** What the player has of the bonus: what was granted, less the share of what went back. */
  bonusMinor: minorUnits,
  isLate: z.boolean(),
  isHeld: z.boolean(),
  bonusId: z.optional(z.string()),
  sessionId: z.optional(z.string()),
  /**
   * How far the chain has come with the newest transaction; `amount` is the chain's own integer, `received` all that was
   * seen of the payment, in units of the asset.
   */
  chain: z.optional(
    z.object({
      ...chainMoney,
      received: z.optional(z.string()),
      txid: z.string(),
      confirmations: z.number(),
      required: z.number(),
    }),
  ),
  /** When the player said that the money is sent. */
  claimedAt: z.optional(timestamp),
  expiresAt: timestamp,
});

/** One deposit with everything that happened to it. */
export const operatorDepositDossier = z.object({
  deposit: operatorDeposit,
  marks: z.array(mark),
  /** The player's word that the money is sent, and what the provider made of it. */
  claim: z.optional(
    z.object({
      at: timestamp,
      fields: fieldValues,
      outcome: z.optional(z.enum(['noted', 'refused', 'unknown'])),
    }),
  ),
  attempts: z.array(attemptIn(['calling', 'created', 'declined', 'unknown', 'fieldsRequired'])),
  history: z.array(
    z.object({
      ...stepShape(depositState),
      creditedMinor: minorUnits,
      reversedMinor: minorUnits,
      isLate: z.boolean(),
      isHeld: z.boolean(),
    }),
  ),
  movements: z.array(
    z.object({
      id: z.string(),
      provider: z.string(),
      transactionId: z.string(),
      minor: minorUnits,
      reversedMinor: minorUnits,
      currency: z.string(),
      state: z.enum(['credited', 'held', 'due', 'returned', 'rejected']),
      txid: z.optional(z.string()),
      chain: z.optional(z.object(chainMoney)),
      createdAt: timestamp,
    }),
  ),
  reversals: z.array(
    z.object({
      reversalId: z.string(),
      provider: z.string(),
      transactionId: z.string(),
      kind: z.enum(['refund', 'chargeback', 'chargebackWon']),
      minor: minorUnits,
      currency: z.string(),
      state: z.enum(['applied', 'parked', 'refused']),
      createdAt: timestamp,
    }),
  ),
  /** What people decided over held money. */
  decisions: z.array(
    z.object({
      ...decisionShape(['released', 'rejected']),
      movementIds: z.array(z.string()),
    }),
  ),
  trail,
});

export const operatorDepositsList = defineOperatorCall({
  method: 'GET',
  path: '/deposits',
  role: 'read',
  repetition: 'none',
  rows: 'deposits',
  summary: 'Deposits, newest first.',
  request: paymentQuery(depositState),
  reply: z.object({ deposits: z.array(operatorDeposit), nextCursor }),
});

export const operatorDepositsGet = defineOperatorCall({
  method: 'GET',
  path: '/deposits/{id}',
  role: 'read',
  repetition: 'none',
  summary: 'One deposit with its attempts, history, movements and reversals.',
  request: z.object({ id: paymentId }),
  reply: operatorDepositDossier,
});

const decision = z.object(decisionRequest);

export const operatorDepositsRelease = defineOperatorCall({
  method: 'POST',
  path: '/deposits/{id}/release',
  role: 'approve',
  repetition: 'key',
  summary: 'Credits money that is held because it differs from what was asked.',
  request: decision,
  reply: operatorDepositDossier,
});

export const operatorDepositsReject = defineOperatorCall({
  method: 'POST',
  path: '/deposits/{id}/reject',
  role: 'approve',
  repetition: 'key',
  summary: 'Refuses money that is held: it is never credited, and waits for the provider to give it back.',
  request: decision,
  reply: operatorDepositDossier,
});

export const operatorDepositsRecheck = defineOperatorCall({
  method: 'POST',
  path: '/deposits/{id}/recheck',
  role: 'act',
  repetition: 'key',
  summary: 'Asks the providers now what became of a deposit, and applies what they say.',
  request: z.object({ id: paymentId }),
  reply: operatorDepositDossier,
});
