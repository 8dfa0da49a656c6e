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
  /** While a code is asked for: seconds until another may be asked for, and how often the player may still try. */
  codeResendIn: z.optional(z.number()),
  codeTriesLeft: z.optional(z.number()),
});
export type WithdrawalReply = z.infer<typeof withdrawalReply>;
