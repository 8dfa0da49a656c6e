import * as z from 'zod/mini';
import { limitPeriod, pauseKind } from '../entities/player-protection.ts';
import { timestamp } from '../entities/primitives.ts';
import { defineOperatorCall } from './define-operator-call.ts';
import { brandId, cursor, minorUnits, nextCursor, pageSize, playerId } from './primitives.ts';

/** A player as the cashier knows one. `minor` is the balance; `amount` the same in major units, for display. */
export const operatorPlayer = z.object({
  id: z.string(),
  brand: z.string(),
  country: z.string(),
  currency: z.string(),
  name: z.optional(z.string()),
  email: z.optional(z.string()),
  firstSeenAt: timestamp,
  lastSeenAt: timestamp,
  balances: z.array(
    z.object({
      kind: z.string(),
      currency: z.string(),
      minor: minorUnits,
      amount: z.number(),
      isInArrears: z.boolean(),
    }),
  ),
});

export const operatorPlayersList = defineOperatorCall({
  method: 'GET',
  path: '/players',
  role: 'read',
  repetition: 'none',
  rows: 'players',
  summary: 'Players by the beginning of their id.',
  request: z.object({
    brand: brandId,
    query: z.optional(z.string().check(z.maxLength(128))),
    cursor,
    limit: pageSize,
  }),
  reply: z.object({ players: z.array(operatorPlayer), nextCursor }),
});

export const operatorPlayersGet = defineOperatorCall({
  method: 'GET',
  path: '/players/{id}',
  role: 'read',
  repetition: 'none',
  summary: 'One player with the balances of the ledger.',
  request: z.object({ id: playerId, brand: brandId }),
  reply: operatorPlayer,
});

export const operatorPlayersLimits = defineOperatorCall({
  method: 'GET',
  path: '/players/{id}/limits',
  role: 'read',
  repetition: 'none',
  summary:
    'What a player has set to be protected: limits on deposits with what is used of them, and a pause.',
  request: z.object({ id: playerId, brand: brandId }),
  reply: z.object({
    limits: z.array(
      z.object({
        period: limitPeriod,
        currency: z.string(),
        minor: minorUnits,
        usedMinor: minorUnits,
        /** What holds later; without an amount there is no limit then. */
        next: z.optional(z.object({ minor: z.optional(minorUnits), currency: z.string(), from: timestamp })),
      }),
    ),
    pause: z.optional(z.object({ kind: pauseKind, from: timestamp, until: z.optional(timestamp) })),
  }),
});

export const operatorPlayersToken = defineOperatorCall({
  method: 'POST',
  path: '/players/{id}/token',
  role: 'act',
  repetition: 'none',
  summary: 'Pushes a fresh token to the player’s open cashiers; a payment under way goes on with it.',
  request: z.object({
    id: playerId,
    brand: brandId,
    token: z.string().check(z.minLength(1), z.maxLength(8192)),
  }),
  reply: z.object({ connections: z.number() }),
});
