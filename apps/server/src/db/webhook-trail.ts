import type { Database } from '../ports/database.ts';
import type { Trail } from '../ports/trail.ts';

interface Row {
  readonly at: Date;
  readonly url: string;
  readonly type: string;
  readonly body: string;
  readonly status: number | null;
  readonly error: string | null;
  readonly reply: string | null;
}

/** The operator's webhooks about a payment: each try to bring one, or that it waits for its first. */
export function webhookTrail(database: Database): Trail {
  return {
    async of(paymentId) {
      const rows = await database.run<Row>({
        text: `select coalesce(a.at, d.created_at) as at, d.url, d.type, d.body, a.status, a.error, a.reply
          from webhook_delivery d left join webhook_attempt a on a.delivery_id = d.id
          where d.subject = $1 order by 1, d.outbox_id, a.ordinal`,
        values: [paymentId],
      });
      return rows.map(({ at, url, type, body, status, error, reply }) => ({
        at,
        kind: 'operatorWebhook',
        with: url,
        type,
        outcome: error ?? (status === null ? 'due' : String(status)),
        request: body,
        reply: reply ?? undefined,
      }));
    },
  };
}
