import * as z from 'zod/mini';
import { depositStatusName, withdrawalStage } from '../entities/payment-status.ts';
import { timestamp } from '../entities/primitives.ts';

/** A deposit moved. `status` is the socket's number: 0 waiting, 1 processed, 2 mistaked, any other accepted. */
export const depositStatusPush = z.object({
  depositId: z.string(),
  status: z.number(),
  depositStatus: z.optional(depositStatusName),
  creditedAmount: z.optional(z.number()),
  currency: z.optional(z.string()),
  marks: z.optional(z.array(z.string())),
  confirmations: z.optional(z.object({ count: z.number(), required: z.number() })),
  txid: z.optional(z.string()),
  updatedAt: timestamp,
});

/** A withdrawal moved; `status` as of a deposit. */
export const withdrawalStatusPush = z.object({
  withdrawalId: z.string(),
  status: z.number(),
  stage: z.optional(withdrawalStage),
  amount: z.optional(z.number()),
  currency: z.optional(z.string()),
  updatedAt: timestamp,
});

/** The operator's server hands the signed-in player a fresh token; it merges into the user. */
export const loginTokenPush = z.object({ token: z.string() });

/** What the server sends over the socket unasked, by event name. */
export const pushes = {
  'deposit.status': depositStatusPush,
  'withdrawal.status': withdrawalStatusPush,
  'login.token': loginTokenPush,
} as const;

export type PushName = keyof typeof pushes;
export type PushPayload<Name extends PushName> = z.infer<(typeof pushes)[Name]>;
