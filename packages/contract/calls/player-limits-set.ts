import * as z from 'zod/mini';
import { limitPeriod, playerProtection } from '../entities/player-protection.ts';
import { amount } from '../entities/primitives.ts';
import { defineCall } from './define-call.ts';

export const playerLimitsSet = defineCall({
  path: 'player-limits-set',
  method: 'POST',
  summary:
    'Limits what the player deposits in a period. A lower limit holds at once, a higher one and `null` (none) after 24 hours.',
  request: z.object({ period: limitPeriod, amount: z.nullable(amount) }),
  reply: playerProtection,
});
