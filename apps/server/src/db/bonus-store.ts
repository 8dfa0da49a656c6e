import type { Selectable } from 'kysely';
import type { Bonuses, BonusOffer } from '../ports/bonuses.ts';
import type { Database } from '../ports/database.ts';
import { queriesOn } from './queries.ts';
import type { Schema } from './schema.ts';

/** The bonuses in the database. */
export function bonusStore(database: Database): Bonuses {
  const queries = queriesOn(database);

  const offered = (brand: string, currency: string, at: Date) =>
    queries
      .selectFrom('bonus')
      .selectAll()
      .where('brand', '=', brand)
      .where('currency', '=', currency)
      .where('is_active', '=', true)
      .where((where) => where.or([where('expires_at', 'is', null), where('expires_at', '>', at)]));

  return {
    async list(brand, currency, at) {
      const rows = await offered(brand, currency, at).orderBy('position').orderBy('id').execute();
      return rows.map(toOffer);
    },

    async find(brand, id, currency, at) {
      const row = await offered(brand, currency, at).where('id', '=', id).executeTakeFirst();
      return row && toOffer(row);
    },

    async add(offers) {
      if (offers.length === 0) return;
      await queries
        .insertInto('bonus')
        .values(
          offers.map((offer, position) => ({
            brand: offer.brand,
            id: offer.id,
            currency: offer.currency,
            kind: offer.kind,
            title: offer.title,
            description: offer.description ?? null,
            min_minor: offer.minMinor,
            max_minor: offer.maxMinor ?? null,
            percent: offer.percent ?? null,
            spins: offer.spins ?? null,
            position,
            expires_at: offer.expiresAt ?? null,
          })),
        )
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },
  };
}

function toOffer(row: Selectable<Schema['bonus']>): BonusOffer {
  return {
    brand: row.brand,
    id: row.id,
    currency: row.currency,
    kind: row.kind,
    title: row.title,
    description: row.description ?? undefined,
    minMinor: row.min_minor,
    maxMinor: row.max_minor ?? undefined,
    percent: row.percent ?? undefined,
    spins: row.spins ?? undefined,
    expiresAt: row.expires_at ?? undefined,
  };
}
