import * as z from 'zod/mini';
import { amount, currencyCode, timestamp } from '../entities/primitives.ts';
import { defineCall } from './define-call.ts';

export const paymentConvertV2 = defineCall({
  path: 'payment-convert-v2',
  method: 'POST',
  summary: 'What an amount is worth in another currency now.',
  request: z.object({ amount, from: currencyCode, to: currencyCode }),
  reply: z.object({ amount, rate: z.optional(z.string()), expiresAt: z.optional(timestamp) }),
});
