import { timingSafeEqual } from 'node:crypto';
import { keysOf } from './secret.ts';
import { digest } from './signature.ts';

export interface WebhookToVerify {
  /** Secrets that are still accepted; any one that fits is enough. */
  readonly secrets: readonly string[];
  /** Header names in any case, as the web framework hands them out. */
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  /** The raw body, byte by byte. */
  readonly body: string | Uint8Array;
  readonly now: Date;
  /** How far the sender's clock and the way may be off, in both directions. */
  readonly toleranceSeconds?: number;
}

/**
 * `signature`: nobody who knows a secret sent this body. `timestamp`: genuine, but too old or from the future.
 * `malformed`: a header is missing or not of its form. A replay within the tolerance is `ok`: the receiver keeps
 * the ids that it has seen.
 */
export type WebhookVerification =
  | { readonly kind: 'ok'; readonly id: string; readonly timestamp: Date }
  | { readonly kind: 'signature' }
  | { readonly kind: 'timestamp' }
  | { readonly kind: 'malformed' };

const defaultToleranceSeconds = 300;
const maxSignatures = 16;
const digestBytes = 32;
const messageId = /^[^\s.]{1,256}$/;
const unixSeconds = /^\d{1,12}$/;

function singleHeader(headers: WebhookToVerify['headers'], wanted: string): string | undefined {
  const found = Object.entries(headers).filter(([name]) => name.toLowerCase() === wanted);
  const [entry] = found;
  // A header that came twice leaves open which one was signed.
  if (found.length !== 1 || typeof entry?.[1] !== 'string') return undefined;
  return entry[1];
}

function v1Signatures(header: string): readonly Buffer[] {
  return header
    .split(' ')
    .slice(0, maxSignatures)
    .filter((part) => part.startsWith('v1,'))
    .map((part) => Buffer.from(part.slice('v1,'.length), 'base64'))
    .filter((signature) => signature.length === digestBytes);
}

/**
 * Checks an incoming Standard Webhook (1.0, symmetric). Compares in constant time and looks at the time only after
 * the signature, so that a forger learns nothing about clocks.
 * @throws {InvalidSecretError} when a configured secret is malformed
 */
export function verifyWebhook(webhook: WebhookToVerify): WebhookVerification {
  const { secrets, headers, body, now, toleranceSeconds = defaultToleranceSeconds } = webhook;
  const keys = keysOf(secrets);
  const id = singleHeader(headers, 'webhook-id');
  const seconds = singleHeader(headers, 'webhook-timestamp');
  const signature = singleHeader(headers, 'webhook-signature');
  if (id === undefined || seconds === undefined || signature === undefined) return { kind: 'malformed' };
  if (!messageId.test(id) || !unixSeconds.test(seconds)) return { kind: 'malformed' };
  const given = v1Signatures(signature);
  if (given.length === 0) return { kind: 'malformed' };
  const isGenuine = keys
    .map((key) => digest(key, id, seconds, body))
    .some((expected) => given.some((candidate) => timingSafeEqual(candidate, expected)));
  if (!isGenuine) return { kind: 'signature' };
  const timestamp = new Date(Number(seconds) * 1000);
  const distanceMs = Math.abs(now.getTime() - timestamp.getTime());
  if (distanceMs > toleranceSeconds * 1000) return { kind: 'timestamp' };
  return { kind: 'ok', id, timestamp };
}
