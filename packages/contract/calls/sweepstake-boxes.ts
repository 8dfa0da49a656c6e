import * as z from 'zod/mini';
import { box } from '../entities/sweepstake.ts';
import { defineCall, noPayload } from './define-call.ts';

export const sweepstakeBoxes = defineCall({
  path: 'sweepstake-boxes',
  method: 'POST',
  summary: 'Coin packages on sale.',
  request: noPayload,
  reply: z.object({ boxes: z.array(z.object({ boxes: z.array(box) })) }),
});
