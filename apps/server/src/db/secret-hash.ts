import { createHash, randomBytes } from 'node:crypto';

/** SHA-256 of a secret that we made ourselves: 256 random bits need no slow hash. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

/** A secret of 256 random bits, fit for headers and addresses. */
export function makeSecret(prefix: string): string {
  return `${prefix}${randomBytes(32).toString('base64url')}`;
}
