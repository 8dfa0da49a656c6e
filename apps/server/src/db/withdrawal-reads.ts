import { fromCursor } from '../domain/cursor.ts';
import { givenBackStates, openWithdrawalStates } from '../domain/withdrawal-state.ts';
import type { Database } from '../ports/database.ts';
import type { WithdrawalHistoryEntry, Withdrawals } from '../ports/withdrawals.ts';
import { toPage } from './cursor.ts';
import { queriesOn } from './queries.ts';
import {
  toPayoutAttempt,
  toPayoutMovement,
  toWithdrawal,
  toWithdrawalDecision,
  toWithdrawalHistory,
} from './withdrawal-rows.ts';

type Reads = Pick<
  Withdrawals,
  'find' | 'findByRequestKey' | 'history' | 'list' | 'counted' | 'dossier' | 'flows'
>;

/** Everything that reads withdrawals. */
export function withdrawalReads(database: Database): Reads {
  const queries = queriesOn(database);

  const findBy = async (column: 'id' | 'request_key', value: string) => {
    const row = await queries
      .selectFrom('withdrawal')
      .selectAll()
      .where(column, '=', value)
      .executeTakeFirst();
    return row && toWithdrawal(row);
  };

  const history = async (ids: readonly string[]) => {
    const found = new Map<string, WithdrawalHistoryEntry[]>(ids.map((id) => [id, []]));
    if (ids.length === 0) return found;
    const rows = await queries
      .selectFrom('withdrawal_history')
      .selectAll()
      .where('withdrawal_id', 'in', [...ids])
      .orderBy('id')
      .execute();
    for (const row of rows) found.get(row.withdrawal_id)?.push(toWithdrawalHistory(row));
    return found;
  };

  return {
    find: (id) => findBy('id', id),
    findByRequestKey: (requestKey) => findBy('request_key', requestKey),
    history,

    async list(filter) {
      let query = queries.selectFrom('withdrawal').selectAll();
      if (filter.brand !== undefined) query = query.where('brand', '=', filter.brand);
      if (filter.playerId !== undefined) query = query.where('player_id', '=', filter.playerId);
      if (filter.state !== undefined) query = query.where('state', '=', filter.state);
      if (filter.openOnly) query = query.where('state', 'in', [...openWithdrawalStates]);
      if (filter.heldOnly) query = query.where('is_on_hold', '=', true);
      const from = fromCursor(filter.cursor);
      if (from !== undefined) {
        query = query.where((where) =>
          where(where.refTuple('created_at', 'id'), '<', where.tuple(from.at, from.id)),
        );
      }
      const rows = await query
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(filter.limit + 1)
        .execute();
      return toPage(rows, filter.limit, toWithdrawal, (row) => ({ at: row.created_at, id: row.id }));
    },

    async counted(brand, playerId, currency, since) {
      const rows = await queries
        .selectFrom('withdrawal')
        .select(['created_at', 'method', 'minor'])
        .where('brand', '=', brand)
        .where('player_id', '=', playerId)
        .where('currency', '=', currency)
        .where('created_at', '>', since)
        .where('state', 'not in', [...givenBackStates])
        .orderBy('created_at')
        .execute();
      return rows.map(({ created_at: at, method, minor }) => ({ at, method, minor }));
    },

    async dossier(id) {
      const withdrawal = await findBy('id', id);
      if (withdrawal === undefined) return undefined;
      const attempts = await queries
        .selectFrom('withdrawal_attempt')
        .selectAll()
        .where('withdrawal_id', '=', id)
        .orderBy('ordinal')
        .execute();
      const payouts = await queries
        .selectFrom('payout')
        .selectAll()
        .where('withdrawal_id', '=', id)
        .orderBy('at')
        .orderBy('transaction_id')
        .execute();
      const decisions = await queries
        .selectFrom('withdrawal_decision')
        .selectAll()
        .where('withdrawal_id', '=', id)
        .orderBy('id')
        .execute();
      return {
        withdrawal,
        history: (await history([id])).get(id) ?? [],
        attempts: attempts.map(toPayoutAttempt),
        payouts: payouts.map(toPayoutMovement),
        decisions: decisions.map(toWithdrawalDecision),
      };
    },

    flows: (brand, playerId, currency) =>
      database.run({
        text: `select method, 'in' as direction, sum(credited_minor - reversed_minor)::bigint as minor from deposit
            where brand = $1 and player_id = $2 and currency = $3 and credited_minor > 0 group by method
          union all
          select method, 'out', sum(minor - returned_minor)::bigint from withdrawal
            where brand = $1 and player_id = $2 and currency = $3
              and state not in ('requested', 'rejected', 'canceled', 'failed') group by method`,
        values: [brand, playerId, currency],
      }),
  };
}
