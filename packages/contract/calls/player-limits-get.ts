import { playerProtection } from '../entities/player-protection.ts';
import { defineCall, noPayload } from './define-call.ts';

export const playerLimitsGet = defineCall({
  path: 'player-limits-get',
  method: 'GET',
  summary: 'The player’s own deposit limits and pause, and which ones there are where the player lives.',
  request: noPayload,
  reply: playerProtection,
  retry: 'standard',
});
