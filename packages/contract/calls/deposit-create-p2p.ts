import * as z from 'zod/mini';
import { depositResponse } from '../entities/deposit.ts';
import {
  amount,
  countryCode,
  currencyCode,
  depositId,
  fieldValues,
  methodName,
  opaqueId,
} from '../entities/primitives.ts';
import { captchaPayload } from './captcha-payload.ts';
import { defineCall } from './define-call.ts';

export const depositCreateP2p = defineCall({
  path: 'deposit-create-p2p',
  method: 'POST',
  summary: 'Creates a peer-to-peer deposit and replies with whom to pay.',
  request: z.object({
    amount,
    bank: z.optional(z.string().check(z.maxLength(128))),
    checkScore: z.optional(z.boolean()),
    selectedCountry: z.optional(countryCode),
    currency: currencyCode,
    depositId,
    fields: fieldValues,
    isActivatedBonus: z.boolean(),
    paymentMethod: methodName,
    paymentSessionId: z.optional(opaqueId),
    metadata: z.object({ isFromChip: z.boolean() }),
    returnUrl: z.optional(z.string().check(z.maxLength(2048))),
    /** The player has seen that a like deposit is open and wants another. */
    isSimilarConfirmed: z.optional(z.boolean()),
    bonusId: z.optional(z.union([z.string().check(z.maxLength(128)), z.number()])),
    ...captchaPayload,
  }),
  reply: depositResponse,
  idempotent: true,
});
