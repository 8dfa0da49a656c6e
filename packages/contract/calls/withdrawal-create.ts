import * as z from 'zod/mini';
import { withdrawalAccountType } from '../entities/payment-method.ts';
import { amount, countryCode, currencyCode, fieldValues, methodName } from '../entities/primitives.ts';
import { withdrawalReply } from '../entities/withdrawal.ts';
import { defineCall } from './define-call.ts';

export const withdrawalCreate = defineCall({
  path: 'withdrawal-create',
  method: 'POST',
  summary: 'Asks for a withdrawal; the amount is reserved.',
  request: z.object({
    amount,
    currency: currencyCode,
    paymentType: methodName,
    fields: fieldValues,
    accountType: z.optional(withdrawalAccountType),
    selectedCountry: z.optional(countryCode),
  }),
  reply: withdrawalReply,
  idempotent: true,
});
