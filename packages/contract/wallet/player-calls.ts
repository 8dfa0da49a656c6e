import * as z from 'zod/mini';
import { currencyCode } from '../entities/primitives.ts';
import { defineWalletCall } from './define-wallet-call.ts';
import { anyMinor, brandId, playerId, signedMinor } from './primitives.ts';

const player = { brand: brandId, playerId } as const;

export const playerVerify = defineWalletCall({
  kind: 'asks',
  summary: 'Whether a player may take money out now, and what they are called.',
  canBeRefused: true,
  request: z.object(player),
  reply: z.object({
    isAllowed: z.boolean(),
    /** As in the player's documents, where it is known. */
    name: z.optional(z.string().check(z.maxLength(256))),
    /** Why not, for the player to read. */
    reason: z.optional(z.string().check(z.maxLength(500))),
  }),
});

export const playerBalance = defineWalletCall({
  kind: 'asks',
  summary: 'What a player has in one currency: cash that can be withdrawn, and bonus money.',
  canBeRefused: true,
  request: z.object({ ...player, currency: currencyCode }),
  reply: z.object({ minor: signedMinor, bonusMinor: z.optional(anyMinor) }),
});
