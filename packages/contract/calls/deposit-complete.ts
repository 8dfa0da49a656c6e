import * as z from 'zod/mini';
import { depositId, methodName } from '../entities/primitives.ts';
import { transaction } from '../entities/transaction.ts';
import { defineCall } from './define-call.ts';

export const depositComplete = defineCall({
  path: 'deposit-complete',
  method: 'POST',
  summary: 'The player says that the money is sent.',
  request: z.object({ depositId, paymentMethod: methodName }),
  reply: transaction,
  idempotent: true,
});
