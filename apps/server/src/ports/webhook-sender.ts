import type { DueDelivery } from './webhook-queue.ts';

export type SendOutcome =
  | { readonly kind: 'answered'; readonly status: number; readonly reply?: string }
  | { readonly kind: 'failed'; readonly error: string };

/** Signs a message and posts it to the operator. Never throws for what the other side did. */
export interface WebhookSender {
  send(delivery: DueDelivery): Promise<SendOutcome>;
  /** The same for a question: what comes back is read, where it is not too long. */
  ask(delivery: DueDelivery): Promise<SendOutcome>;
}
