import * as z from 'zod/mini';

/** Minor units as text (`"1050"` is EUR 10.50): exact in every language, whatever its numbers are. */
export const minorUnits = z.string().check(z.regex(/^-?\d+$/));
/** A brand's id; the first brand where it is left out. */
export const brandId = z.optional(z.string().check(z.minLength(1), z.maxLength(64)));
export const cursor = z.optional(z.string().check(z.maxLength(512)));
/** The operator's own id of a player. */
export const playerId = z.string().check(z.minLength(1), z.maxLength(128));

const maxPageSize = 200;
/** How many entries a page has; it may arrive as text in a query. */
export const pageSize = z.optional(
  z.pipe(
    z.union([z.number(), z.pipe(z.string().check(z.maxLength(32)), z.transform(Number))]),
    z
      .int({ error: 'must be a whole number' })
      .check(z.gte(1, 'must be at least 1'), z.lte(maxPageSize, `must be at most ${maxPageSize}`)),
  ),
);
export const defaultPageSize = 50;

/** `true` in a query. */
export const flag = z.optional(z.enum(['true']));
/** Opaque; hand it in as `cursor` for the next page. */
export const nextCursor = z.optional(z.string());
