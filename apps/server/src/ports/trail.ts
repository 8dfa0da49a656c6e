/** Something that went over the wire about a payment, redacted. */
export interface TrailEntry {
  readonly at: Date;
  readonly kind: 'providerEvent' | 'operatorWebhook' | 'walletCall';
  /** The other side: a provider's name, or an address. */
  readonly with: string;
  readonly type: string;
  readonly outcome: string;
  readonly request?: string | undefined;
  readonly reply?: string | undefined;
}

/** One of those who know of a payment's messages; what it knows is put together with what the others do. */
export interface Trail {
  /** @param paymentId of a deposit or a withdrawal */
  of(paymentId: string): Promise<readonly TrailEntry[]>;
}
