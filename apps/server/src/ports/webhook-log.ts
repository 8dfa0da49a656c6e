import type { Page } from './players.ts';

/** A message to the operator: what it says, how often it was tried, and what came back. */
export interface WebhookDelivery {
  readonly id: string;
  readonly brand: string;
  readonly url: string;
  readonly type: string;
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
}

export interface WebhookFilter {
  readonly brand?: string;
  readonly state?: WebhookDelivery['state'];
  readonly cursor?: string;
  readonly limit: number;
}

/** The inspectable log of outgoing webhooks. */
export interface WebhookLog {
  list(filter: WebhookFilter): Promise<Page<WebhookDelivery>>;
  attempts(deliveryId: string): Promise<readonly WebhookAttempt[]>;
  /** Makes a delivery due again at once, and lifts a disabled endpoint; false where there is none of this id. */
  redeliver(deliveryId: string, at: Date): Promise<boolean>;
}
