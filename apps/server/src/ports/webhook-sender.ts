import type { DueDelivery } from './webhook-queue.ts';

export type SendOutcome =
  | { readonly kind: 'answered'; readonly status: number }
  | { readonly kind: 'failed'; readonly error: string };

/** Signs a message and posts it to the operator. Never throws for what the other side did. */
export interface WebhookSender {
  send(delivery: DueDelivery): Promise<SendOutcome>;
}
