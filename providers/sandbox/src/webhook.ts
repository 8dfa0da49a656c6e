import type { RawWebhook, WebhookOutcome } from '@opencashier/provider-kit/provider';
import { verifyWebhook } from '@opencashier/webhooks/verify';
import * as z from 'zod/mini';
import { toEvent } from './mappers.ts';
import { wireEvent } from './wire.ts';

function parseEvent(body: Uint8Array) {
  try {
    return z.safeParse(wireEvent, JSON.parse(Buffer.from(body).toString('utf8')));
  } catch {
    return undefined;
  }
}

/** Reads a webhook of the sandbox: a Standard Webhook whose id is the event's own. */
export function readWebhook(
  { headers, body, receivedAt }: RawWebhook,
  secrets: readonly string[],
): WebhookOutcome {
  const verified = verifyWebhook({ secrets, headers, body, now: receivedAt });
  if (verified.kind !== 'ok') return { kind: 'rejected', reason: verified.kind };
  const event = parseEvent(body);
  if (!event?.success) return { kind: 'rejected', reason: 'malformed' };
  return { kind: 'events', webhookId: verified.id, events: [toEvent(event.data)] };
}
