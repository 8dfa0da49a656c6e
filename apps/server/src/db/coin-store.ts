import type { Selectable } from 'kysely';
import type { CoinEvent, CoinOutcome, CoinStore, LockedRate } from '../ports/coins.ts';
import type { Database } from '../ports/database.ts';
import { matching, newestFirst, type RowOrder } from './newest-first.ts';
import { queriesOn } from './queries.ts';
import type { Schema } from './schema.ts';

const byNumber: RowOrder<Selectable<Schema['coin_event']>> = {
  at: 'at',
  id: 'n',
  positionOf: (row) => ({ at: row.at, id: row.n.toString() }),
  idOf: (text) => (/^\d{1,18}$/.test(text) ? BigInt(text) : undefined),
};

interface CoinReply {
  readonly outcome: 'booked' | 'known' | 'mismatch' | 'short';
  readonly n?: number;
  readonly available?: string;
}

/** Coins by the ledger, what the operator told of them, and the rates that were locked for their players. */
export function coinStore(database: Database): CoinStore {
  const queries = queriesOn(database);

  const outcomeOf = async (reply: CoinReply | undefined): Promise<CoinOutcome> => {
    if (reply?.outcome === 'short') return { kind: 'short', availableMinor: BigInt(reply.available ?? '0') };
    if (reply?.outcome !== 'booked' && reply?.outcome !== 'known') return { kind: 'mismatch' };
    const row = await queries
      .selectFrom('coin_event')
      .selectAll()
      .where('n', '=', BigInt(reply.n ?? 0))
      .executeTakeFirstOrThrow();
    return { kind: 'booked', event: toEvent(row) };
  };

  return {
    async of(brand, playerId) {
      const rows = await queries
        .selectFrom('account')
        .select(['kind', 'balance'])
        .where('brand', '=', brand)
        .where('owner', '=', playerId)
        .where((where) =>
          where.or([
            where('kind', 'in', ['player_gold', 'player_sweep_unplayed', 'player_sweep_redeemable']),
            where.and([where('kind', '=', 'reserved_withdrawals'), where('currency', '=', 'QSC')]),
          ]),
        )
        .execute();
      const of = (kind: string) => rows.find((row) => row.kind === kind)?.balance ?? 0n;
      return {
        goldMinor: of('player_gold'),
        unplayedMinor: of('player_sweep_unplayed'),
        redeemableMinor: of('player_sweep_redeemable'),
        reservedMinor: of('reserved_withdrawals'),
      };
    },

    async play({ brand, id, playerId, minor, returnedMinor, operatorKey }, at) {
      const [row] = await database.call<{ reply: CoinReply }>({
        text: 'select play_coins($1, $2, $3, $4, $5, $6, $7) as reply',
        values: [brand, id, playerId, minor, returnedMinor, operatorKey, at],
      });
      return outcomeOf(row?.reply);
    },

    async grant({ brand, id, playerId, currency, minor, operatorKey, toldBy, reason }, at) {
      const [row] = await database.call<{ reply: CoinReply }>({
        text: 'select grant_coins($1, $2, $3, $4, $5, $6, $7, $8, $9) as reply',
        values: [brand, id, playerId, currency, minor, operatorKey, toldBy, reason, at],
      });
      return outcomeOf(row?.reply);
    },

    events(filter) {
      const { brand, playerId } = filter;
      const all = queries.selectFrom('coin_event').selectAll();
      return newestFirst(matching(all, { brand, player_id: playerId }), filter, byNumber, (rows) =>
        rows.map(toEvent),
      );
    },

    async lockRate({ id, brand, playerId, from, to, rate, expiresAt }) {
      await queries
        .insertInto('locked_rate')
        .values({
          ...{ id, brand, rate },
          player_id: playerId,
          from_currency: from,
          to_currency: to,
          expires_at: expiresAt,
        })
        .execute();
    },

    async findRate(id) {
      const row = await queries.selectFrom('locked_rate').selectAll().where('id', '=', id).executeTakeFirst();
      return row && toRate(row);
    },

    async newestRate({ brand, playerId, from, to }) {
      const row = await queries
        .selectFrom('locked_rate')
        .selectAll()
        .where('brand', '=', brand)
        .where('player_id', '=', playerId)
        .where('from_currency', '=', from)
        .where('to_currency', '=', to)
        .orderBy('expires_at', 'desc')
        .limit(1)
        .executeTakeFirst();
      return row && toRate(row);
    },

    async sweepRates(before) {
      const gone = await queries
        .deleteFrom('locked_rate')
        .where('expires_at', '<', before)
        .returning('id')
        .execute();
      return gone.length;
    },
  };
}

function toEvent(row: Selectable<Schema['coin_event']>): CoinEvent {
  return {
    brand: row.brand,
    kind: row.kind,
    id: row.id,
    playerId: row.player_id,
    currency: row.currency,
    minor: row.minor,
    returnedMinor: row.returned_minor ?? undefined,
    fromUnplayedMinor: row.from_unplayed_minor ?? undefined,
    operatorKey: row.operator_key,
    toldBy: row.told_by ?? undefined,
    reason: row.reason ?? undefined,
    at: row.at,
  };
}

function toRate(row: Selectable<Schema['locked_rate']>): LockedRate {
  return {
    id: row.id,
    brand: row.brand,
    playerId: row.player_id,
    from: row.from_currency,
    to: row.to_currency,
    rate: row.rate,
    expiresAt: row.expires_at,
  };
}
