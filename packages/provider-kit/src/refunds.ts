import type { DepositEvent } from './events.ts';
import type { Money } from './money.ts';

/** What the cashier asks a provider to give back. `reference` is ours, unique, and the key of idempotency at the provider. */
export interface CreateRefundRequest {
  readonly reference: string;
  /** Our reference of the deposit. */
  readonly depositReference: string;
  /** The provider's name of the money movement that goes back, whole or in part. */
  readonly transactionId: string;
  readonly money: Money;
}

/**
 * `accepted`: the provider has the order; `reversalId` is the id under which its event and its books will tell of the money.
 * `refused`: nothing goes back by this order. `unknown` is everything that is no clear answer: the money may go back.
 */
export type CreateRefundOutcome =
  | { readonly kind: 'accepted'; readonly reversalId: string }
  | { readonly kind: 'refused'; readonly code: string; readonly message?: string }
  | { readonly kind: 'unknown'; readonly reason: string };

/** What the provider says of a refund when asked by our reference. */
export type FindRefundOutcome =
  | {
      readonly kind: 'found';
      readonly reversalId: string;
      /** The reversal, once it happened, in the same shape as webhooks. */
      readonly events: readonly DepositEvent[];
    }
  | { readonly kind: 'notFound' }
  | { readonly kind: 'unknown'; readonly reason: string };

/** The part of the port that gives money back; a provider that takes no such orders leaves it out. */
export interface RefundPort {
  createRefund(request: CreateRefundRequest): Promise<CreateRefundOutcome>;
  findRefund(order: Pick<CreateRefundRequest, 'reference' | 'depositReference'>): Promise<FindRefundOutcome>;
}
