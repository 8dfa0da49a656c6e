import * as z from 'zod/mini';
import { timestamp } from '../entities/primitives.ts';
import { defineOperatorCall } from './define-operator-call.ts';
import { brandId, cursor, minorUnits, nextCursor, pageSize, playerId } from './primitives.ts';

/** One visit. The amount is what the player thought of, in minor units of `currency`; a deposit names its session. */
export const operatorPaymentSession = z.object({
  id: z.string(),
  brand: z.string(),
  playerId: z.string(),
  minor: z.optional(minorUnits),
  currency: z.optional(z.string()),
  pendingGroup: z.optional(z.string()),
  createdAt: timestamp,
});

/** A player left while a deposit was being created. */
export const operatorAbandonedCreate = z.object({
  brand: z.string(),
  playerId: z.string(),
  method: z.string(),
  methodText: z.optional(z.string()),
  at: timestamp,
});

const request = z.object({ brand: brandId, player: z.optional(playerId), cursor, limit: pageSize });

export const operatorPaymentSessionsList = defineOperatorCall({
  method: 'GET',
  path: '/payment-sessions',
  role: 'read',
  repetition: 'none',
  rows: 'sessions',
  summary: 'Visits of players, newest first.',
  request,
  reply: z.object({ sessions: z.array(operatorPaymentSession), nextCursor }),
});

export const operatorAbandonedCreatesList = defineOperatorCall({
  method: 'GET',
  path: '/abandoned-creates',
  role: 'read',
  repetition: 'none',
  rows: 'creates',
  summary: 'Where players left while a deposit was being created, newest first.',
  request,
  reply: z.object({ creates: z.array(operatorAbandonedCreate), nextCursor }),
});
