import { createLocalJWKSet, createRemoteJWKSet, customFetch, errors, type JWTVerifyGetKey } from 'jose';
import type { TokenKey } from '../ports/token-keys.ts';

/** A configured key as it is used: for one issuer, by one algorithm. */
export interface VerificationKey {
  readonly issuer: string;
  readonly algorithm: TokenKey['algorithm'];
  readonly key: Uint8Array | JWTVerifyGetKey;
}

const fetchTimeoutMs = 5_000;

/** Prepares a key. Published sets are fetched when first needed and kept; an unknown key id asks again at most every 30 s. */
export function verificationKey(key: TokenKey, fetch: typeof globalThis.fetch): VerificationKey {
  const { issuer, algorithm } = key;
  if (key.algorithm === 'HS256') return { issuer, algorithm, key: key.secret };
  const set =
    'url' in key.jwks
      ? createRemoteJWKSet(new URL(key.jwks.url), { timeoutDuration: fetchTimeoutMs, [customFetch]: fetch })
      : createLocalJWKSet({ keys: key.jwks.keys.map((jwk) => ({ ...jwk, kty: String(jwk.kty) })) });
  return { issuer, algorithm, key: set };
}

/** The token was not judged at all, since the operator's published keys could not be read. */
export function isKeySetUnreachable(error: unknown): boolean {
  if (error instanceof errors.JWKSTimeout) return true;
  if (error instanceof errors.JOSEError) return error.code === 'ERR_JOSE_GENERIC';
  return error instanceof TypeError || (error instanceof Error && error.name === 'TimeoutError');
}
