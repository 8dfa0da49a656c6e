/** A message that is to be sent now. */
export interface DueDelivery {
  readonly id: string;
  readonly brand: string;
  readonly url: string;
  readonly body: string;
  /** Attempts before this one, since it was made or last sent anew by hand. */
  readonly attempts: number;
}

/** How one attempt ended, and what follows. */
export interface AttemptResult {
  readonly at: Date;
  readonly durationMs: number;
  readonly status: number | undefined;
  readonly error: string | undefined;
  readonly requestHeaders: Readonly<Record<string, string>>;
  readonly reply: string | undefined;
  readonly next:
    | { readonly kind: 'delivered' | 'failed' | 'disableEndpoint' }
    | { readonly kind: 'retry'; readonly at: Date };
}

/** Messages to the operator that wait to be sent. Messages of one deposit to one address go in their order. */
export interface WebhookQueue {
  /** Claims messages that are due: nobody else gets them until `claimedUntil`. */
  claim(at: Date, claimedUntil: Date, limit: number): Promise<readonly DueDelivery[]>;
  record(delivery: DueDelivery, result: AttemptResult): Promise<void>;
  /** Removes finished messages that are older. Returns how many. */
  sweep(before: Date): Promise<number>;
}
