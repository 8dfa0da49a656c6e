import type { DueDelivery } from './webhook-queue.ts';

/** `reply` is the beginning of what was answered; `headers` what was sent beside the body, without the signature. */
export type SendOutcome = (
  | { readonly kind: 'answered'; readonly status: number; readonly reply?: string }
  | { readonly kind: 'failed'; readonly error: string }
) & { readonly headers?: Readonly<Record<string, string>> };

/** Signs a message and posts it to the operator. Never throws for what the other side did. */
export interface WebhookSender {
  send(delivery: DueDelivery): Promise<SendOutcome>;
  /** The same for a question: what comes back is read, where it is not too long. */
  ask(delivery: DueDelivery): Promise<SendOutcome>;
}
