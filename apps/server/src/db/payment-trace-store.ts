import type { Database } from '../ports/database.ts';
import type { PaymentTraces } from '../ports/payment-traces.ts';
import { queriesOn } from './queries.ts';

/** The traces of payments at providers, in the database. */
export function paymentTraceStore(database: Database): PaymentTraces {
  const queries = queriesOn(database);
  return {
    async note(provider, reference, traceparent, at) {
      await queries
        .insertInto('payment_trace')
        .values({ provider, reference, traceparent, at })
        // A payment that is asked for again stays in the trace that it began with.
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },
    async find(provider, reference) {
      const row = await queries
        .selectFrom('payment_trace')
        .select('traceparent')
        .where('provider', '=', provider)
        .where('reference', '=', reference)
        .executeTakeFirst();
      return row?.traceparent;
    },
    async sweep(before) {
      const rows = await queries
        .deleteFrom('payment_trace')
        .where('at', '<', before)
        .returning('reference')
        .execute();
      return rows.length;
    },
  };
}
