import { givenBackStates, openWithdrawalStates } from '../domain/withdrawal-state.ts';
import type { Database } from '../ports/database.ts';
import type { WithdrawalHistoryEntry, Withdrawals } from '../ports/withdrawals.ts';
import { byCreation, matching, newestFirst, within } from './newest-first.ts';
import { playerFlows, playerStanding } from './player-standing.ts';
import { queriesOn } from './queries.ts';
import { rowsOf } from './rows-of.ts';
import {
  toPayoutAttempt,
  toPayoutMovement,
  toWithdrawal,
  toWithdrawalDecision,
  toWithdrawalHistory,
} from './withdrawal-rows.ts';

type Reads = Pick<
  Withdrawals,
  'find' | 'findByRequestKey' | 'history' | 'list' | 'counted' | 'dossier' | 'flows' | 'standing'
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
      const { brand, playerId, state, method, currency, openOnly, heldOnly } = filter;
      const all = queries.selectFrom('withdrawal').selectAll();
      const columns = {
        brand,
        player_id: playerId,
        state,
        method,
        currency,
        is_on_hold: heldOnly || undefined,
      };
      const found = within(matching(all, columns), 'created_at', filter);
      const shown = openOnly ? found.where('state', 'in', [...openWithdrawalStates]) : found;
      return newestFirst(shown, filter, byCreation, (rows) => rows.map(toWithdrawal));
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
      const attempts = await rowsOf(queries, 'withdrawal_attempt', 'withdrawal_id', id, 'ordinal');
      const payouts = await rowsOf(queries, 'payout', 'withdrawal_id', id, 'at', 'transaction_id');
      const decisions = await rowsOf(queries, 'withdrawal_decision', 'withdrawal_id', id, 'id');
      return {
        withdrawal,
        history: (await history([id])).get(id) ?? [],
        attempts: attempts.map(toPayoutAttempt),
        payouts: payouts.map(toPayoutMovement),
        decisions: decisions.map(toWithdrawalDecision),
      };
    },

    flows: (brand, playerId, currency) => playerFlows(database, { brand, playerId, currency }),
    standing: (brand, playerId, currency, except) =>
      playerStanding(database, { brand, playerId, currency }, except),
  };
}
