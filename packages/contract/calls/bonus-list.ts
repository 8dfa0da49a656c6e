import * as z from 'zod/mini';
import { bonusList } from '../entities/bonus.ts';
import { defineCall, noPayload } from './define-call.ts';

export const bonusListCall = defineCall({
  path: 'bonus-list',
  method: 'GET',
  summary: 'Bonuses that a deposit can carry.',
  request: noPayload,
  reply: z.object({ bonuses: bonusList }),
  retry: 'standard',
});
