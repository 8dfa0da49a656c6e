import { type Selectable, sql } from 'kysely';
import type { Queries } from './queries.ts';
import type { Schema } from './schema.ts';

/** Every row of a table that hangs on one payment, in the order of these columns. */
export async function rowsOf<Table extends keyof Schema>(
  queries: Queries,
  table: Table,
  owner: 'deposit_id' | 'withdrawal_id' | 'delivery_id',
  id: string,
  ...order: readonly [keyof Schema[Table] & string, ...(keyof Schema[Table] & string)[]]
): Promise<readonly Selectable<Schema[Table]>[]> {
  const columns = sql.join(order.map((column) => sql.ref(column)));
  const { rows } = await sql<Selectable<Schema[Table]>>`
    select * from ${sql.table(table)} where ${sql.ref(owner)} = ${id} order by ${columns}`.execute(queries);
  return rows;
}
