import * as z from 'zod/mini';
import { playerBalance } from '../entities/balance.ts';
import { defineCall, noPayload } from './define-call.ts';

export const balanceGet = defineCall({
  path: 'balance-get',
  method: 'GET',
  summary: 'What the player has, by currency: the own one first.',
  request: noPayload,
  reply: z.object({ balances: z.array(playerBalance) }),
  retry: 'standard',
});
