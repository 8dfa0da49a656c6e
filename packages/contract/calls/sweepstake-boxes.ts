import * as z from 'zod/mini';
import { box, sweepstakeLinks } from '../entities/sweepstake.ts';
import { defineCall, noPayload } from './define-call.ts';

export const sweepstakeBoxes = defineCall({
  path: 'sweepstake-boxes',
  method: 'POST',
  summary:
    'Coin packages on sale. Where sweepstakes are not allowed it is refused with `banking.sweepstakesNotAllowed`.',
  request: noPayload,
  reply: z.object({
    boxes: z.array(z.object({ boxes: z.array(box) })),
    links: z.optional(sweepstakeLinks),
  }),
});
