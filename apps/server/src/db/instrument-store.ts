import type { Database } from '../ports/database.ts';
import type { InstrumentOwner, InstrumentQuery, Instruments } from '../ports/instruments.ts';
import { queriesOn } from './queries.ts';

/** More than anybody chooses from. */
const shownAtMost = 20;

const ownedBy = (owner: InstrumentOwner) => ({
  brand: owner.brand,
  player_id: owner.playerId,
  method: owner.method,
});

/** Saved cards and accounts in the database. */
export function instrumentStore(database: Database): Instruments {
  const queries = queriesOn(database);
  const ownOf = ({ brand, playerId, methods }: InstrumentQuery) =>
    queries
      .selectFrom('saved_instrument')
      .where('brand', '=', brand)
      .where('player_id', '=', playerId)
      .where('method', 'in', [...methods]);
  return {
    async save(owner, { id, provider, token, label, brand }, at) {
      const shown = { label, card_brand: brand ?? null, used_at: at };
      await queries
        .insertInto('saved_instrument')
        .values({ id, ...ownedBy(owner), provider, token, ...shown, created_at: at })
        .onConflict((conflict) =>
          conflict.columns(['brand', 'player_id', 'method', 'provider', 'token']).doUpdateSet(shown),
        )
        .execute();
    },

    async list(of) {
      const rows = await ownOf(of)
        .select(['id', 'provider', 'label', 'card_brand'])
        .orderBy('used_at', 'desc')
        .orderBy('id', 'desc')
        .limit(shownAtMost)
        .execute();
      return rows.map(({ id, provider, label, card_brand }) => ({
        id,
        provider,
        label,
        brand: card_brand ?? undefined,
      }));
    },

    find: (of, id) => ownOf(of).select(['provider', 'token']).where('id', '=', id).executeTakeFirst(),
  };
}
