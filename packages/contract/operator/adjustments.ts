import * as z from 'zod/mini';
import { currencyCode, timestamp } from '../entities/primitives.ts';
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

const adjustmentState = z.enum(['requested', 'approved', 'rejected']);

/** Money that people give to a player's cash balance or take from it. It is booked once somebody else has approved it. */
export const operatorAdjustment = z.object({
  id: z.string(),
  brand: z.string(),
  playerId: z.string(),
  currency: z.string(),
  direction: z.enum(['credit', 'debit']),
  minor: minorUnits,
  state: adjustmentState,
  reason: z.string(),
  requested: z.object(actor),
  decided: z.optional(z.object({ ...actor, reason: z.string() })),
  createdAt: timestamp,
});

export const operatorAdjustmentsList = defineOperatorCall({
  method: 'GET',
  path: '/adjustments',
  role: 'read',
  repetition: 'none',
  rows: 'adjustments',
  summary: 'Manual credits and debits, newest first.',
  request: z.object({
    brand: brandId,
    player: z.optional(playerId),
    currency: z.optional(currencyCode),
    state: z.optional(adjustmentState),
    ...period,
    cursor,
    limit: pageSize,
  }),
  reply: z.object({ adjustments: z.array(operatorAdjustment), nextCursor }),
});

export const operatorAdjustmentsGet = defineOperatorCall({
  method: 'GET',
  path: '/adjustments/{id}',
  role: 'read',
  repetition: 'none',
  summary: 'One manual credit or debit.',
  request: z.object({ id: recordId }),
  reply: operatorAdjustment,
});

export const operatorAdjustmentsCreate = defineOperatorCall({
  method: 'POST',
  path: '/adjustments',
  role: 'act',
  repetition: 'key',
  summary:
    'Asks for a manual credit or debit of a player’s cash. Nothing is booked until another owner approves it.',
  request: z.object({
    brand: brandId,
    player: playerId,
    currency: currencyCode,
    direction: z.enum(['credit', 'debit']),
    minor: positiveMinor,
    reason,
  }),
  reply: operatorAdjustment,
});

const decision = z.object({ id: recordId, reason });

export const operatorAdjustmentsApprove = defineOperatorCall({
  method: 'POST',
  path: '/adjustments/{id}/approve',
  role: 'approve',
  repetition: 'key',
  summary: 'Books a manual credit or debit that somebody else asked for.',
  request: decision,
  reply: operatorAdjustment,
});

export const operatorAdjustmentsReject = defineOperatorCall({
  method: 'POST',
  path: '/adjustments/{id}/reject',
  role: 'approve',
  repetition: 'key',
  summary: 'Refuses a manual credit or debit: nothing is booked.',
  request: decision,
  reply: operatorAdjustment,
});
