import * as z from 'zod/mini';
import { amount } from './primitives.ts';
import { transaction } from './transaction.ts';

/** A withdrawal as its calls reply: the payment, what it costs, and whether a code is still to be given. */
export const withdrawalReply = z.object({
  withdrawalId: z.string(),
  transaction,
  fee: z.optional(amount),
  netAmount: z.optional(amount),
  isCodeRequired: z.optional(z.boolean()),
});
export type WithdrawalReply = z.infer<typeof withdrawalReply>;
