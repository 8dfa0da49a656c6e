import * as z from 'zod/mini';
import { depositStatusName, transactionStatus, withdrawalStage } from './payment-status.ts';
import { amount, timestamp } from './primitives.ts';

export {
  type DepositStatusName,
  depositStatusName,
  endedDepositStatuses,
  type TransactionStatus,
  transactionStatus,
  type WithdrawalStage,
  withdrawalStage,
} from './payment-status.ts';
export { socketStatus, statusFromSocket } from './socket-status.ts';

/** What a redemption waits for: the player's age or identity, or another look of the operator's. */
export const redemptionHoldReason = z.enum(['age', 'identity', 'check']);
export type RedemptionHoldReason = z.infer<typeof redemptionHoldReason>;

/** One payment of the player's own. It is a crypto payment if it has a txid. */
export const transaction = z.object({
  id: z.string(),
  kind: z.enum(['deposit', 'withdrawal']),
  status: transactionStatus,
  depositStatus: z.optional(depositStatusName),
  paymentMethod: z.string(),
  methodText: z.optional(z.string()),
  amount,
  currency: z.string(),
  creditedAmount: z.optional(amount),
  marks: z.optional(z.array(z.enum(['late', 'underpaid', 'overpaid', 'reversed', 'held']))),
  /** What of the credited money was taken back, less what came back since. */
  reversedAmount: z.optional(amount),
  /** What arrived and waits for the operator's team, by currency. */
  held: z.optional(z.array(z.object({ amount, currency: z.string() }))),
  canContinue: z.optional(z.boolean()),
  source: z.optional(z.string()),
  expiresAt: z.optional(timestamp),
  /** Seconds left to pay, by the server's clock; absent once nothing is to be paid. */
  expiresIn: z.optional(z.number()),
  /** Who ended a deposit that did not go through, where that is known: the player, the provider, or its time. */
  endedBy: z.optional(z.enum(['player', 'provider', 'time'])),
  /** There while nobody knows whether the provider has begun the deposit: nothing was there to be paid yet. */
  isUnconfirmed: z.optional(z.boolean()),
  /** There while the money has arrived and the wallet that keeps the balance has not taken it yet. */
  isMoneyHere: z.optional(z.boolean()),
  /** When the player said that the money is sent. */
  claimedAt: z.optional(timestamp),
  createdAt: timestamp,
  updatedAt: timestamp,
  txid: z.optional(z.string()),
  /** Of a crypto payment: this one is another than what was settled already, sent to the same address. */
  isFurther: z.optional(z.boolean()),
  /** How far the chain has come with a crypto payment. */
  confirmations: z.optional(z.object({ count: z.number(), required: z.number() })),
  /**
   * Of a crypto payment that is not settled yet and differs from what was asked: what the chain has seen of it in all, what
   * is missing, or what is too much; decimal text in units of the asset. What is missing can be sent to the same address
   * while `expiresIn` runs; once a first part is credited, that address is told here.
   */
  arrived: z.optional(
    z.object({
      asset: z.string(),
      asked: z.string(),
      amount: z.string(),
      missing: z.optional(z.string()),
      surplus: z.optional(z.string()),
      /** The network's least sum, where less than that arrived. */
      least: z.optional(z.string()),
      network: z.optional(z.string()),
      address: z.optional(z.string()),
      memo: z.optional(z.string()),
    }),
  ),
  /** The chain's page of the transaction. */
  explorerUrl: z.optional(z.string()),
  /** Of a withdrawal: where it stands, and since when it stood where, oldest first. */
  stage: z.optional(withdrawalStage),
  stages: z.optional(z.array(z.object({ stage: withdrawalStage, at: timestamp }))),
  /** Of a withdrawal: where the money goes, masked. */
  destination: z.optional(z.string()),
  /** Of a deposit with a fee on top: what is paid in all. */
  total: z.optional(amount),
  /** What it costs the player; of a withdrawal also what arrives. */
  fee: z.optional(amount),
  netAmount: z.optional(amount),
  /** Of a bought coin box: what it holds, in major units of the coins, and whether the player has it all. */
  box: z.optional(z.object({ boxId: z.string(), gold: amount, sweep: amount, isGiven: z.boolean() })),
  /** Of a redemption, whose `amount` is sweep coins: what is paid out for them, at the rate that was locked. */
  payout: z.optional(z.object({ amount, currency: z.string(), rate: z.string() })),
  /** Of a redemption that waits: what for, and the operator's words. */
  hold: z.optional(z.object({ reason: redemptionHoldReason, text: z.optional(z.string()) })),
  /** Of a withdrawal that ended without money: what the operator lets the player know. */
  reason: z.optional(z.string()),
  /** Can the player still take it back? */
  canCancel: z.optional(z.boolean()),
});
export type Transaction = z.infer<typeof transaction>;
