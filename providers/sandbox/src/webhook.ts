import type { DepositEvent } from '@opencashier/provider-kit/events';
import type { PayoutEvent } from '@opencashier/provider-kit/payouts';
import type { RawWebhook, WebhookOutcome } from '@opencashier/provider-kit/provider';
import { verifyWebhook } from '@opencashier/webhooks/verify';
import * as z from 'zod/mini';
import { toEvent } from './mappers.ts';
import { toPayoutEvent } from './payouts.ts';
import { wireEvent, wirePayoutEvent } from './wire.ts';

function parseEvent(body: Uint8Array): DepositEvent | PayoutEvent | undefined {
  try {
    const json: unknown = JSON.parse(Buffer.from(body).toString('utf8'));
    const payment = z.safeParse(wireEvent, json);
    if (payment.success) return toEvent(payment.data);
    const payout = z.safeParse(wirePayoutEvent, json);
    return payout.success ? toPayoutEvent(payout.data) : undefined;
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
  if (event === undefined) return { kind: 'rejected', reason: 'malformed' };
  return { kind: 'events', webhookId: verified.id, events: [event] };
}
