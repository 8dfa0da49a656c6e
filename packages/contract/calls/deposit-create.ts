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
import { transaction } from '../entities/transaction.ts';
import { captchaPayload } from './captcha-payload.ts';
import { defineCall } from './define-call.ts';

/** The create payload that redirect deposits and sweepstake boxes share. */
export const depositCreateRequest = z.object({
  amount,
  currency: currencyCode,
  /** Carried when the create is repeated with the fields that were required. */
  depositId: z.optional(depositId),
  fields: fieldValues,
  isActivatedBonus: z.boolean(),
  paymentSessionId: z.optional(opaqueId),
  paymentType: methodName,
  returnUrl: z.optional(z.string().check(z.maxLength(2048))),
  wallet: z.optional(z.string().check(z.maxLength(256))),
  selectedCountry: z.optional(countryCode),
  bonusId: z.optional(z.union([z.string().check(z.maxLength(128)), z.number()])),
  metadata: z.object({ isFromChip: z.boolean() }),
  abTestGroup: z.optional(z.string().check(z.maxLength(64))),
  /** The player has seen that a like deposit is open and wants another. */
  isSimilarConfirmed: z.optional(z.boolean()),
  ...captchaPayload,
});

export const depositCreate = defineCall({
  path: 'deposit-create',
  method: 'POST',
  summary: 'Creates a deposit and tells the widget where to go next.',
  request: depositCreateRequest,
  reply: depositResponse,
  idempotent: true,
});

/** Details of `banking.similarDepositOpen`: the deposit that is open already. Nothing was created. */
export const similarDepositDetails = z.object({ deposit: z.optional(transaction) });
