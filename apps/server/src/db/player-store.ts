import type { Selectable } from 'kysely';
import type { Database } from '../ports/database.ts';
import type { PlayerBalance, PlayerRecord, Players } from '../ports/players.ts';
import { matching, newestFirst, type RowOrder } from './newest-first.ts';
import { queriesOn } from './queries.ts';
import type { Schema } from './schema.ts';

type PlayerRow = Selectable<Schema['player']>;

const byFirstVisit: RowOrder<PlayerRow> = {
  at: 'first_seen_at',
  id: 'id',
  positionOf: (row) => ({ at: row.first_seen_at, id: row.id }),
  idOf: (text) => text,
};

const escapeLike = (text: string) => text.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`);

/** The players in the database, with their balances by the ledger. */
export function playerStore(database: Database): Players {
  const queries = queriesOn(database);

  const balancesOf = async (brand: string, ids: readonly string[]) => {
    if (ids.length === 0) return [];
    return queries
      .selectFrom('account')
      .select(['owner', 'kind', 'currency', 'balance', 'is_in_arrears'])
      .where('brand', '=', brand)
      .where('kind', 'like', 'player\\_%')
      .where('owner', 'in', [...ids])
      .orderBy('kind')
      .orderBy('currency')
      .execute();
  };

  const withBalances = async (
    rows: readonly PlayerRow[],
  ): Promise<ReadonlyMap<PlayerRow, PlayerBalance[]>> => {
    const brands = new Set(rows.map((row) => row.brand));
    const found = new Map<PlayerRow, PlayerBalance[]>(rows.map((row) => [row, []]));
    for (const brand of brands) {
      const ofBrand = rows.filter((row) => row.brand === brand);
      for (const balance of await balancesOf(
        brand,
        ofBrand.map((row) => row.id),
      )) {
        const owner = ofBrand.find((row) => row.id === balance.owner);
        if (owner === undefined) continue;
        found.get(owner)?.push({
          kind: balance.kind,
          currency: balance.currency,
          minor: balance.balance,
          isInArrears: balance.is_in_arrears,
        });
      }
    }
    return found;
  };

  return {
    async remember(player, at) {
      await database.run({
        name: 'remember-player',
        text: `insert into player (brand, id, country, currency, name, email, first_seen_at, last_seen_at)
          values ($1, $2, $3, $4, $5, $6, $7, $7)
          on conflict (brand, id) do update set country = excluded.country, currency = excluded.currency,
            name = coalesce(excluded.name, player.name), email = coalesce(excluded.email, player.email),
            last_seen_at = greatest(player.last_seen_at, excluded.last_seen_at)`,
        values: [
          player.brand,
          player.id,
          player.country,
          player.currency,
          player.profile.name ?? null,
          player.profile.email ?? null,
          at,
        ],
      });
    },

    async find(brand, id) {
      const row = await queries
        .selectFrom('player')
        .selectAll()
        .where('brand', '=', brand)
        .where('id', '=', id)
        .executeTakeFirst();
      if (row === undefined) return undefined;
      return toPlayer(row, (await withBalances([row])).get(row) ?? []);
    },

    async list(filter) {
      const { brand, query } = filter;
      const ofBrand = matching(queries.selectFrom('player').selectAll(), { brand });
      const found = query === undefined ? ofBrand : ofBrand.where('id', 'like', `${escapeLike(query)}%`);
      return newestFirst(found, filter, byFirstVisit, async (rows) => {
        const balances = await withBalances(rows);
        return rows.map((row) => toPlayer(row, balances.get(row) ?? []));
      });
    },

    purses: (brand, id) =>
      database.run({
        text: `select currency, sum(cash)::bigint as cash, sum(bonus)::bigint as bonus,
            sum(reserved)::bigint as reserved, sum(pending)::bigint as pending
          from (
            select currency, case kind when 'player_cash' then balance else 0 end as cash,
              case kind when 'player_bonus' then balance else 0 end as bonus,
              case kind when 'reserved_withdrawals' then balance else 0 end as reserved, 0 as pending
            from account where brand = $1 and owner = $2
              and kind in ('player_cash', 'player_bonus', 'reserved_withdrawals') and currency <> 'QSC'
            union all
            select currency, 0, 0, 0, payable_minor from deposit
            where brand = $1 and player_id = $2 and (state = 'paid'
              or state = 'pending' and (claimed_at is not null or chain_txid is not null))
          ) of_player group by currency order by currency`,
        values: [brand, id],
      }),

    async balances(brand, id, currency) {
      const rows = await queries
        .selectFrom('account')
        .select(['kind', 'balance'])
        .where('brand', '=', brand)
        .where('kind', 'in', ['player_cash', 'player_bonus'])
        .where('owner', '=', id)
        .where('currency', '=', currency)
        .where('shard', '=', 0)
        .execute();
      const of = (kind: string) => rows.find((row) => row.kind === kind)?.balance ?? 0n;
      return { cash: of('player_cash'), bonus: of('player_bonus') };
    },
  };
}

function toPlayer(row: PlayerRow, balances: readonly PlayerBalance[]): PlayerRecord {
  return {
    brand: row.brand,
    id: row.id,
    country: row.country,
    currency: row.currency,
    name: row.name ?? undefined,
    email: row.email ?? undefined,
    firstSeenAt: row.first_seen_at,
    lastSeenAt: row.last_seen_at,
    balances,
  };
}
