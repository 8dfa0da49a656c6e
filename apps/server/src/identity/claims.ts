import { countryCode, currencyCode, regionCode } from '@opencashier/contract/entities/primitives';
import type { JWTPayload } from 'jose';
import * as z from 'zod/mini';
import type { Player } from '../ports/identity.ts';

/** Whom every token has to be made for. */
export const audience = 'opencashier';
/** How far apart the clocks of the operator and of this server may be. */
export const clockSkewSeconds = 60;
export const maxLifetimeSeconds = 12 * 60 * 60;
/** Longer texts are no tokens. */
export const maxTokenLength = 8192;

/** A region that is none is as good as none: what depends on it is refused. */
const region = z.optional(z.catch(z.optional(regionCode), undefined));
const short = z.optional(z.catch(z.optional(z.string().check(z.maxLength(256))), undefined));

/** Claims of a player's token. A profile claim of another shape is left out: it is for display alone. */
const playerClaims = z.object({
  sub: z.string().check(z.minLength(1), z.maxLength(128)),
  brand: z.string(),
  country: countryCode,
  region,
  currency: currencyCode,
  iat: z.int(),
  exp: z.int(),
  name: short,
  email: short,
  phone: short,
  lang: short,
});

/** The player that verified claims describe; nothing where one is missing or the token lives too long. */
export function playerFrom(payload: JWTPayload, now: Date): Player | undefined {
  const outcome = playerClaims.safeParse(payload);
  if (!outcome.success) return undefined;
  const { sub, brand, country, region, currency, iat, exp, name, email, phone, lang } = outcome.data;
  const isFromFuture = iat > now.getTime() / 1000 + clockSkewSeconds;
  if (isFromFuture || exp - iat > maxLifetimeSeconds || exp <= iat) return undefined;
  return {
    brand,
    id: sub,
    country,
    ...(region && { region }),
    currency,
    expiresAt: new Date(exp * 1000),
    profile: {
      ...(name && { name }),
      ...(email && { email }),
      ...(phone && { phone }),
      ...(lang && { lang }),
    },
  };
}
