import type { Database } from '../ports/database.ts';
import type { Visits } from '../ports/visits.ts';
import { byCreation, byNumber, matching, newestFirst } from './newest-first.ts';
import { queriesOn } from './queries.ts';

/** Visits as an operator reads them, newest first. */
export function visitReads(database: Database): Pick<Visits, 'listSessions' | 'listAbandoned'> {
  const queries = queriesOn(database);
  return {
    listSessions(filter) {
      const { brand, playerId } = filter;
      const all = queries.selectFrom('payment_session').selectAll();
      return newestFirst(matching(all, { brand, player_id: playerId }), filter, byCreation, (rows) =>
        rows.map((row) => ({
          id: row.id,
          brand: row.brand,
          playerId: row.player_id,
          minor: row.minor ?? undefined,
          currency: row.currency ?? undefined,
          pendingGroup: row.pending_group ?? undefined,
          createdAt: row.created_at,
        })),
      );
    },

    listAbandoned(filter) {
      const { brand, playerId } = filter;
      const all = queries.selectFrom('abandoned_create').selectAll();
      return newestFirst(matching(all, { brand, player_id: playerId }), filter, byNumber, (rows) =>
        rows.map((row) => ({
          brand: row.brand,
          playerId: row.player_id,
          method: row.method,
          methodText: row.method_text ?? undefined,
          at: row.at,
        })),
      );
    },
  };
}
