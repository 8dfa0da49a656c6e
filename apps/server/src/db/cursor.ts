import { type Position, toCursor } from '../domain/cursor.ts';

/**
 * Cuts a page out of rows that were asked for with one more than the limit, which tells whether there are further ones.
 */
export function toPage<Row, Item>(
  rows: readonly Row[],
  limit: number,
  toItem: (row: Row) => Item,
  positionOf: (row: Row) => Position,
): { readonly items: readonly Item[]; readonly nextCursor?: string } {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const items = shown.map(toItem);
  return rows.length > limit && last !== undefined
    ? { items, nextCursor: toCursor(positionOf(last)) }
    : { items };
}
