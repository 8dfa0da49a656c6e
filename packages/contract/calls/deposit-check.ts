import * as z from 'zod/mini';
import { depositCard, unifiedFlow } from '../entities/deposit.ts';
import { amount, countryCode, depositId, methodName } from '../entities/primitives.ts';
import { defineCall } from './define-call.ts';

export const depositCheck = defineCall({
  path: 'deposit-check',
  method: 'POST',
  summary: 'Is there an open deposit of this method already?',
  request: z.object({ paymentMethod: methodName, selectedCountry: z.optional(countryCode) }),
  reply: z.object({
    exists: z.boolean(),
    depositId,
    card: z.optional(depositCard),
    unifiedFlow: z.optional(unifiedFlow),
    payment_amount: z.optional(amount),
    payment_currency: z.optional(z.string()),
    timeout_minutes: z.optional(z.number()),
    expiresIn: z.optional(z.number()),
  }),
});
