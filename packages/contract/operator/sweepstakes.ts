import * as z from 'zod/mini';
import { timestamp } from '../entities/primitives.ts';
import { defineOperatorCall } from './define-operator-call.ts';
import { brandId, cursor, minorUnits, nextCursor, pageSize, playerId } from './primitives.ts';

const positiveMinor = z.string().check(z.regex(/^[1-9]\d{0,14}$/));
const notNegativeMinor = z.string().check(z.regex(/^(?:0|[1-9]\d{0,14})$/));
const eventId = z.string().check(z.minLength(8), z.maxLength(128));

/**
 * A player's coins, in minor units. `unplayedMinor` is below zero where a reversed purchase took more back than was there;
 * what can be redeemed is `redeemableMinor` less that debt.
 */
export const operatorCoins = z.object({
  player: z.string(),
  brand: z.string(),
  goldMinor: minorUnits,
  unplayedMinor: minorUnits,
  redeemableMinor: minorUnits,
  /** In redemptions that are under way. */
  reservedMinor: minorUnits,
});

/** One play or grant, as it was booked. */
export const operatorCoinEvent = z.object({
  id: z.string(),
  kind: z.enum(['play', 'grant']),
  player: z.string(),
  currency: z.enum(['QGC', 'QSC']),
  /** What was played or granted. */
  minor: minorUnits,
  /** Of a play: what it gave back, and what of the unplayed coins is played now. */
  returnedMinor: z.optional(minorUnits),
  fromUnplayedMinor: z.optional(minorUnits),
  operatorKey: z.string(),
  by: z.optional(z.string()),
  reason: z.optional(z.string()),
  at: timestamp,
});

export const operatorSweepstakesPlay = defineOperatorCall({
  method: 'POST',
  path: '/sweepstakes/plays',
  role: 'act',
  repetition: 'id',
  summary:
    'Reports play with sweep coins. Unplayed ones are played first; what the play gave back can be redeemed. The same `reportId` is one play.',
  request: z.object({
    brand: brandId,
    reportId: eventId,
    player: playerId,
    playedMinor: positiveMinor,
    /** What the play gave back: nothing lost and nothing won unless told. */
    returnedMinor: z.optional(notNegativeMinor),
  }),
  reply: z.object({ event: operatorCoinEvent, coins: operatorCoins }),
});

export const operatorSweepstakesGrant = defineOperatorCall({
  method: 'POST',
  path: '/sweepstakes/grants',
  role: 'act',
  repetition: 'id',
  summary:
    'Gives a player free coins, as for an entry without purchase: sweep coins to be played, or gold coins. The same `grantId` is one grant.',
  request: z.object({
    brand: brandId,
    grantId: eventId,
    player: playerId,
    currency: z.enum(['QGC', 'QSC']),
    minor: positiveMinor,
    reason: z.string().check(z.trim(), z.minLength(1), z.maxLength(1000)),
  }),
  reply: z.object({ event: operatorCoinEvent, coins: operatorCoins }),
});

export const operatorSweepstakesGet = defineOperatorCall({
  method: 'GET',
  path: '/sweepstakes/players/{id}',
  role: 'read',
  repetition: 'none',
  summary: 'A player’s coins by the ledger.',
  request: z.object({ id: playerId, brand: brandId }),
  reply: operatorCoins,
});

export const operatorSweepstakesEvents = defineOperatorCall({
  method: 'GET',
  path: '/sweepstakes/events',
  role: 'read',
  repetition: 'none',
  rows: 'events',
  summary: 'Plays and grants with who reported them, newest first.',
  request: z.object({ brand: brandId, player: z.optional(playerId), cursor, limit: pageSize }),
  reply: z.object({ events: z.array(operatorCoinEvent), nextCursor }),
});
