import { timingSafeEqual } from 'node:crypto';
import { keyOf } from './secret.ts';
import { digest } from './signature.ts';

/** A secret with the name that travels beside the signature, so that whoever checks it knows which one to take. */
export interface NamedKey {
  readonly id: string;
  readonly secret: string;
}

const version = 'v1,';
const keyName = /^[A-Za-z0-9_-]{1,64}$/;
const unixSeconds = /^\d{1,12}$/;
const defaultToleranceSeconds = 300;
const digestBytes = 32;

/** What travels beside a signed body. */
export interface KeyedSignature {
  readonly key: string;
  readonly timestamp: string;
  readonly signature: string;
}

/**
 * Signs a raw body with one named key: HMAC SHA-256 over `key.timestamp.body`, in base64.
 * @throws {InvalidSecretError} when the secret is malformed
 * @throws {RangeError} when the key's name can't travel
 */
export function signKeyed(key: NamedKey, at: Date, body: string | Uint8Array): KeyedSignature {
  if (!keyName.test(key.id)) throw new RangeError('A key is named by letters, digits, "-" and "_".');
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const signature = digest(keyOf(key.secret), key.id, timestamp, body).toString('base64');
  return { key: key.id, timestamp, signature: `${version}${signature}` };
}

export interface KeyedToVerify {
  /** Keys that are accepted; while they rotate there are several. */
  readonly keys: readonly NamedKey[];
  readonly sent: Readonly<Partial<KeyedSignature>>;
  /** The raw body, byte by byte. */
  readonly body: string | Uint8Array;
  readonly now: Date;
  readonly toleranceSeconds?: number;
}

/** `signature`: nobody who knows an accepted key sent this. `stale`: genuine, but too old or from the future. */
export type KeyedVerification = 'ok' | 'signature' | 'stale';

/**
 * Checks what {@link signKeyed} signed, in constant time; the time is looked at only after the signature.
 * @throws {InvalidSecretError} when a configured secret is malformed
 */
export function verifyKeyed(options: KeyedToVerify): KeyedVerification {
  const { keys, sent, body, now, toleranceSeconds = defaultToleranceSeconds } = options;
  const key = keys.find(({ id }) => id === sent.key);
  if (key === undefined || sent.timestamp === undefined || sent.signature === undefined) return 'signature';
  if (!unixSeconds.test(sent.timestamp) || !sent.signature.startsWith(version)) return 'signature';
  const given = Buffer.from(sent.signature.slice(version.length), 'base64');
  const expected = digest(keyOf(key.secret), key.id, sent.timestamp, body);
  if (given.length !== digestBytes || !timingSafeEqual(given, expected)) return 'signature';
  const distanceMs = Math.abs(now.getTime() - Number(sent.timestamp) * 1000);
  return distanceMs > toleranceSeconds * 1000 ? 'stale' : 'ok';
}
