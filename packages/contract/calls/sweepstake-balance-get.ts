import * as z from 'zod/mini';
import { sweepstakeBalance } from '../entities/sweepstake.ts';
import { defineCall, noPayload } from './define-call.ts';

export const sweepstakeBalanceGet = defineCall({
  path: 'sweepstake-balance-get',
  method: 'POST',
  summary: 'Redeemable balance by currency.',
  request: noPayload,
  reply: z.array(sweepstakeBalance),
});
