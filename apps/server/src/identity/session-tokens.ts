import { errors, jwtVerify, SignJWT } from 'jose';
import type { Clock } from '../ports/clock.ts';
import type { IssuedToken, SessionTokens } from '../ports/session-tokens.ts';
import { audience, maxLifetimeSeconds, maxTokenLength, playerFrom } from './claims.ts';

/** The issuer of tokens of our own key. */
export const sessionIssuer = 'opencashier';
const sessionTokenSeconds = 30 * 60;
/** How long after its end a token can still be renewed: a sleeping phone comes back. */
const renewalGraceSeconds = 5 * 60;

/** Issues and renews tokens of standalone visits. A visit ends after twelve hours however often it was renewed. */
export function openSessionTokens(secret: Uint8Array, clock: Clock): SessionTokens {
  async function sign(player: Omit<IssuedToken['player'], 'expiresAt'>, began: number): Promise<IssuedToken> {
    const now = Math.floor(clock.now().getTime() / 1000);
    const exp = Math.min(now + sessionTokenSeconds, began + maxLifetimeSeconds);
    const token = await new SignJWT({
      brand: player.brand,
      country: player.country,
      ...(player.region && { region: player.region }),
      currency: player.currency,
      auth_time: began,
      ...player.profile,
    })
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .setIssuer(sessionIssuer)
      .setAudience(audience)
      .setSubject(player.id)
      .setIssuedAt(now)
      .setExpirationTime(exp)
      .sign(secret);
    return { token, player: { ...player, expiresAt: new Date(exp * 1000) } };
  }

  return {
    issue: (player) => sign(player, Math.floor(clock.now().getTime() / 1000)),
    async renew(token) {
      if (token.length > maxTokenLength) return undefined;
      const now = clock.now();
      try {
        const { payload } = await jwtVerify(token, secret, {
          algorithms: ['HS256'],
          audience,
          issuer: sessionIssuer,
          clockTolerance: renewalGraceSeconds,
          currentDate: now,
        });
        const player = playerFrom(payload, now);
        const began = payload.auth_time;
        if (!player || typeof began !== 'number') return undefined;
        if (now.getTime() / 1000 >= began + maxLifetimeSeconds) return undefined;
        return await sign(player, began);
      } catch (error) {
        if (error instanceof errors.JOSEError) return undefined;
        throw error;
      }
    },
  };
}
