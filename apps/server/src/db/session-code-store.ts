import * as z from 'zod/mini';
import type { Database } from '../ports/database.ts';
import type { SessionCodes } from '../ports/session-codes.ts';
import { queriesOn } from './queries.ts';
import { hashSecret, makeSecret } from './secret-hash.ts';

const lifeMs = 60_000;

const text = z.optional(z.nullable(z.string()));
const stored = z.object({
  brand: z.string(),
  id: z.string(),
  country: z.string(),
  region: z.optional(z.string()),
  currency: z.string(),
  profile: z.object({ name: text, email: text, phone: text, lang: z.optional(z.string()) }),
});

/** One-time codes in the database, as hashes. */
export function sessionCodeStore(database: Database): SessionCodes {
  const queries = queriesOn(database);
  return {
    async issue(player, at) {
      const code = makeSecret('');
      const expiresAt = new Date(at.getTime() + lifeMs);
      const { brand, id, country, region, currency, profile } = player;
      await queries.deleteFrom('session_code').where('expires_at', '<', at).execute();
      await queries
        .insertInto('session_code')
        .values({
          hash: hashSecret(code),
          player: JSON.stringify({ brand, id, country, region, currency, profile }),
          expires_at: expiresAt,
        })
        .execute();
      return { code, expiresAt };
    },

    // Taking is deleting, so that two who come at once can't both have it.
    async redeem(code, at) {
      const row = await queries
        .deleteFrom('session_code')
        .where('hash', '=', hashSecret(code))
        .returning(['player', 'expires_at'])
        .executeTakeFirst();
      if (row === undefined || row.expires_at.getTime() <= at.getTime()) return undefined;
      const { region, ...player } = stored.parse(row.player);
      return { ...player, ...(region && { region }) };
    },
  };
}
