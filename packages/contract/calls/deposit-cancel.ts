import * as z from 'zod/mini';
import { depositId, methodName } from '../entities/primitives.ts';
import { transaction } from '../entities/transaction.ts';
import { defineCall } from './define-call.ts';

export const depositCancel = defineCall({
  path: 'deposit-cancel',
  method: 'POST',
  summary: 'The player gives a deposit up that is not paid.',
  request: z.object({ depositId, paymentMethod: methodName }),
  reply: transaction,
});
