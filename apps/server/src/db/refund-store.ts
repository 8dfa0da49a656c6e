import type { Selectable } from 'kysely';
import type { Database } from '../ports/database.ts';
import type { Refund, RefundOutcome, RefundRequest, Refunds } from '../ports/refunds.ts';
import { byCreation, matching, newestFirst, within } from './newest-first.ts';
import { queriesOn } from './queries.ts';
import type { Schema } from './schema.ts';

interface Reply {
  readonly outcome: 'made' | 'known' | 'none' | 'several' | 'exceeds';
  readonly left?: string;
}

/** Refunds in the database; the provider's reversals settle them there. */
export function refundStore(database: Database): Refunds {
  const queries = queriesOn(database);
  const all = () => queries.selectFrom('refund').selectAll();

  return {
    async request(request, isManual, at) {
      const [row] = await database.call<{ reply: Reply }>({
        text: 'select request_refund($1::jsonb, $2, $3) as reply',
        values: [JSON.stringify(toColumns(request)), isManual, at],
      });
      return outcomeOf(row?.reply ?? { outcome: 'none' }, async () =>
        toRefund(await all().where('request_key', '=', request.requestKey).executeTakeFirstOrThrow()),
      );
    },

    async note(id, told, at) {
      const isOver = told.state === 'refused' || told.state === 'canceled';
      await queries
        .updateTable('refund')
        .set({
          state: told.state,
          updated_at: at,
          ...(told.state === 'accepted' && { reversal_id: told.reversalId, fail_reason: null }),
          ...('reason' in told && { fail_reason: told.reason }),
          ...(isOver && { next_check_at: null }),
        })
        .where('id', '=', id)
        .where('state', 'in', ['calling', 'accepted', 'unknown', 'manual'])
        .execute();
    },

    async nameReversal(id, reversalId, at) {
      const row = await queries
        .updateTable('refund')
        .set({ reversal_id: reversalId, updated_at: at })
        .where('id', '=', id)
        .where('state', '=', 'manual')
        .returning('id')
        .executeTakeFirst();
      return row !== undefined;
    },

    async claimDue(at, limit) {
      const claimed = await database.run<{ id: string }>({
        text: `update refund set check_count = check_count + 1,
            next_check_at = $1::timestamptz + least(interval '10 seconds' * power(2, least(check_count, 10)), interval '1 hour')
          where id in (
            select id from refund where next_check_at <= $1::timestamptz
            order by next_check_at limit $2 for update skip locked)
          returning id`,
        values: [at, limit],
      });
      if (claimed.length === 0) return [];
      const rows = await all()
        .where(
          'id',
          'in',
          claimed.map(({ id }) => id),
        )
        .orderBy('created_at')
        .execute();
      return rows.map(toRefund);
    },

    async find(id) {
      const row = await all().where('id', '=', id).executeTakeFirst();
      return row && toRefund(row);
    },

    list(filter) {
      const { brand, playerId, depositId, state } = filter;
      const found = matching(all(), { brand, player_id: playerId, deposit_id: depositId, state });
      return newestFirst(within(found, 'created_at', filter), filter, byCreation, (rows) =>
        rows.map(toRefund),
      );
    },
  };
}

function toColumns({ id, depositId, movementId, minor, reason, requestKey, requested }: RefundRequest) {
  return {
    ...{ id, reason },
    deposit_id: depositId,
    movement_id: movementId,
    minor: minor?.toString(),
    request_key: requestKey,
    requested_key: requested.operatorKey,
    requested_by: requested.by,
  };
}

async function outcomeOf(
  { outcome, left = '0' }: Reply,
  refund: () => Promise<Refund>,
): Promise<RefundOutcome> {
  switch (outcome) {
    case 'made':
    case 'known':
      return { kind: outcome, refund: await refund() };
    case 'exceeds':
      return { kind: outcome, leftMinor: BigInt(left) };
    case 'none':
    case 'several':
      return { kind: outcome };
  }
}

function toRefund(row: Selectable<Schema['refund']>): Refund {
  const { id, brand, provider, reference, currency, minor, state, reason } = row;
  return {
    ...{ id, brand, provider, reference, currency, minor, state, reason },
    depositId: row.deposit_id,
    movementId: row.movement_id,
    playerId: row.player_id,
    transactionId: row.transaction_id,
    reversalId: row.reversal_id ?? undefined,
    failReason: row.fail_reason ?? undefined,
    requested: { operatorKey: row.requested_key, by: row.requested_by, at: row.created_at },
    updatedAt: row.updated_at,
  };
}
