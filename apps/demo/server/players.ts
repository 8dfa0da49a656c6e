import { createHash } from 'node:crypto';
import type { User } from '@opencashier/contract/entities/user';
import { SignJWT } from 'jose';

/** The imaginary operator's brand, and who signs its tokens. */
export const brand = 'lucky-harbor';
const issuer = 'lucky-harbor';
const lifetimeSeconds = 3600;

export interface PlayerRequest {
  readonly player: string;
  readonly country: string;
  readonly currency: string;
  /** ISO 3166-2, where rules differ within the country. */
  readonly region?: string | undefined;
}

const firstNames = ['Ana', 'Mateo', 'Noor', 'Kofi', 'Yuki', 'Ingrid', 'Tomás', 'Leyla', 'Arjun', 'Sofia'];
const lastNames = [
  'Silva',
  'Okafor',
  'Tanaka',
  'Novák',
  'Haddad',
  'Larsen',
  'Moreno',
  'Petrov',
  'Rao',
  'Kaya',
];

/** A player of the demo: the same id always has the same face. */
export function describePlayer({ player, country, currency }: PlayerRequest): User {
  const digest = createHash('sha256').update(player).digest();
  const pick = (names: readonly string[], at: number): string =>
    names[(digest[at] ?? 0) % names.length] ?? '';
  return {
    id: player,
    name: `${pick(firstNames, 0)} ${pick(lastNames, 1)}`,
    email: `${encodeURIComponent(player)}@lucky-harbor.example`,
    country,
    paymentGeo: country,
    currency,
  };
}

/** Signs what an operator's server would sign once its player has logged in. */
export async function signToken(request: PlayerRequest, secret: string, now: Date): Promise<string> {
  const { name, email } = describePlayer(request);
  const issuedAt = Math.floor(now.getTime() / 1000);
  const { country, currency, region } = request;
  return new SignJWT({ brand, country, currency, name, email, ...(region && { region }) })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuer(issuer)
    .setAudience('opencashier')
    .setSubject(request.player)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + lifetimeSeconds)
    .sign(new TextEncoder().encode(secret));
}
