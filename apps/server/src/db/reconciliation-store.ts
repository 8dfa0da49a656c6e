import type { Selectable } from 'kysely';
import type { Database } from '../ports/database.ts';
import type { BookSum, Reconciliation, Reconciliations } from '../ports/reconciliations.ts';
import { matching, newestFirst, type RowOrder } from './newest-first.ts';
import { queriesOn } from './queries.ts';
import type { Schema } from './schema.ts';

type Row = Selectable<Schema['reconciliation']>;

const byTime: RowOrder<Row> = {
  at: 'at',
  id: 'id',
  positionOf: ({ at, id }) => ({ at, id }),
  idOf: (text) => text,
};

const portion = 500;
const toJson = (sum: BookSum | undefined) =>
  sum === undefined ? null : JSON.stringify({ ...sum, minor: sum.minor.toString() });
const toSum = (kept: { direction: 'in' | 'out'; minor: string; currency: string } | null) =>
  kept === null ? undefined : { ...kept, minor: BigInt(kept.minor) };

/** Comparisons with providers' books, in the database. */
export function reconciliationStore(database: Database): Reconciliations {
  const queries = queriesOn(database);
  const all = () => queries.selectFrom('reconciliation').selectAll();

  return {
    keep: (made, exceptions, requestKey) =>
      database.transaction(async (sql) => {
        const within = queriesOn(sql);
        const { id, provider, day, state, matched, at } = made;
        const kept = await within
          .insertInto('reconciliation')
          .values({
            ...{ id, provider, day, state, matched, at, exceptions: made.exceptions },
            requested_by: made.requestedBy,
            request_key: requestKey ?? null,
          })
          .onConflict((conflict) => conflict.column('request_key').doNothing())
          .returning('id')
          .executeTakeFirst();
        if (kept === undefined) {
          const known = within.selectFrom('reconciliation').selectAll();
          return toReconciliation(
            await known.where('request_key', '=', requestKey ?? '').executeTakeFirstOrThrow(),
          );
        }
        for (let start = 0; start < exceptions.length; start += portion) {
          const rows = exceptions.slice(start, start + portion).map((exception, index) => ({
            reconciliation_id: id,
            n: start + index + 1,
            kind: exception.kind,
            transaction_id: exception.transactionId,
            reference: exception.reference ?? null,
            ours: toJson(exception.ours),
            theirs: toJson(exception.theirs),
            note: exception.note ?? null,
          }));
          await within.insertInto('reconciliation_exception').values(rows).execute();
        }
        return made;
      }),

    async isDone(provider, day) {
      const row = await queries
        .selectFrom('reconciliation')
        .select('id')
        .where('provider', '=', provider)
        .where('day', '=', day)
        .where('state', '<>', 'unreadable')
        .limit(1)
        .executeTakeFirst();
      return row !== undefined;
    },

    async find(id) {
      const row = await all().where('id', '=', id).executeTakeFirst();
      return row && toReconciliation(row);
    },

    async exceptions(id) {
      const rows = await queries
        .selectFrom('reconciliation_exception')
        .selectAll()
        .where('reconciliation_id', '=', id)
        .orderBy('n')
        .execute();
      return rows.map((row) => ({
        kind: row.kind,
        transactionId: row.transaction_id,
        reference: row.reference ?? undefined,
        ours: toSum(row.ours),
        theirs: toSum(row.theirs),
        note: row.note ?? undefined,
      }));
    },

    list(filter) {
      const { provider, day } = filter;
      return newestFirst(matching(all(), { provider, day }), filter, byTime, (rows) =>
        rows.map(toReconciliation),
      );
    },
  };
}

function toReconciliation(row: Row): Reconciliation {
  const { id, provider, day, state, matched, exceptions, at } = row;
  return { id, provider, day, state, matched, exceptions, at, requestedBy: row.requested_by };
}
