import type { Selectable } from 'kysely';
import type { Adjustment, Adjustments } from '../ports/adjustments.ts';
import type { Database } from '../ports/database.ts';
import { byCreation, matching, newestFirst, within } from './newest-first.ts';
import { queriesOn } from './queries.ts';
import type { Schema } from './schema.ts';

type Outcome = Awaited<ReturnType<Adjustments['decide']>>;

/** Manual credits and debits in the database, which books them itself. */
export function adjustmentStore(database: Database): Adjustments {
  const queries = queriesOn(database);
  const all = () => queries.selectFrom('adjustment').selectAll();

  return {
    async request({ id, brand, playerId, currency, direction, minor, reason, requestKey, requested }) {
      await queries
        .insertInto('adjustment')
        .values({
          ...{ id, brand, currency, direction, minor, reason },
          player_id: playerId,
          request_key: requestKey,
          requested_key: requested.operatorKey,
          requested_by: requested.by,
          created_at: requested.at,
        })
        .onConflict((conflict) => conflict.column('request_key').doNothing())
        .execute();
      return toAdjustment(await all().where('request_key', '=', requestKey).executeTakeFirstOrThrow());
    },

    async decide({ id, decision, operatorKey, by, reason, at }) {
      const [row] = await database.call<{ outcome: Outcome }>({
        text: 'select decide_adjustment($1, $2, $3, $4, $5, $6) as outcome',
        values: [id, decision, operatorKey, by, reason, at],
      });
      return row?.outcome ?? 'unknown';
    },

    async find(id) {
      const row = await all().where('id', '=', id).executeTakeFirst();
      return row && toAdjustment(row);
    },

    list(filter) {
      const { brand, playerId, currency, state } = filter;
      const found = matching(all(), { brand, player_id: playerId, currency, state });
      return newestFirst(within(found, 'created_at', filter), filter, byCreation, (rows) =>
        rows.map(toAdjustment),
      );
    },
  };
}

function toAdjustment(row: Selectable<Schema['adjustment']>): Adjustment {
  const { id, brand, currency, direction, minor, state, reason } = row;
  const { decided_key: key, decided_by: by, decided_reason: why, decided_at: at } = row;
  return {
    ...{ id, brand, currency, direction, minor, state, reason },
    playerId: row.player_id,
    requested: { operatorKey: row.requested_key, by: row.requested_by, at: row.created_at },
    decided:
      key === null || by === null || why === null || at === null
        ? undefined
        : { operatorKey: key, by, reason: why, at },
  };
}
