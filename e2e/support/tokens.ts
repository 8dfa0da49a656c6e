import { createHmac } from 'node:crypto';

export interface TokenPlayer {
  readonly id: string;
  readonly country?: string;
  readonly currency?: string;
}

/** A player's token as the demo operator's server signs it; good for an hour unless told otherwise. */
export function signToken(secret: string, player: TokenPlayer, expiresAt = Date.now() + 3_600_000): string {
  const exp = Math.floor(expiresAt / 1000);
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
  const claims = {
    iss: 'lucky-harbor',
    aud: 'opencashier',
    sub: player.id,
    brand: 'lucky-harbor',
    country: player.country ?? 'DE',
    currency: player.currency ?? 'EUR',
    name: 'Ana Silva',
    iat: exp - 3_600,
    exp,
  };
  const signed = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(claims)}`;
  return `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`;
}
