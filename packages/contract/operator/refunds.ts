import * as z from 'zod/mini';
import { timestamp } from '../entities/primitives.ts';
import { defineOperatorCall } from './define-operator-call.ts';
import {
  actor,
  brandId,
  cursor,
  minorUnits,
  nextCursor,
  pageSize,
  period,
  playerId,
  positiveMinor,
  reason,
  recordId,
} from './primitives.ts';

const refundState = z.enum(['calling', 'accepted', 'unknown', 'manual', 'settled', 'refused', 'canceled']);

/**
 * Money of a deposit that goes back to the payer. `accepted`: the provider has the order. `unknown`: nobody knows whether it
 * has, and it is asked. `manual`: the provider takes no orders, so that people refund on its own pages. Only a `settled` one
 * is booked, by the provider's own reversal.
 */
export const operatorRefund = z.object({
  id: z.string(),
  depositId: z.string(),
  movementId: z.string(),
  brand: z.string(),
  playerId: z.string(),
  provider: z.string(),
  transactionId: z.string(),
  currency: z.string(),
  minor: minorUnits,
  state: refundState,
  /** The provider's id of the reversal. */
  reversalId: z.optional(z.string()),
  failReason: z.optional(z.string()),
  reason: z.string(),
  requested: z.object(actor),
  createdAt: timestamp,
  updatedAt: timestamp,
});

export const operatorRefundsList = defineOperatorCall({
  method: 'GET',
  path: '/refunds',
  role: 'read',
  repetition: 'none',
  rows: 'refunds',
  summary: 'Refunds, newest first.',
  request: z.object({
    brand: brandId,
    player: z.optional(playerId),
    deposit: z.optional(recordId),
    state: z.optional(refundState),
    ...period,
    cursor,
    limit: pageSize,
  }),
  reply: z.object({ refunds: z.array(operatorRefund), nextCursor }),
});

export const operatorRefundsGet = defineOperatorCall({
  method: 'GET',
  path: '/refunds/{id}',
  role: 'read',
  repetition: 'none',
  summary: 'One refund.',
  request: z.object({ id: recordId }),
  reply: operatorRefund,
});

export const operatorRefundsCreate = defineOperatorCall({
  method: 'POST',
  path: '/deposits/{id}/refunds',
  role: 'approve',
  repetition: 'key',
  summary: 'Sends money of a deposit back to the payer, whole or in part.',
  request: z.object({
    id: recordId,
    /** All that is left of the payment unless told. */
    minor: z.optional(positiveMinor),
    /** Which payment, where the deposit had several. */
    movementId: z.optional(recordId),
    reason,
  }),
  reply: operatorRefund,
});

export const operatorRefundsRecheck = defineOperatorCall({
  method: 'POST',
  path: '/refunds/{id}/recheck',
  role: 'act',
  repetition: 'key',
  summary: 'Asks the provider now what became of a refund.',
  request: z.object({ id: recordId }),
  reply: operatorRefund,
});

export const operatorRefundsSettle = defineOperatorCall({
  method: 'POST',
  path: '/refunds/{id}/settle',
  role: 'approve',
  repetition: 'key',
  summary:
    'Says that a manual refund is done, with the provider’s id of it: it is booked now, and once, also when the provider tells of it later.',
  request: z.object({ id: recordId, reversalId: z.string().check(z.minLength(1), z.maxLength(128)) }),
  reply: operatorRefund,
});

export const operatorRefundsCancel = defineOperatorCall({
  method: 'POST',
  path: '/refunds/{id}/cancel',
  role: 'approve',
  repetition: 'key',
  summary: 'Gives up a manual refund that nobody has made.',
  request: z.object({ id: recordId }),
  reply: operatorRefund,
});
