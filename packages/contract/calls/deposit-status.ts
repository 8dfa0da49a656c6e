import * as z from 'zod/mini';
import { methodName } from '../entities/primitives.ts';
import { transaction } from '../entities/transaction.ts';
import { defineCall } from './define-call.ts';

export const depositStatus = defineCall({
  path: 'deposit-status',
  method: 'GET',
  summary: 'Where a deposit stands, by the ledger.',
  request: z.object({
    depositId: z.string().check(z.minLength(1), z.maxLength(64)),
    paymentMethod: z.optional(methodName),
  }),
  reply: transaction,
  retry: 'standard',
});
