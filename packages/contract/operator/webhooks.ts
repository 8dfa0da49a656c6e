import * as z from 'zod/mini';
import { timestamp } from '../entities/primitives.ts';
import { defineOperatorCall } from './define-operator-call.ts';
import { brandId, cursor, nextCursor, pageSize } from './primitives.ts';

const deliveryState = z.enum(['due', 'delivered', 'failed', 'disabled']);
const deliveryId = z.string().check(z.minLength(1), z.maxLength(64));

/** A message to the operator's server; `body` is what was signed. */
export const operatorWebhook = z.object({
  id: z.string(),
  brand: z.string(),
  url: z.string(),
  type: z.string(),
  state: deliveryState,
  attempts: z.number(),
  nextAt: z.optional(timestamp),
  createdAt: timestamp,
  body: z.string(),
});

export const operatorWebhooksList = defineOperatorCall({
  method: 'GET',
  path: '/webhooks',
  summary: 'Webhooks to the operator, newest first.',
  request: z.object({ brand: brandId, state: z.optional(deliveryState), cursor, limit: pageSize }),
  reply: z.object({ webhooks: z.array(operatorWebhook), nextCursor }),
});

export const operatorWebhooksAttempts = defineOperatorCall({
  method: 'GET',
  path: '/webhooks/{id}/attempts',
  summary: 'Every try to deliver one webhook, and what came back.',
  request: z.object({ id: deliveryId }),
  reply: z.object({
    attempts: z.array(
      z.object({
        ordinal: z.number(),
        at: timestamp,
        durationMs: z.number(),
        status: z.optional(z.number()),
        error: z.optional(z.string()),
      }),
    ),
  }),
});

export const operatorWebhooksRedeliver = defineOperatorCall({
  method: 'POST',
  path: '/webhooks/{id}/redeliver',
  summary: 'Sends a webhook again at once, with the same id, and takes up an address that was given up.',
  request: z.object({ id: deliveryId }),
  reply: z.object({ isDue: z.literal(true) }),
});
