import * as z from 'zod/mini';
import { amount, currencyCode, opaqueId, timestamp } from '../entities/primitives.ts';
import { defineCall } from './define-call.ts';

export const paymentConvertV2 = defineCall({
  path: 'payment-convert-v2',
  method: 'POST',
  summary:
    'What an amount is worth in another currency now. Of sweep coins (`from` is `QSC`) the rate is locked for the player: `sweepstake-redeem` takes its `rateId`.',
  request: z.object({ amount, from: currencyCode, to: currencyCode }),
  reply: z.object({
    amount,
    /** Units of `to` for one of `from`, as decimal text. */
    rate: z.optional(z.string()),
    expiresAt: z.optional(timestamp),
    /** Seconds left of a locked rate, by the server's clock. Ask again a little before. */
    expiresIn: z.optional(z.number()),
    rateId: z.optional(opaqueId),
  }),
});
