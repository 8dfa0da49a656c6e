import type { Money } from './money.ts';

interface EventBase {
  /** The provider's id of this event; the same event told twice has the same id. */
  readonly eventId: string;
  /** Our reference of the deposit. */
  readonly reference: string;
  readonly occurredAt: Date;
}

/**
 * What can happen to a deposit at a provider. `transactionId` names one money movement: one deposit may get several,
 * and each is credited once.
 */
export type DepositEvent =
  | (EventBase & { readonly type: 'pending' })
  | (EventBase & {
      readonly type: 'paid';
      readonly transactionId: string;
      readonly money: Money;
      readonly txid?: string;
    })
  | (EventBase & { readonly type: 'failed'; readonly reason: string })
  | (EventBase & { readonly type: 'expired' })
  | (EventBase & {
      readonly type: 'reversed';
      readonly transactionId: string;
      readonly reversalId: string;
      readonly kind: 'refund' | 'chargeback' | 'chargebackWon';
      readonly money: Money;
    });

export type DepositEventType = DepositEvent['type'];
