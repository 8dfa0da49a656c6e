import type { Ids } from '../ports/clock.ts';
import type { Database } from '../ports/database.ts';
import type { DueMovement, Ledger, ReversalOutcome } from '../ports/ledger.ts';
import { createGatherer } from './gatherer.ts';
import { type FlightItem, settleFlight } from './settle-flight.ts';

/** Measured on two cores: larger flights cost more for each of their items, and more at a time gain nothing. */
const maxFlights = 2;
const maxItems = 64;

interface DueRow {
  readonly id: string;
  readonly deposit_id: string;
  readonly brand: string;
  readonly player_id: string;
  readonly minor: bigint;
  readonly currency: string;
  readonly asked_minor: bigint;
  readonly wallet_is_outside: boolean;
}

/**
 * The ledger in the database's own functions.
 *
 * @param creditsAtOnce false where another wallet than ours credits the players
 */
export function sqlLedger(database: Database, ids: Ids, creditsAtOnce: boolean): Ledger {
  const settle = createGatherer<FlightItem & { readonly at: Date }, Awaited<ReturnType<Ledger['settle']>>>({
    keyOf: (item) => item.reference,
    maxItems,
    maxFlights,
    // What shares a flight is told at the same moment.
    send: (items) => settleFlight(database, items, items[0].at, creditsAtOnce),
  });

  return {
    settle: (settlement, at) => settle({ ...settlement, movementId: ids.next('mov'), at }),

    async reverse(notice, at) {
      const [row] = await database.call<{ outcome: ReversalOutcome }>({
        name: 'reverse-movement',
        text: 'select reverse_movement($1, $2, $3, $4, $5, $6, $7, $8, $9) as outcome',
        values: [
          notice.provider,
          notice.transactionId,
          notice.reversalId,
          notice.reference,
          notice.kind,
          notice.minor,
          notice.currency,
          notice.webhookId ?? null,
          at,
        ],
      });
      return row?.outcome ?? 'duplicate';
    },

    async credit(movementId, at) {
      const [row] = await database.call<{ outcome: string }>({
        text: 'select credit_movement($1, $2) as outcome',
        values: [movementId, at],
      });
      return row?.outcome === 'credited';
    },

    async decide({ depositId, decision, operatorKey, decidedBy, reason }, at) {
      const [row] = await database.call<{ count: number }>({
        text: 'select decide_held($1, $2, $3, $4, $5, $6) as count',
        values: [depositId, decision, operatorKey, decidedBy, reason, at],
      });
      return row?.count ?? 0;
    },

    async claimDue(brands, at, limit) {
      const rows = await database.run<DueRow>({
        text: `with claimed as (
            update movement set credit_attempts = credit_attempts + 1,
              next_credit_at = $1::timestamptz + least(interval '10 seconds' * power(2, least(credit_attempts, 10)), interval '10 minutes')
            where id in (
              select m.id from movement m join deposit d on d.id = m.deposit_id
              where m.state = 'due' and m.next_credit_at <= $1::timestamptz and d.brand = any($3::text[])
              order by m.next_credit_at limit $2 for no key update of m skip locked)
            returning id, deposit_id, minor, currency)
          select c.id, c.deposit_id, d.brand, d.player_id, c.minor, c.currency, d.asked_minor, d.wallet_is_outside
          from claimed c join deposit d on d.id = c.deposit_id`,
        values: [at, limit, [...brands]],
      });
      return rows.map(toDueMovement);
    },

    async applyParked(at) {
      const [row] = await database.call<{ applied: bigint }>({
        text: `select coalesce(sum(apply_parked_reversals(parked.provider, parked.transaction_id, $1)), 0)::bigint as applied
            from (select distinct r.provider, r.transaction_id from reversal r
              join movement m on m.provider = r.provider and m.transaction_id = r.transaction_id
              where r.state = 'parked') parked`,
        values: [at],
      });
      return Number(row?.applied ?? 0n);
    },
  };
}

function toDueMovement(row: DueRow): DueMovement {
  return {
    id: row.id,
    depositId: row.deposit_id,
    brand: row.brand,
    playerId: row.player_id,
    minor: row.minor,
    currency: row.currency,
    askedMinor: row.asked_minor,
    isWalletOutside: row.wallet_is_outside,
  };
}
