import { decodeJwt, errors, type JWTVerifyOptions, jwtVerify } from 'jose';
import type { Clock } from '../ports/clock.ts';
import type { Identity, TokenOutcome } from '../ports/identity.ts';
import type { TokenKey } from '../ports/token-keys.ts';
import { audience, clockSkewSeconds, maxTokenLength, playerFrom } from './claims.ts';
import { isKeySetUnreachable, type VerificationKey, verificationKey } from './verification-keys.ts';

export interface IdentityOptions {
  readonly brands: readonly { readonly id: string; readonly tokenKeys: readonly TokenKey[] }[];
  /** Our own key, for standalone visits to any brand. */
  readonly sessionKey: TokenKey;
  readonly clock: Clock;
  readonly fetch: typeof globalThis.fetch;
}

/** Reads the claims that choose the key. They are not believed before the signature has been checked. */
function readHint(token: string): { brand: string; issuer: string } | undefined {
  if (token.length > maxTokenLength) return undefined;
  try {
    const { brand, iss } = decodeJwt(token);
    return typeof brand === 'string' && typeof iss === 'string' ? { brand, issuer: iss } : undefined;
  } catch {
    return undefined;
  }
}

async function verifyWith(key: VerificationKey, token: string, now: Date): Promise<TokenOutcome> {
  const options: JWTVerifyOptions = {
    algorithms: [key.algorithm],
    audience,
    issuer: key.issuer,
    clockTolerance: clockSkewSeconds,
    currentDate: now,
    requiredClaims: ['sub', 'iat', 'exp'],
  };
  try {
    const { payload } =
      typeof key.key === 'function'
        ? await jwtVerify(token, key.key, options)
        : await jwtVerify(token, key.key, options);
    const player = playerFrom(payload, now);
    return player ? { kind: 'valid', player } : { kind: 'invalid' };
  } catch (error) {
    if (error instanceof errors.JWTExpired) return { kind: 'expired' };
    return { kind: isKeySetUnreachable(error) ? 'unavailable' : 'invalid' };
  }
}

/** Verifies the tokens of all brands. The algorithm is the configured key's; what a token's header says chooses nothing. */
export function openIdentity({ brands, sessionKey, clock, fetch }: IdentityOptions): Identity {
  const own = verificationKey(sessionKey, fetch);
  const byBrand = new Map(
    brands.map(({ id, tokenKeys }) => [id, [...tokenKeys.map((key) => verificationKey(key, fetch)), own]]),
  );
  return {
    async verifyToken(token) {
      const hint = readHint(token);
      const keys = hint && byBrand.get(hint.brand)?.filter((key) => key.issuer === hint.issuer);
      let outcome: TokenOutcome = { kind: 'invalid' };
      for (const key of keys ?? []) {
        const next = await verifyWith(key, token, clock.now());
        if (next.kind === 'valid' || next.kind === 'expired') return next;
        if (next.kind === 'unavailable') outcome = next;
      }
      return outcome;
    },
  };
}
