import * as z from 'zod/mini';
import { amount, currencyCode } from '../entities/primitives.ts';
import { defineCall } from './define-call.ts';

export const sessionStart = defineCall({
  path: 'session-start',
  method: 'POST',
  summary: 'Opens a payment session, so that one visit can be followed through its calls.',
  request: z.object({
    amount: z.optional(amount),
    currency: z.optional(currencyCode),
    pendingGroup: z.optional(z.string().check(z.maxLength(64))),
  }),
  reply: z.object({ payment_session_id: z.string() }),
});
