import type { Money } from './money.ts';

/** What the cashier asks a provider to pay out. `reference` is ours, unique, and the key of idempotency at the provider. */
export interface CreatePayoutRequest {
  readonly reference: string;
  readonly method: string;
  /** What arrives: fees of ours are off already. */
  readonly money: Money;
  readonly country: string;
  readonly language: string;
  readonly player: { readonly id: string; readonly name?: string; readonly email?: string };
  /** Where the money goes, as the method's fields have it; card data is in `encrypted_card` alone. */
  readonly fields: Readonly<Record<string, string | number | boolean>>;
  /** Where the provider posts its webhooks. */
  readonly webhookUrl: string;
}

/**
 * `accepted`: the provider has the order, the money is not out yet. `refused.isSafe` says that nothing was paid and
 * nothing exists, so another provider may be tried; `isOutage` that the account can't pay anybody now. `unknown` is
 * everything that is no clear answer: the money may go out.
 */
export type CreatePayoutOutcome =
  | { readonly kind: 'accepted'; readonly providerReference: string }
  | {
      readonly kind: 'refused';
      readonly code: string;
      readonly message?: string;
      readonly isSafe: boolean;
      readonly isOutage?: boolean;
    }
  | { readonly kind: 'unknown'; readonly reason: string };

/** What the provider says of a payout when asked by our reference. */
export type FindPayoutOutcome =
  | {
      readonly kind: 'found';
      readonly providerReference: string;
      /** All that happened to it so far, in the same shape as webhooks. */
      readonly events: readonly PayoutEvent[];
    }
  | { readonly kind: 'notFound' }
  | { readonly kind: 'unknown'; readonly reason: string };

interface PayoutEventBase {
  /** The provider's id of this event; the same event told twice has the same id. */
  readonly eventId: string;
  /** Our reference of the payout. */
  readonly reference: string;
  readonly occurredAt: Date;
}

/**
 * What can happen to a payout. `transactionId` names one movement of money in the provider's books: that of the payout,
 * and another one where it comes back. A refused payout has moved no money and never will.
 */
export type PayoutEvent =
  | (PayoutEventBase & {
      readonly type: 'payoutSettled';
      readonly transactionId: string;
      readonly money: Money;
      readonly txid?: string;
    })
  | (PayoutEventBase & { readonly type: 'payoutRefused'; readonly reason: string })
  | (PayoutEventBase & {
      readonly type: 'payoutReturned';
      readonly transactionId: string;
      readonly money: Money;
      readonly reason: string;
    });

/** The part of the port that pays out; a provider that can't leaves it out. */
export interface PayoutPort {
  createPayout(request: CreatePayoutRequest): Promise<CreatePayoutOutcome>;
  findPayout(reference: string): Promise<FindPayoutOutcome>;
}

/** Tells the news of payouts from those of deposits. */
export function isPayoutEvent<Other extends { readonly type: string }>(
  event: Other | PayoutEvent,
): event is PayoutEvent {
  return event.type === 'payoutSettled' || event.type === 'payoutRefused' || event.type === 'payoutReturned';
}
