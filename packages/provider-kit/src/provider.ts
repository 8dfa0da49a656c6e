import type { DepositPreparation } from '@opencashier/contract/calls/deposit-prepare';
import type {
  CashVoucher,
  CryptoInvoice,
  DepositCard,
  EazypePage,
  PixPage,
  Requisite,
  UpiPage,
} from '@opencashier/contract/entities/deposit';
import type { AdditionalField } from '@opencashier/contract/entities/form-field';
import type { DepositEvent } from './events.ts';
import type { Money } from './money.ts';
import type { PayoutEvent, PayoutPort } from './payouts.ts';
import type { RefundPort } from './refunds.ts';

export type { Money } from './money.ts';

/** What the cashier asks a provider to create. `reference` is ours, unique, and the key of idempotency at the provider. */
export interface CreateDepositRequest {
  readonly reference: string;
  readonly method: string;
  readonly money: Money;
  readonly country: string;
  readonly language: string;
  readonly player: { readonly id: string; readonly name?: string; readonly email?: string };
  /** What the player filled in; card data is in `encrypted_card` alone, a JWE to the provider's own key. */
  readonly fields: Readonly<Record<string, string | number | boolean>>;
  /** The provider's token of a card or account that it remembers for this player. */
  readonly instrument?: string;
  /** Where the provider sends the player's browser back to: a page without player data. */
  readonly returnUrl: string;
  /** Where the provider posts its webhooks. */
  readonly webhookUrl: string;
}

/** Where the player goes next after a deposit was created. */
export type DepositInstruction =
  | {
      readonly kind: 'redirect';
      readonly url: string;
      readonly method: 'GET' | 'POST';
      readonly formParams?: Readonly<Record<string, string>>;
    }
  | { readonly kind: 'fieldsRequired'; readonly fields: readonly AdditionalField[] }
  | { readonly kind: 'customPage'; readonly page: 'pix'; readonly data: PixPage }
  | { readonly kind: 'customPage'; readonly page: 'eazype'; readonly data: EazypePage }
  | { readonly kind: 'customPage'; readonly page: 'upi-qr'; readonly data: UpiPage }
  | { readonly kind: 'crypto'; readonly invoice: CryptoInvoice }
  | { readonly kind: 'voucher'; readonly voucher: CashVoucher }
  | { readonly kind: 'requisites'; readonly requisites: readonly Requisite[]; readonly card?: DepositCard }
  | {
      readonly kind: 'unifiedForm';
      readonly fields: readonly AdditionalField[];
      readonly titleKey?: string;
      readonly textKey?: string;
    }
  | { readonly kind: 'offers'; readonly offers: readonly ProviderOffer[] }
  | { readonly kind: 'none' };

export interface ProviderOffer {
  readonly id: string;
  readonly name: string;
  readonly rate?: string;
  readonly feeMinor?: bigint;
  readonly minutes?: number;
  readonly url?: string;
  /** What the player gets of `asset`, as a decimal text. */
  readonly receive?: string;
  /** What is bought. */
  readonly asset?: string;
  readonly isBest?: boolean;
}

/** What a provider is asked before a method's form is shown. */
export interface PrepareRequest {
  readonly method: string;
  readonly currency: string;
  readonly country: string;
  readonly language: string;
}

/** `nothing`: the method needs no preparation with this provider. Saved wallets are the cashier's own to add. */
export type PrepareOutcome =
  | { readonly kind: 'prepared'; readonly preparation: Omit<DepositPreparation, 'wallets'> }
  | { readonly kind: 'nothing' }
  | { readonly kind: 'unknown'; readonly reason: string };

/** The payer's word that the money is sent. It moves no money; the provider may look sooner. */
export type ClaimOutcome =
  | { readonly kind: 'noted' }
  | { readonly kind: 'refused'; readonly code: string }
  | { readonly kind: 'unknown'; readonly reason: string };

/** One unit of `from` in `to`, as a decimal text, for display before the decision. */
export type RateOutcome =
  | { readonly kind: 'rate'; readonly rate: string; readonly validUntil: Date }
  | { readonly kind: 'unsupported' }
  | { readonly kind: 'unknown'; readonly reason: string };

/**
 * Outcome of a call that moves money. `declined.isSafe` says that nothing exists at the provider, so another one may
 * be tried. `isOutage` says that it is not about this payment: the account can't serve any now, and its circuit breaker
 * counts it. `unknown` is everything else that is not a clear answer: a time-out, a dropped connection, a 5xx.
 */
export type CreateDepositOutcome =
  | {
      readonly kind: 'created';
      readonly providerReference: string;
      readonly instruction: DepositInstruction;
      readonly timeoutMinutes?: number;
      readonly payable?: Money;
    }
  | {
      readonly kind: 'declined';
      readonly code: string;
      readonly message?: string;
      readonly isSafe: boolean;
      readonly isOutage?: boolean;
    }
  | { readonly kind: 'unknown'; readonly reason: string };

/** What the provider says of a deposit when asked by our reference. */
export type FindDepositOutcome =
  | {
      readonly kind: 'found';
      readonly providerReference: string;
      readonly instruction: DepositInstruction;
      readonly timeoutMinutes?: number;
      readonly payable?: Money;
      /** All that happened to it so far, in the same shape as webhooks, so that both are handled by one code. */
      readonly events: readonly DepositEvent[];
    }
  | { readonly kind: 'notFound' }
  | { readonly kind: 'unknown'; readonly reason: string };

/** An incoming webhook as it arrived: the raw body decides over the signature. */
export interface RawWebhook {
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: Uint8Array;
  readonly receivedAt: Date;
}

export type WebhookOutcome =
  | {
      readonly kind: 'events';
      readonly webhookId: string;
      readonly events: readonly (DepositEvent | PayoutEvent)[];
    }
  | { readonly kind: 'rejected'; readonly reason: 'signature' | 'timestamp' | 'malformed' };

/**
 * One line of the provider's own books, to compare with ours: each money movement once. `transactionId` names the
 * movement itself, so that of a reversal is the event's `reversalId`; a charge back that was won comes back `in`. A
 * payout goes `out` once it is settled, and one that was returned comes back `in`.
 */
export interface ProviderBookEntry {
  readonly reference: string;
  readonly transactionId: string;
  readonly money: Money;
  readonly direction: 'in' | 'out';
  /** When the provider booked it, where its books say so: a day of theirs can only be told then. */
  readonly at?: Date;
}

/** The port that every payment provider implements. A provider never throws for what the other side did. */
export interface Provider {
  /** The account's, as its environment names it. */
  readonly id: string;
  createDeposit(request: CreateDepositRequest): Promise<CreateDepositOutcome>;
  findDeposit(reference: string): Promise<FindDepositOutcome>;
  cancelDeposit(reference: string): Promise<{ readonly kind: 'canceled' | 'notCancelable' | 'unknown' }>;
  prepareDeposit(request: PrepareRequest): Promise<PrepareOutcome>;
  /** The payer says that the money is sent; `fields` may carry the `transaction_id` of their bank or wallet. */
  claimDeposit(
    reference: string,
    fields: Readonly<Record<string, string | number | boolean>>,
  ): Promise<ClaimOutcome>;
  findRate(from: string, to: string): Promise<RateOutcome>;
  /** Of a provider that pays out. */
  readonly payouts?: PayoutPort;
  /** Of a provider that takes orders to give money back; without it people do so on its own pages. */
  readonly refunds?: RefundPort;
  readWebhook(webhook: RawWebhook): Promise<WebhookOutcome>;
  /**
   * The provider's books from a point in time on, for reconciliation. Iterating rejects with a
   * `ProviderUnavailableError` where the other side gives no clear answer.
   */
  listBook(since: Date): AsyncIterable<ProviderBookEntry>;
}

/** What a provider is given beside its own configuration, so that tests decide over time and network. */
export interface ProviderEnvironment {
  /** Id of the account that this is; the provider's own unless there are several. */
  readonly account?: string;
  readonly fetch: typeof globalThis.fetch;
  readonly now: () => Date;
  readonly requestTimeoutMs: number;
}
