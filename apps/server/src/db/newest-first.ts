import { type SelectQueryBuilder, sql } from 'kysely';
import { fromCursor, type Position, toCursor } from '../domain/cursor.ts';
import type { Page } from '../ports/players.ts';
import type { Schema } from './schema.ts';

/** The columns by which a list goes, newest first. */
export interface RowOrder<Row> {
  readonly at: string;
  readonly id: string;
  readonly positionOf: (row: Row) => Position;
  /** A cursor's id as the column has it; nothing where it is none, so that a cursor that was tampered with reads anew. */
  readonly idOf: (text: string) => unknown;
}

/** By the time at which a row was made, and its id. */
export const byCreation: RowOrder<{ readonly created_at: Date; readonly id: string }> = {
  at: 'created_at',
  id: 'id',
  positionOf: (row) => ({ at: row.created_at, id: row.id }),
  idOf: (text) => text,
};

/** By the time at which a row was written and the number that it got. */
export const byNumber: RowOrder<{ readonly at: Date; readonly id: bigint }> = {
  at: 'at',
  id: 'id',
  positionOf: (row) => ({ at: row.at, id: String(row.id) }),
  idOf: (text) => (/^\d{1,18}$/.test(text) ? BigInt(text) : undefined),
};

type Select<Tables extends keyof Schema, Row> = SelectQueryBuilder<Schema, Tables, Row>;

/** Rows whose columns have these values, or one of them; a column without a value does not count. */
export function matching<Tables extends keyof Schema, Row>(
  query: Select<Tables, Row>,
  values: Readonly<Record<string, string | boolean | readonly string[] | undefined>>,
): Select<Tables, Row> {
  return Object.entries(values).reduce((narrowed, [column, value]) => {
    if (value === undefined) return narrowed;
    return typeof value === 'object'
      ? narrowed.where(sql.ref(column), 'in', [...value])
      : narrowed.where(sql.ref(column), '=', value);
  }, query);
}

/** Rows of a period by their time: from a point on, and before another. */
export function within<Tables extends keyof Schema, Row>(
  query: Select<Tables, Row>,
  column: string,
  { from, to }: { readonly from?: Date; readonly to?: Date },
): Select<Tables, Row> {
  const later = from === undefined ? query : query.where(sql.ref(column), '>=', from);
  return to === undefined ? later : later.where(sql.ref(column), '<', to);
}

/** A page of a list, newest first: what stands below the cursor, and the cursor of the next page where there is more. */
export async function newestFirst<Tables extends keyof Schema, Row, Item>(
  query: Select<Tables, Row>,
  { cursor, limit }: { readonly cursor?: string; readonly limit: number },
  order: RowOrder<Row>,
  toItems: (rows: readonly Row[]) => readonly Item[] | Promise<readonly Item[]>,
): Promise<Page<Item>> {
  const [at, key] = [sql.ref(order.at), sql.ref(order.id)];
  const from = fromCursor(cursor);
  const id = from && order.idOf(from.id);
  const below =
    from === undefined || id === undefined
      ? query
      : query.where(sql<boolean>`(${at}, ${key}) < (${from.at}, ${id})`);
  // One more than is shown tells whether there are further ones.
  const rows = await below
    .orderBy(at, 'desc')
    .orderBy(key, 'desc')
    .limit(limit + 1)
    .execute();
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const items = await toItems(shown);
  return rows.length > limit && last !== undefined
    ? { items, nextCursor: toCursor(order.positionOf(last)) }
    : { items };
}
