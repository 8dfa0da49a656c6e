import type { Database } from '../ports/database.ts';
import type { InstrumentOwner, Instruments } from '../ports/instruments.ts';
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
  const ownOf = ({ brand, playerId, method }: InstrumentOwner) =>
    queries
      .selectFrom('saved_instrument')
      .where('brand', '=', brand)
      .where('player_id', '=', playerId)
      .where('method', '=', method);
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

    async list(owner) {
      const rows = await ownOf(owner)
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

    find: (owner, id) => ownOf(owner).select(['provider', 'token']).where('id', '=', id).executeTakeFirst(),
  };
}
