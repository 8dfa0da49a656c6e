import * as z from 'zod/mini';
import { timestamp } from '../entities/primitives.ts';

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

const pastCenturies = Date.parse('2000-01-01T00:00:00Z');
const nextCenturies = Date.parse('2200-01-01T00:00:00Z');
/** A point in time that there is (no thirteenth month), and that a database takes. */
export const pointInTime = z.pipe(
  timestamp,
  z
    .string()
    .check(
      z.refine(
        (text) => Date.parse(text) >= pastCenturies && Date.parse(text) < nextCenturies,
        'must be a point in time',
      ),
    ),
);
/** From a point in time on, and before another. */
export const period = { from: z.optional(pointInTime), to: z.optional(pointInTime) };
/** Why somebody does what is written down; for the operator's own people to read. */
export const reason = z.string().check(z.trim(), z.minLength(1), z.maxLength(1000));
/** An id of ours. */
export const recordId = z.string().check(z.minLength(1), z.maxLength(64));
/** An amount above zero, in minor units. */
export const positiveMinor = z.string().check(z.regex(/^[1-9]\d{0,17}$/));
/** Who did something, and by which key. */
export const actor = { operatorKey: z.string(), by: z.string(), at: timestamp };
