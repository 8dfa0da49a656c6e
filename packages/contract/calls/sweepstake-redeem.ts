import * as z from 'zod/mini';
import { amount, countryCode, currencyCode, fieldValues, methodName } from '../entities/primitives.ts';
import { withdrawalReply } from '../entities/withdrawal.ts';
import { defineCall } from './define-call.ts';

export const sweepstakeRedeem = defineCall({
  path: 'sweepstake-redeem',
  method: 'POST',
  summary: 'Redeems sweep coins to a crypto withdrawal.',
  request: z.object({
    amount,
    currency: currencyCode,
    paymentType: methodName,
    fields: fieldValues,
    selectedCountry: z.optional(countryCode),
  }),
  reply: withdrawalReply,
  idempotent: true,
});
