import * as z from 'zod/mini';
import { timestamp } from '../entities/primitives.ts';
import { defineOperatorCall } from './define-operator-call.ts';
import { brandId, cursor, nextCursor, pageSize, period, pointInTime } from './primitives.ts';

const deliveryState = z.enum(['due', 'delivered', 'failed', 'disabled']);
const eventType = z.string().check(z.regex(/^[a-z]+\.[a-zA-Z]+$/), z.maxLength(64));
const deliveryId = z.string().check(z.minLength(1), z.maxLength(64));

/** A message to the operator's server; `body` is what was signed. */
export const operatorWebhook = z.object({
  id: z.string(),
  brand: z.string(),
  url: z.string(),
  type: z.string(),
  state: deliveryState,
  /** The deposit or withdrawal that it tells of. */
  subject: z.string(),
  attempts: z.number(),
  nextAt: z.optional(timestamp),
  createdAt: timestamp,
  body: z.string(),
});

export const operatorWebhooksList = defineOperatorCall({
  method: 'GET',
  path: '/webhooks',
  role: 'read',
  repetition: 'none',
  rows: 'webhooks',
  summary: 'Webhooks to the operator, newest first.',
  request: z.object({
    brand: brandId,
    state: z.optional(deliveryState),
    type: z.optional(eventType),
    /** Id of the deposit or withdrawal that they tell of. */
    subject: z.optional(deliveryId),
    ...period,
    cursor,
    limit: pageSize,
  }),
  reply: z.object({ webhooks: z.array(operatorWebhook), nextCursor }),
});

export const operatorWebhooksAttempts = defineOperatorCall({
  method: 'GET',
  path: '/webhooks/{id}/attempts',
  role: 'read',
  repetition: 'none',
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
        /** What was sent beside the body, but for the signature. */
        requestHeaders: z.record(z.string(), z.string()),
        /** The beginning of what was answered. */
        reply: z.optional(z.string()),
      }),
    ),
  }),
});

export const operatorWebhooksRedeliver = defineOperatorCall({
  method: 'POST',
  path: '/webhooks/{id}/redeliver',
  role: 'act',
  repetition: 'key',
  summary: 'Sends a webhook again at once, with the same id, and takes up an address that was given up.',
  request: z.object({ id: deliveryId }),
  reply: z.object({ isDue: z.literal(true) }),
});

/** As many as are sent again by one call. */
export const replayLimit = 10_000;

export const operatorWebhooksReplay = defineOperatorCall({
  method: 'POST',
  path: '/webhooks/replay',
  role: 'act',
  repetition: 'key',
  summary: `Sends every webhook of a period again, in order and with the same ids, ${replayLimit} at most: the oldest of them.`,
  request: z.object({
    brand: brandId,
    from: pointInTime,
    to: pointInTime,
    state: z.optional(deliveryState),
    type: z.optional(eventType),
  }),
  reply: z.object({
    count: z.number(),
    /** There are more: ask again from here on. */
    nextFrom: z.optional(timestamp),
  }),
});
