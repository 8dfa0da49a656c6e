import type { Selectable } from 'kysely';
import type { Database, Sql } from '../ports/database.ts';
import type { WebhookDelivery, WebhookLog } from '../ports/webhook-log.ts';
import type { AttemptResult, DueDelivery, WebhookQueue } from '../ports/webhook-queue.ts';
import { byCreation, matching, newestFirst, within } from './newest-first.ts';
import { queriesOn } from './queries.ts';
import { rowsOf } from './rows-of.ts';
import type { Schema } from './schema.ts';

/** Messages to the operator in the database: the queue that is worked on. */
export function webhookQueue(database: Database): WebhookQueue {
  return {
    async claim(at, claimedUntil, limit) {
      await disableMessages(database);
      // A message waits while an earlier one of the same deposit to the same address is not through.
      return database.run<DueDelivery>({
        text: `update webhook_delivery set next_at = $2
          where id in (
            select d.id from webhook_delivery d
            where d.state = 'due' and d.next_at <= $1
              and not exists (select 1 from webhook_delivery earlier
                where earlier.state = 'due' and earlier.url = d.url and earlier.subject = d.subject
                  and earlier.outbox_id < d.outbox_id)
            order by d.outbox_id limit $3 for update skip locked)
          returning id, brand, url, body, attempts - attempts_before as attempts`,
        values: [at, claimedUntil, limit],
      });
    },

    async record(delivery, result) {
      await database.transaction(async (sql) => {
        await writeAttempt(sql, delivery, result);
        if (result.next.kind === 'disableEndpoint') await disableEndpoint(sql, delivery, result.at);
      });
    },

    async sweep(before) {
      return database.transaction(async (sql) => {
        const old = `select id from webhook_delivery where state <> 'due' and created_at < $1`;
        await sql.run({
          text: `delete from webhook_attempt where delivery_id in (${old})`,
          values: [before],
        });
        const rows = await sql.run({
          text: `delete from webhook_delivery where id in (${old}) returning id`,
          values: [before],
        });
        return rows.length;
      });
    },
  };
}

/** The same messages as the operator's log. */
export function webhookLog(database: Database): WebhookLog {
  const queries = queriesOn(database);
  return {
    list(filter) {
      const { brand, state, type, subject } = filter;
      const all = queries.selectFrom('webhook_delivery').selectAll();
      const found = within(matching(all, { brand, state, type, subject }), 'created_at', filter);
      return newestFirst(found, filter, byCreation, (rows) => rows.map(toDelivery));
    },

    async find(id) {
      const all = queries.selectFrom('webhook_delivery').selectAll();
      const row = await all.where('id', '=', id).executeTakeFirst();
      return row && toDelivery(row);
    },

    async attempts(deliveryId) {
      const rows = await rowsOf(queries, 'webhook_attempt', 'delivery_id', deliveryId, 'ordinal');
      return rows.map((row) => ({
        ordinal: row.ordinal,
        at: row.at,
        durationMs: row.duration_ms,
        status: row.status ?? undefined,
        error: row.error ?? undefined,
        requestHeaders: row.request_headers,
        reply: row.reply ?? undefined,
      }));
    },

    redeliver: (deliveryId, at) =>
      database.transaction(async (sql) => {
        const row = await queriesOn(sql)
          .updateTable('webhook_delivery')
          .set((column) => ({ state: 'due', next_at: at, attempts_before: column.ref('attempts') }))
          .where('id', '=', deliveryId)
          .returning(['brand', 'url'])
          .executeTakeFirst();
        if (row === undefined) return false;
        await queriesOn(sql)
          .deleteFrom('webhook_endpoint')
          .where('brand', '=', row.brand)
          .where('url', '=', row.url)
          .execute();
        return true;
      }),

    replay: ({ brand, state, type, from, to }, limit, at) =>
      database.transaction(async (sql) => {
        const all = queriesOn(sql)
          .selectFrom('webhook_delivery')
          .select(['id', 'brand', 'url', 'created_at']);
        const rows = await within(matching(all, { brand, state, type }), 'created_at', { from, to })
          .orderBy('created_at')
          .orderBy('id')
          .limit(limit + 1)
          .execute();
        const again = rows.slice(0, limit);
        await sql.run({
          text: `update webhook_delivery set state = 'due', next_at = $2, attempts_before = attempts
            where id = any($1::text[])`,
          values: [again.map(({ id }) => id), at],
        });
        await sql.run({
          text: `delete from webhook_endpoint where (brand, url) in
            (select brand, url from webhook_delivery where id = any($1::text[]))`,
          values: [again.map(({ id }) => id)],
        });
        return { count: again.length, nextFrom: rows[limit]?.created_at };
      }),
  };
}

async function writeAttempt(sql: Sql, delivery: DueDelivery, result: AttemptResult): Promise<void> {
  const { next } = result;
  const state = {
    delivered: 'delivered',
    failed: 'failed',
    disableEndpoint: 'disabled',
    retry: 'due',
  } as const;
  const updated = await queriesOn(sql)
    .updateTable('webhook_delivery')
    .set((column) => ({
      state: state[next.kind],
      attempts: column('attempts', '+', 1),
      next_at: next.kind === 'retry' ? next.at : null,
    }))
    .where('id', '=', delivery.id)
    .returning('attempts')
    .executeTakeFirstOrThrow();
  await queriesOn(sql)
    .insertInto('webhook_attempt')
    .values({
      delivery_id: delivery.id,
      ordinal: updated.attempts,
      at: result.at,
      duration_ms: result.durationMs,
      status: result.status ?? null,
      error: result.error ?? null,
      request_headers: JSON.stringify(result.requestHeaders),
      // No database keeps an end of text.
      reply: result.reply?.replaceAll('\0', '') ?? null,
    })
    .execute();
}

async function disableEndpoint(sql: Sql, { brand, url }: DueDelivery, at: Date): Promise<void> {
  await queriesOn(sql)
    .insertInto('webhook_endpoint')
    .values({ brand, url, disabled_at: at, reason: 'gone' })
    .onConflict((conflict) =>
      conflict.columns(['brand', 'url']).doUpdateSet({ disabled_at: at, reason: 'gone' }),
    )
    .execute();
  await disableMessages(sql);
}

/** Messages for an endpoint that said it is gone are kept for the log and not sent. */
async function disableMessages(sql: Sql): Promise<void> {
  await sql.run({
    text: `update webhook_delivery d set state = 'disabled', next_at = null
      from webhook_endpoint e
      where d.state = 'due' and e.brand = d.brand and e.url = d.url and e.disabled_at is not null`,
  });
}

function toDelivery(row: Selectable<Schema['webhook_delivery']>): WebhookDelivery {
  return {
    id: row.id,
    brand: row.brand,
    url: row.url,
    type: row.type,
    subject: row.subject,
    state: row.state,
    attempts: row.attempts,
    nextAt: row.next_at ?? undefined,
    createdAt: row.created_at,
    body: row.body,
  };
}
