import * as z from 'zod/mini';
import { transaction } from '../entities/transaction.ts';
import { defineCall, queryNumber } from './define-call.ts';

export const transactions = defineCall({
  path: 'transactions',
  method: 'GET',
  summary: 'The player’s own payments, newest first.',
  request: z.object({
    cursor: z.optional(z.string().check(z.maxLength(256))),
    limit: z.optional(queryNumber),
    kind: z.optional(z.enum(['deposit', 'withdrawal'])),
    open: z.optional(z.enum(['true'])),
  }),
  reply: z.object({ transactions: z.array(transaction), nextCursor: z.optional(z.string()) }),
  retry: 'standard',
});
