import * as z from 'zod/mini';
import { withdrawalId } from '../entities/primitives.ts';
import { transaction } from '../entities/transaction.ts';
import { defineCall } from './define-call.ts';

export const withdrawalStatus = defineCall({
  path: 'withdrawal-status',
  method: 'GET',
  summary: 'Where a withdrawal stands.',
  request: z.object({ withdrawalId }),
  reply: z.extend(transaction, {
    /** While a code is asked for, as of `withdrawal-create`. */
    codeResendIn: z.optional(z.number()),
    codeTriesLeft: z.optional(z.number()),
  }),
  retry: 'standard',
});
