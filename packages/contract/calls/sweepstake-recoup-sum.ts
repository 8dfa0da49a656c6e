import * as z from 'zod/mini';
import { currencyCode } from '../entities/primitives.ts';
import { unplayedBalance } from '../entities/sweepstake.ts';
import { defineCall } from './define-call.ts';

export const sweepstakeRecoupSum = defineCall({
  path: 'sweepstake-recoup-sum',
  method: 'POST',
  summary: 'Sweep coins that are still to be played before they can be redeemed; `currency` is `QSC`.',
  request: z.object({ currency: currencyCode }),
  reply: z.object({ data: unplayedBalance }),
});
