import * as z from 'zod/mini';

/** What the player's side sees of a payment. */
export const transactionStatus = z.enum(['accepted', 'mistaked', 'processed', 'waiting']);
export type TransactionStatus = z.infer<typeof transactionStatus>;

/** Deposit statuses that end a deposit; `WAITING` and `ACCEPTED` are on their way. */
export const depositStatusName = z.enum(['WAITING', 'ACCEPTED', 'PAYED', 'CANCELED', 'AUTO_CANCELED']);
export type DepositStatusName = z.infer<typeof depositStatusName>;
export const endedDepositStatuses: readonly DepositStatusName[] = ['AUTO_CANCELED', 'CANCELED', 'PAYED'];

/**
 * Where a withdrawal stands, as a player is told. In order: `requested` (the amount is set aside), `confirm` (a one-time
 * code is asked for), `review`, `approved`, `sent` (the provider has it), `settled` (the money is where it belongs).
 * Or it ended: `rejected`, `canceled` and `failed` have given the money back; `returned` came back after it was settled.
 */
export const withdrawalStage = z.enum([
  'requested',
  'confirm',
  'review',
  'approved',
  'sent',
  'settled',
  'rejected',
  'canceled',
  'failed',
  'returned',
]);
export type WithdrawalStage = z.infer<typeof withdrawalStage>;
