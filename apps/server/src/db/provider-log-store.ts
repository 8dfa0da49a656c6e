import { redactBody } from '@opencashier/contract/redact-body';
import { type Selectable, sql } from 'kysely';
import type { Database } from '../ports/database.ts';
import type { Log } from '../ports/log.ts';
import type { AskedEvent, ProviderLog, ProviderWebhook } from '../ports/provider-log.ts';
import type { TrailEntry } from '../ports/trail.ts';
import { matching, newestFirst, type RowOrder, within } from './newest-first.ts';
import { eventFromJson, eventToJson } from './provider-event-json.ts';
import { queriesOn } from './queries.ts';
import type { Schema } from './schema.ts';

type WebhookRow = Selectable<Schema['provider_webhook']>;
type Noted =
  | { readonly webhook: Omit<ProviderWebhook, 'replays'> }
  | { readonly webhook?: undefined; readonly asked: AskedEvent };

const byArrival: RowOrder<WebhookRow> = {
  at: 'received_at',
  id: 'id',
  positionOf: (row) => ({ at: row.received_at, id: row.id }),
  idOf: (text) => text,
};

const portion = 200;

/** What providers told, in the database. Notes are gathered while a write is under way and written together. */
export function providerLogStore(database: Database, log: Log): ProviderLog {
  const queries = queriesOn(database);
  let waiting: Noted[] = [];
  let writing: Promise<void> | undefined;

  async function write(): Promise<void> {
    while (waiting.length > 0) {
      const next = waiting.slice(0, portion);
      waiting = waiting.slice(portion);
      try {
        await writeWebhooks(database, next);
        await writeEvents(database, next);
      } catch (error) {
        log.error({ count: next.length, err: error }, 'what providers told was not kept');
      }
    }
    writing = undefined;
  }

  function note(noted: Noted): void {
    waiting.push(noted);
    writing ??= write();
  }

  const settled = async (): Promise<void> => {
    while (writing) await writing;
  };

  return {
    noteWebhook: (webhook) => note({ webhook }),
    noteAsked: (asked) => note({ asked }),
    settled,

    async noteReplay(id) {
      await queries
        .updateTable('provider_webhook')
        .set((column) => ({ replays: column('replays', '+', 1) }))
        .where('id', '=', id)
        .execute();
    },

    async find(id) {
      await settled();
      const all = queries.selectFrom('provider_webhook').selectAll();
      const row = await all.where('id', '=', id).executeTakeFirst();
      return row && toWebhook(row);
    },

    async list(filter) {
      await settled();
      const { provider, reference } = filter;
      const all = matching(queries.selectFrom('provider_webhook').selectAll(), { provider });
      const found =
        reference === undefined
          ? all
          : all.where(sql<boolean>`reference_list @> array[${reference}]::text[]`);
      return newestFirst(within(found, 'received_at', filter), filter, byArrival, (rows) =>
        rows.map(toWebhook),
      );
    },

    async of(paymentId) {
      await settled();
      const rows = await database.run<Omit<TrailEntry, 'kind' | 'with'> & { readonly provider: string }>({
        text: `select at, provider, type, outcome, payload as request from provider_event
          where reference in (
            select reference from deposit_attempt where deposit_id = $1
            union select reference from withdrawal_attempt where withdrawal_id = $1)
          order by at, event_id`,
        values: [paymentId],
      });
      return rows.map(({ provider, ...row }) => ({ ...row, kind: 'providerEvent', with: provider }));
    },

    async sweep(before) {
      await database.run({ text: 'delete from provider_event where at < $1', values: [before] });
      const rows = await database.run({
        text: 'delete from provider_webhook where received_at < $1 returning id',
        values: [before],
      });
      return rows.length;
    },
  };
}

async function writeWebhooks(database: Database, notes: readonly Noted[]): Promise<void> {
  const webhooks = notes.flatMap(({ webhook }) => (webhook ? [webhook] : []));
  if (webhooks.length === 0) return;
  await queriesOn(database)
    .insertInto('provider_webhook')
    .values(
      webhooks.map(({ id, provider, webhookId, body, events, outcome, status, receivedAt }) => ({
        ...{ id, provider, outcome, status },
        webhook_id: webhookId,
        body: redactBody(body),
        events: JSON.stringify(events.map(eventToJson)),
        reference_list: [...new Set(events.map(({ reference }) => reference))],
        received_at: receivedAt,
      })),
    )
    .execute();
}

/** Each event once, as it was told first. */
async function writeEvents(database: Database, notes: readonly Noted[]): Promise<void> {
  const told = notes.flatMap((noted): readonly (AskedEvent & { readonly webhook: string | null })[] => {
    if (!noted.webhook) return [{ ...noted.asked, webhook: null }];
    const { events, provider, outcome, receivedAt: at, id: webhook } = noted.webhook;
    return events.map((event) => ({ event, provider, outcome, at, webhook }));
  });
  if (told.length === 0) return;
  await database.run({
    text: `insert into provider_event (provider, reference, event_id, type, payload, outcome, webhook, at)
      select * from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[],
        $8::timestamptz[])
      on conflict do nothing`,
    values: [
      told.map(({ provider }) => provider),
      told.map(({ event }) => event.reference),
      told.map(({ event }) => event.eventId),
      told.map(({ event }) => event.type),
      told.map(({ event }) => redactBody(JSON.stringify(eventToJson(event)))),
      told.map(({ outcome }) => outcome),
      told.map(({ webhook }) => webhook),
      told.map(({ at }) => at.toISOString()),
    ],
  });
}

function toWebhook(row: WebhookRow): ProviderWebhook {
  return {
    id: row.id,
    provider: row.provider,
    webhookId: row.webhook_id,
    body: row.body,
    events: (row.events as readonly unknown[]).map(eventFromJson),
    outcome: row.outcome,
    status: row.status,
    replays: row.replays,
    receivedAt: row.received_at,
  };
}
