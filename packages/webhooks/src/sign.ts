import { keysOf } from './secret.ts';
import { digest } from './signature.ts';

export interface WebhookToSign {
  /** Secrets in force, newest first; while keys rotate there are several and each one signs. */
  readonly secrets: readonly string[];
  /** Id of the message, the same on every retry. It may not hold a full stop, which separates what is signed. */
  readonly id: string;
  /** When this attempt is sent; whole seconds travel. */
  readonly timestamp: Date;
  readonly body: string | Uint8Array;
}

/** The three headers of a Standard Webhook. A type, not an interface, so that it fits where headers are a record. */
export type WebhookHeaders = {
  readonly 'webhook-id': string;
  readonly 'webhook-timestamp': string;
  readonly 'webhook-signature': string;
};

/**
 * Headers that prove who sent a webhook (Standard Webhooks 1.0, symmetric signatures `v1`).
 * @throws {InvalidSecretError} when a secret is malformed
 * @throws {RangeError} when the id is empty or holds a full stop
 */
export function signWebhook({ secrets, id, timestamp, body }: WebhookToSign): WebhookHeaders {
  if (id === '' || id.includes('.'))
    throw new RangeError('A webhook id is not empty and holds no full stop.');
  const seconds = String(Math.floor(timestamp.getTime() / 1000));
  const signatures = keysOf(secrets).map((key) => `v1,${digest(key, id, seconds, body).toString('base64')}`);
  return { 'webhook-id': id, 'webhook-timestamp': seconds, 'webhook-signature': signatures.join(' ') };
}
