import * as z from 'zod/mini';
import { depositId, fieldValues, methodName } from '../entities/primitives.ts';
import { transaction } from '../entities/transaction.ts';
import { defineCall } from './define-call.ts';

export const depositComplete = defineCall({
  path: 'deposit-complete',
  method: 'POST',
  summary: 'The player says that the money is sent.',
  request: z.object({
    depositId,
    paymentMethod: methodName,
    /** What the player's bank or wallet gave them: `transaction_id` where the method asks for it. */
    fields: z.optional(fieldValues),
  }),
  reply: transaction,
  idempotent: true,
});
