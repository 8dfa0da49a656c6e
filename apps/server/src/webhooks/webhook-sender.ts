import { signWebhook } from '@opencashier/webhooks/sign';
import type { BrandPolicies } from '../ports/brand-policies.ts';
import type { Clock } from '../ports/clock.ts';
import type { DueDelivery } from '../ports/webhook-queue.ts';
import type { SendOutcome, WebhookSender } from '../ports/webhook-sender.ts';
import { postWebhook, type ReplyReading } from './post-webhook.ts';
import type { Resolve } from './vet-address.ts';

export interface WebhookSenderOptions {
  readonly brands: BrandPolicies;
  readonly clock: Clock;
  /** Evaluation only: addresses of this machine, also without TLS. */
  readonly allowLoopback: boolean;
  readonly resolve?: Resolve;
}

const timeoutMs = 10_000;
const longestReply = 16_384;
/** As much of an answer is kept in the log. */
const loggedReply = 2_048;

/** Sends messages signed by Standard Webhooks, with the key that the brand has now. */
export function webhookSender({
  brands,
  clock,
  allowLoopback,
  resolve,
}: WebhookSenderOptions): WebhookSender {
  const post = async (delivery: DueDelivery, reading: ReplyReading): Promise<SendOutcome> => {
    const webhook = brands.find(delivery.brand)?.webhook;
    if (webhook === undefined) return { kind: 'failed', error: 'notConfigured' };
    const headers = signWebhook({
      secrets: [webhook.secret],
      id: delivery.id,
      timestamp: clock.now(),
      body: delivery.body,
    });
    const outcome = await postWebhook({
      url: delivery.url,
      headers,
      body: delivery.body,
      timeoutMs,
      allowLoopback,
      ...(resolve === undefined ? {} : { resolve }),
      ...reading,
    });
    const { 'webhook-signature': _signature, ...shown } = headers;
    return { ...outcome, headers: shown };
  };
  return {
    send: (delivery) => post(delivery, { keepReplyBytes: loggedReply }),
    ask: (delivery) => post(delivery, { maxReplyBytes: longestReply }),
  };
}
