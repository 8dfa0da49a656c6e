import type { BrandFilter, Page } from './players.ts';

/** A message to the operator: what it says, how often it was tried, and what came back. */
export interface WebhookDelivery {
  readonly id: string;
  readonly brand: string;
  readonly url: string;
  readonly type: string;
  /** The deposit or withdrawal that it tells of. */
  readonly subject: string;
  readonly state: 'due' | 'delivered' | 'failed' | 'disabled';
  readonly attempts: number;
  readonly nextAt: Date | undefined;
  readonly createdAt: Date;
  readonly body: string;
}

export interface WebhookAttempt {
  readonly ordinal: number;
  readonly at: Date;
  readonly durationMs: number;
  readonly status: number | undefined;
  readonly error: string | undefined;
  /** What was sent beside the body, without the signature. */
  readonly requestHeaders: Readonly<Record<string, string>>;
  /** The beginning of what was answered. */
  readonly reply: string | undefined;
}

export interface WebhookFilter {
  readonly brand?: BrandFilter;
  readonly state?: WebhookDelivery['state'];
  readonly type?: string;
  readonly subject?: string;
  readonly from?: Date;
  readonly to?: Date;
  readonly cursor?: string;
  readonly limit: number;
}

/** Which messages are sent again. */
export interface WebhookReplay {
  readonly brand?: BrandFilter;
  readonly state?: WebhookDelivery['state'];
  readonly type?: string;
  readonly from: Date;
  readonly to: Date;
}

/** The inspectable log of outgoing webhooks. */
export interface WebhookLog {
  list(filter: WebhookFilter): Promise<Page<WebhookDelivery>>;
  find(deliveryId: string): Promise<WebhookDelivery | undefined>;
  attempts(deliveryId: string): Promise<readonly WebhookAttempt[]>;
  /** Makes a delivery due again at once, and lifts a disabled endpoint; false where there is none of this id. */
  redeliver(deliveryId: string, at: Date): Promise<boolean>;
  /**
   * Makes the messages of a period due again, the oldest first and so many at most, and lifts disabled endpoints. Returns how
   * many, and when the first one was made that was left out.
   */
  replay(
    wanted: WebhookReplay,
    limit: number,
    at: Date,
  ): Promise<{ readonly count: number; readonly nextFrom: Date | undefined }>;
}
