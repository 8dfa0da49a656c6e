import type { Database } from '../ports/database.ts';
import type { IncomingWebhooks } from '../ports/incoming-webhooks.ts';
import { queriesOn } from './queries.ts';

/** Providers' webhooks in the database; those that moved money are noted by the ledger's own functions. */
export function incomingWebhookStore(database: Database): IncomingWebhooks {
  const queries = queriesOn(database);
  return {
    async isKnown(provider, webhookId) {
      const row = await queries
        .selectFrom('incoming_webhook')
        .select('webhook_id')
        .where('provider', '=', provider)
        .where('webhook_id', '=', webhookId)
        .executeTakeFirst();
      return row !== undefined;
    },
    async note(provider, webhookId, at) {
      await queries
        .insertInto('incoming_webhook')
        .values({ provider, webhook_id: webhookId, received_at: at })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },
    async noteUnmatched(provider, event, at) {
      const payload = JSON.stringify(event, (_key, value: unknown) =>
        typeof value === 'bigint' ? value.toString() : value,
      );
      await queries
        .insertInto('unmatched_event')
        .values({
          provider,
          event_id: event.eventId,
          reference: event.reference,
          payload,
          received_at: at,
        })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },
    async sweep(before) {
      const rows = await queries
        .deleteFrom('incoming_webhook')
        .where('received_at', '<', before)
        .returning('webhook_id')
        .execute();
      return rows.length;
    },
  };
}
