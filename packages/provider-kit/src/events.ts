import type { Money } from './money.ts';

interface EventBase {
  /** The provider's id of this event; the same event told twice has the same id. */
  readonly eventId: string;
  /** Our reference of the deposit. */
  readonly reference: string;
  readonly occurredAt: Date;
}

/**
 * How far a chain has come with a payment. `amount` is the chain's own integer (wei, satoshi) as text. `received` is all
 * that the chain has seen of the payment so far, this transaction and others, as decimal text in units of the asset; left
 * out where the provider can't tell.
 */
export interface ChainProgress {
  readonly txid: string;
  readonly network: string;
  readonly asset: string;
  readonly amount: string;
  readonly received?: string | undefined;
  readonly confirmations: number;
  readonly required: number;
}

/** A card or account that the provider will know again: its token, and how to show it (masked). */
export interface SavedInstrument {
  readonly token: string;
  readonly label: string;
  readonly brand?: string;
}

/**
 * What can happen to a deposit at a provider. `transactionId` names one money movement: one deposit may get several,
 * and each is credited once.
 */
export type DepositEvent =
  | (EventBase & { readonly type: 'pending'; readonly chain?: ChainProgress })
  | (EventBase & {
      readonly type: 'paid';
      readonly transactionId: string;
      readonly money: Money;
      readonly txid?: string;
      readonly chain?: ChainProgress;
      readonly instrument?: SavedInstrument;
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
