import * as z from 'zod/mini';
import {
  amount,
  countryCode,
  currencyCode,
  fieldValues,
  methodName,
  opaqueId,
} from '../entities/primitives.ts';
import { withdrawalReply } from '../entities/withdrawal.ts';
import { defineCall } from './define-call.ts';

export const sweepstakeRedeem = defineCall({
  path: 'sweepstake-redeem',
  method: 'POST',
  summary:
    'Redeems sweep coins to a crypto withdrawal at a rate of `payment-convert-v2`; the coins are set aside. Then it is a withdrawal like any other.',
  request: z.object({
    /** Sweep coins. */
    amount,
    /** `QSC`. */
    currency: currencyCode,
    paymentType: methodName,
    fields: fieldValues,
    /** The rate that the player was shown; one that has ended is refused with `banking.rateExpired`. */
    rateId: opaqueId,
    selectedCountry: z.optional(countryCode),
  }),
  reply: withdrawalReply,
  idempotent: true,
});
