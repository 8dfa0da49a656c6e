import { fromCursor } from '../domain/cursor.ts';
import type { Database } from '../ports/database.ts';
import type { Visits } from '../ports/visits.ts';
import { toPage } from './cursor.ts';
import { queriesOn } from './queries.ts';

/** Visits as an operator reads them, newest first. */
export function visitReads(database: Database): Pick<Visits, 'listSessions' | 'listAbandoned'> {
  const queries = queriesOn(database);
  return {
    async listSessions(filter) {
      let query = queries.selectFrom('payment_session').selectAll();
      if (filter.brand !== undefined) query = query.where('brand', '=', filter.brand);
      if (filter.playerId !== undefined) query = query.where('player_id', '=', filter.playerId);
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
      return toPage(
        rows,
        filter.limit,
        (row) => ({
          id: row.id,
          brand: row.brand,
          playerId: row.player_id,
          minor: row.minor ?? undefined,
          currency: row.currency ?? undefined,
          pendingGroup: row.pending_group ?? undefined,
          createdAt: row.created_at,
        }),
        (row) => ({ at: row.created_at, id: row.id }),
      );
    },

    async listAbandoned(filter) {
      let query = queries.selectFrom('abandoned_create').selectAll();
      if (filter.brand !== undefined) query = query.where('brand', '=', filter.brand);
      if (filter.playerId !== undefined) query = query.where('player_id', '=', filter.playerId);
      const from = fromCursor(filter.cursor);
      // A cursor that was tampered with reads from the start.
      if (from !== undefined && /^\d{1,18}$/.test(from.id)) {
        const id = BigInt(from.id);
        query = query.where((where) => where(where.refTuple('at', 'id'), '<', where.tuple(from.at, id)));
      }
      const rows = await query
        .orderBy('at', 'desc')
        .orderBy('id', 'desc')
        .limit(filter.limit + 1)
        .execute();
      return toPage(
        rows,
        filter.limit,
        (row) => ({
          brand: row.brand,
          playerId: row.player_id,
          method: row.method,
          methodText: row.method_text ?? undefined,
          at: row.at,
        }),
        (row) => ({ at: row.at, id: String(row.id) }),
      );
    },
  };
}
