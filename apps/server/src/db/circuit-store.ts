import type { Selectable } from 'kysely';
import { type Circuit, closedCircuit } from '../domain/circuit.ts';
import type { CircuitChange, Circuits } from '../ports/circuits.ts';
import type { Database } from '../ports/database.ts';
import type { CircuitChangeTable, CircuitTable } from './circuit-schema.ts';
import { queriesOn } from './queries.ts';

/** Circuit breakers in the database. */
export function circuitStore(database: Database): Circuits {
  const queries = queriesOn(database);
  return {
    async all() {
      const rows = await queries
        .selectFrom('circuit')
        .selectAll()
        .where(({ or, eb }) => or([eb('state', '<>', 'closed'), eb('failures', '>', 0)]))
        .execute();
      return new Map(rows.map((row) => [row.provider, toCircuit(row)]));
    },

    change: (provider, to, reason, at) =>
      database.transaction(async (transaction) => {
        const own = queriesOn(transaction);
        await own
          .insertInto('circuit')
          .values({ provider })
          .onConflict((conflict) => conflict.doNothing())
          .execute();
        const row = await own
          .selectFrom('circuit')
          .selectAll()
          .where('provider', '=', provider)
          .forNoKeyUpdate()
          .executeTakeFirst();
        const before = row === undefined ? closedCircuit : toCircuit(row);
        const after = to(before);
        if (after === before) return { before, after };
        await own
          .updateTable('circuit')
          .set({
            state: after.state,
            failures: after.failures,
            last_failure_at: after.lastFailureAt ?? null,
            open_until: after.openUntil ?? null,
            probe_until: after.probeUntil ?? null,
          })
          .where('provider', '=', provider)
          .execute();
        if (after.state !== before.state) {
          await own
            .insertInto('circuit_change')
            .values({ provider, from_state: before.state, state: after.state, reason, at })
            .execute();
        }
        return { before, after };
      }),

    async history(limit, provider) {
      const all = queries.selectFrom('circuit_change').selectAll();
      const found = provider === undefined ? all : all.where('provider', '=', provider);
      const rows = await found.orderBy('id', 'desc').limit(limit).execute();
      return rows.map(toChange);
    },
  };
}

function toCircuit(row: Selectable<CircuitTable>): Circuit {
  return {
    state: row.state,
    failures: row.failures,
    lastFailureAt: row.last_failure_at ?? undefined,
    openUntil: row.open_until ?? undefined,
    probeUntil: row.probe_until ?? undefined,
  };
}

function toChange(row: Selectable<CircuitChangeTable>): CircuitChange {
  const { provider, from_state: fromState, state, reason, at } = row;
  return { provider, fromState, state, reason, at };
}
