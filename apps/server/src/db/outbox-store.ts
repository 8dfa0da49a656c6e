import type { Database, Sql } from '../ports/database.ts';
import type { Outbox, OutboxEvent } from '../ports/outbox.ts';
import { toOutboxEvent } from './outbox-rows.ts';
import { queriesOn } from './queries.ts';

/** Whoever holds it publishes; the others leave the order alone. */
const advisoryLock = 4_606_772_102;

/** The outbox in the database. */
export function outboxStore(database: Database): Outbox {
  return {
    relay: (limit, at, toMessages, publish) =>
      database.transaction(async (sql) => {
        const [lock] = await sql.run<{ is_mine: boolean }>({
          name: 'outbox-lock',
          text: 'select pg_try_advisory_xact_lock($1::bigint) as is_mine',
          values: [advisoryLock],
        });
        if (lock?.is_mine !== true) return { kind: 'busy' };
        const events = await oldest(sql, limit);
        if (events.length === 0) return { kind: 'published', count: 0 };
        await queueMessages(sql, events, at, toMessages);
        await sql.run({
          text: 'update outbox set published_at = $1 where id = any($2::bigint[])',
          values: [at, events.map((event) => event.id)],
        });
        for (const event of events) await publish(event);
        return { kind: 'published', count: events.length };
      }),

    async sweep(before) {
      const rows = await queriesOn(database)
        .deleteFrom('outbox')
        .where('published_at', '<', before)
        .returning('id')
        .execute();
      return rows.length;
    },
  };
}

async function oldest(sql: Sql, limit: number): Promise<readonly OutboxEvent[]> {
  const rows = await queriesOn(sql)
    .selectFrom('outbox')
    .selectAll()
    .where('published_at', 'is', null)
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(toOutboxEvent);
}

async function queueMessages(
  sql: Sql,
  events: readonly OutboxEvent[],
  at: Date,
  toMessages: Parameters<Outbox['relay']>[2],
): Promise<void> {
  const rows = events.flatMap((event) =>
    toMessages(event).map((message) => ({
      id: message.id,
      outbox_id: event.id,
      brand: message.brand,
      url: message.url,
      subject: 'depositId' in event ? event.depositId : event.withdrawalId,
      type: message.type,
      body: message.body,
      state: 'due' as const,
      next_at: at,
      created_at: at,
    })),
  );
  if (rows.length === 0) return;
  await queriesOn(sql)
    .insertInto('webhook_delivery')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['outbox_id', 'url']).doNothing())
    .execute();
}
