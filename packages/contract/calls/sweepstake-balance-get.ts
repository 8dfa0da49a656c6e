import * as z from 'zod/mini';
import { sweepstakeBalance } from '../entities/sweepstake.ts';
import { defineCall, noPayload } from './define-call.ts';

export const sweepstakeBalanceGet = defineCall({
  path: 'sweepstake-balance-get',
  method: 'POST',
  summary: 'The player’s coins: sweep coins (`QSC`) that can be redeemed first, then gold coins (`QGC`).',
  request: noPayload,
  reply: z.array(sweepstakeBalance),
});
