import type { Database } from '../ports/database.ts';
import type { Visits } from '../ports/visits.ts';
import { queriesOn } from './queries.ts';
import { visitReads } from './visit-reads.ts';

/** Payment sessions and abandoned creates in the database. */
export function visitStore(database: Database): Visits {
  const queries = queriesOn(database);
  return {
    ...visitReads(database),
    async start(session) {
      await queries
        .insertInto('payment_session')
        .values({
          id: session.id,
          brand: session.brand,
          player_id: session.playerId,
          minor: session.minor ?? null,
          currency: session.currency ?? null,
          pending_group: session.pendingGroup ?? null,
          created_at: session.createdAt,
        })
        .execute();
    },
    async noteAbandoned(create) {
      await queries
        .insertInto('abandoned_create')
        .values({
          brand: create.brand,
          player_id: create.playerId,
          method: create.method,
          method_text: create.methodText ?? null,
          at: create.at,
        })
        .execute();
    },
  };
}
