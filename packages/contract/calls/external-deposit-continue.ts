import * as z from 'zod/mini';
import { depositResponse } from '../entities/deposit.ts';
import { paymentMethod } from '../entities/payment-method.ts';
import { depositId } from '../entities/primitives.ts';
import { defineCall } from './define-call.ts';

export const externalDepositContinue = defineCall({
  path: 'external-deposit-continue',
  method: 'POST',
  summary: 'Continues a deposit that was left half-way.',
  request: z.object({ depositId }),
  reply: z.extend(depositResponse, {
    /** The deposit's method as it is offered where the deposit was made: the player's own list may lack it by now. */
    paymentMethod: z.optional(paymentMethod),
  }),
  idempotent: true,
});
