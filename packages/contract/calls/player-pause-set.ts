import * as z from 'zod/mini';
import { pauseKind, playerProtection } from '../entities/player-protection.ts';
import { defineCall } from './define-call.ts';

export const playerPauseSet = defineCall({
  path: 'player-pause-set',
  method: 'POST',
  summary:
    'Stops deposits for as many days as the brand offers, at once; without `days` for good. It is never shortened and stops no withdrawal.',
  request: z.object({ kind: pauseKind, days: z.optional(z.int().check(z.gte(1), z.lte(36_500))) }),
  reply: playerProtection,
});
