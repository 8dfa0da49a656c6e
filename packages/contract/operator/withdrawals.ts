import * as z from 'zod/mini';
import { countryCode, currencyCode, fieldValues, methodName, timestamp } from '../entities/primitives.ts';
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
import { brandId, minorUnits, nextCursor, playerId, positiveMinor, reason } from './primitives.ts';

const withdrawalState = z.enum([
  'requested',
  'reserved',
  'confirm',
  'review',
  'approved',
  'sent',
  'settled',
  'rejected',
  'canceled',
  'failed',
  'returned',
]);

/** A withdrawal as the ledger has it. Amounts in minor units of `currency`, as text. */
export const operatorWithdrawal = z.object({
  ...paymentShape,
  state: withdrawalState,
  /** What leaves the player's account; of it `feeMinor` stays here and `netMinor` is paid out. */
  minor: minorUnits,
  feeMinor: minorUnits,
  /** What the operator bears of the fee. */
  feeBorneMinor: minorUnits,
  netMinor: minorUnits,
  returnedMinor: minorUnits,
  /** Of a redemption, whose `currency` is `QSC`: what is paid out for the coins, at the rate that was locked. */
  payout: z.optional(z.object({ currency: z.string(), minor: minorUnits, rate: z.string() })),
  /** Where the money goes, masked. */
  destination: z.string(),
  isOnHold: z.boolean(),
  /** `player`, or the owner of the key that asked for it in the player's stead. */
  createdBy: z.string(),
  /** Why it was not approved by itself. */
  reviewReason: z.optional(z.string()),
  /** What the player reads. */
  playerReason: z.optional(z.string()),
});

/** One withdrawal with everything that happened to it. */
export const operatorWithdrawalDossier = z.object({
  withdrawal: operatorWithdrawal,
  history: z.array(z.object(stepShape(withdrawalState))),
  attempts: z.array(attemptIn(['calling', 'accepted', 'refused', 'unknown', 'settled'])),
  /** What the provider's money did: paid out, or come back. */
  payouts: z.array(
    z.object({
      provider: z.string(),
      transactionId: z.string(),
      kind: z.enum(['settled', 'returned']),
      minor: minorUnits,
      currency: z.string(),
      /** `parked`: it does not fit what was sent; people have to look. */
      state: z.enum(['applied', 'parked']),
      at: timestamp,
    }),
  ),
  /** Who decided what, and why. */
  decisions: z.array(z.object(decisionShape(['created', 'approved', 'rejected', 'held']))),
  trail,
});

export const operatorWithdrawalsList = defineOperatorCall({
  method: 'GET',
  path: '/withdrawals',
  role: 'read',
  repetition: 'none',
  rows: 'withdrawals',
  summary: 'Withdrawals, newest first; `open=true` those that have not ended.',
  request: paymentQuery(withdrawalState),
  reply: z.object({ withdrawals: z.array(operatorWithdrawal), nextCursor }),
});

export const operatorWithdrawalsGet = defineOperatorCall({
  method: 'GET',
  path: '/withdrawals/{id}',
  role: 'read',
  repetition: 'none',
  summary: 'One withdrawal with its history, attempts, payouts and decisions.',
  request: z.object({ id: paymentId }),
  reply: operatorWithdrawalDossier,
});

export const operatorWithdrawalsCreate = defineOperatorCall({
  method: 'POST',
  path: '/withdrawals',
  role: 'act',
  repetition: 'id',
  summary:
    'Asks for a withdrawal in a player’s stead; it is always reviewed, by somebody else than who asked. The same `requestId` is one withdrawal.',
  request: z.object({
    brand: brandId,
    requestId: z.string().check(z.minLength(8), z.maxLength(128)),
    player: z.object({ id: playerId, country: countryCode, currency: currencyCode }),
    method: methodName,
    currency: currencyCode,
    minor: positiveMinor,
    fields: fieldValues,
    reason,
  }),
  reply: operatorWithdrawalDossier,
});

const decision = z.object(decisionRequest);

export const operatorWithdrawalsApprove = defineOperatorCall({
  method: 'POST',
  path: '/withdrawals/{id}/approve',
  role: 'approve',
  repetition: 'key',
  summary: 'Lets a withdrawal that is in review be paid out. Whoever asked for it can’t approve it.',
  request: decision,
  reply: operatorWithdrawalDossier,
});

export const operatorWithdrawalsReject = defineOperatorCall({
  method: 'POST',
  path: '/withdrawals/{id}/reject',
  role: 'approve',
  repetition: 'key',
  summary: 'Refuses a withdrawal that is in review: the player has the money back at once.',
  request: z.object({
    ...decision.shape,
    /** What the player reads; without it the player only reads that it was refused. */
    playerReason: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(500))),
  }),
  reply: operatorWithdrawalDossier,
});

export const operatorWithdrawalsHold = defineOperatorCall({
  method: 'POST',
  path: '/withdrawals/{id}/hold',
  role: 'act',
  repetition: 'key',
  summary: 'Marks a withdrawal in review as looked into: it waits until it is approved or rejected.',
  request: decision,
  reply: operatorWithdrawalDossier,
});

export const operatorWithdrawalsRecheck = defineOperatorCall({
  method: 'POST',
  path: '/withdrawals/{id}/recheck',
  role: 'act',
  repetition: 'key',
  summary: 'Asks the provider now what became of a payout, and applies what it says.',
  request: z.object({ id: paymentId }),
  reply: operatorWithdrawalDossier,
});
