import * as z from 'zod/mini';
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
  summary: 'One player with the balances of the ledger.',
  request: z.object({ id: playerId, brand: brandId }),
  reply: operatorPlayer,
});

export const operatorPlayersToken = defineOperatorCall({
  method: 'POST',
  path: '/players/{id}/token',
  summary: 'Pushes a fresh token to the player’s open cashiers; a payment under way goes on with it.',
  request: z.object({
    id: playerId,
    brand: brandId,
    token: z.string().check(z.minLength(1), z.maxLength(8192)),
  }),
  reply: z.object({ connections: z.number() }),
});
