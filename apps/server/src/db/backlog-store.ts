import type { Backlog } from '../ports/backlog.ts';
import type { Database } from '../ports/database.ts';

/** Each of the counted sets has an index of its own, so that a count costs what waits, not what there is. */
const text = `select
  (select count(*) from outbox where published_at is null) as outbox,
  (select min(created_at) from outbox where published_at is null) as outbox_since,
  (select count(*) from webhook_delivery where state = 'due') as deliveries,
  (select min(next_at) from webhook_delivery where state = 'due') as delivery_since,
  (select count(*) from deposit where state = 'created') as created,
  (select count(*) from deposit where state = 'pending') as pending,
  (select count(*) from movement where state = 'due') as credits,
  (select count(*) from deposit where is_held) as held,
  (select count(*) from withdrawal where state = 'review') as review`;

type Counted = Record<
  'outbox' | 'deliveries' | 'created' | 'pending' | 'credits' | 'held' | 'review',
  bigint
> &
  Record<'outbox_since' | 'delivery_since', Date | null>;

/** What waits, by the database. */
export function backlogStore(database: Database): Backlog {
  return {
    async count(at) {
      const [row] = await database.run<Counted>({ name: 'backlog', text });
      const age = (since: Date | null | undefined) =>
        since ? Math.max(0, (at.getTime() - since.getTime()) / 1_000) : 0;
      return {
        outbox: Number(row?.outbox ?? 0),
        outboxLag: age(row?.outbox_since),
        deliveries: Number(row?.deliveries ?? 0),
        deliveryLag: age(row?.delivery_since),
        openDeposits: { created: Number(row?.created ?? 0), pending: Number(row?.pending ?? 0) },
        creditsDue: Number(row?.credits ?? 0),
        depositsHeld: Number(row?.held ?? 0),
        withdrawalsInReview: Number(row?.review ?? 0),
      };
    },
  };
}
