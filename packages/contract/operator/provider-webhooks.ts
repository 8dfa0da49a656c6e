import * as z from 'zod/mini';
import { timestamp } from '../entities/primitives.ts';
import { defineOperatorCall } from './define-operator-call.ts';
import { cursor, nextCursor, pageSize, period, recordId } from './primitives.ts';

/**
 * A webhook of a provider as it arrived, with a good signature; secrets, card numbers and what names a person are masked.
 * Those with a bad signature are in the log lines alone.
 */
export const operatorProviderWebhook = z.object({
  id: z.string(),
  provider: z.string(),
  webhookId: z.string(),
  receivedAt: timestamp,
  /** What became of it, such as `credited` or `applied`; the provider was answered with `status`. */
  outcome: z.string(),
  status: z.number(),
  /** Ours, of the payments that it tells of. */
  references: z.array(z.string()),
  body: z.string(),
  replays: z.number(),
});

export const operatorProviderWebhooksList = defineOperatorCall({
  method: 'GET',
  path: '/provider-webhooks',
  role: 'read',
  repetition: 'none',
  isOfAllBrands: true,
  rows: 'webhooks',
  summary: 'Webhooks of the providers, newest first.',
  request: z.object({
    provider: z.optional(z.string().check(z.minLength(1), z.maxLength(64))),
    reference: z.optional(recordId),
    ...period,
    cursor,
    limit: pageSize,
  }),
  reply: z.object({ webhooks: z.array(operatorProviderWebhook), nextCursor }),
});

export const operatorProviderWebhooksReplay = defineOperatorCall({
  method: 'POST',
  path: '/provider-webhooks/{id}/replay',
  role: 'act',
  repetition: 'key',
  isOfAllBrands: true,
  summary: 'Applies what a provider’s webhook told once more. What was booked already changes nothing.',
  request: z.object({ id: recordId }),
  reply: z.object({ outcome: z.string() }),
});
