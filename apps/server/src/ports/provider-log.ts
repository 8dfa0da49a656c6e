import type { DepositEvent } from '@opencashier/provider-kit/events';
import type { PayoutEvent } from '@opencashier/provider-kit/payouts';
import type { Page } from './players.ts';
import type { Trail } from './trail.ts';

export type ProviderEvent = DepositEvent | PayoutEvent;

/** A provider's webhook with a good signature, and what became of it. */
export interface ProviderWebhook {
  readonly id: string;
  readonly provider: string;
  readonly webhookId: string;
  /** Redacted. */
  readonly body: string;
  readonly events: readonly ProviderEvent[];
  readonly outcome: string;
  /** What the provider was answered. */
  readonly status: number;
  readonly replays: number;
  readonly receivedAt: Date;
}

/** An event that a provider told when it was asked. */
export interface AskedEvent {
  readonly provider: string;
  readonly event: ProviderEvent;
  readonly outcome: string;
  readonly at: Date;
}

export interface ProviderWebhookFilter {
  readonly provider?: string;
  readonly reference?: string;
  readonly from?: Date;
  readonly to?: Date;
  readonly cursor?: string;
  readonly limit: number;
}

/**
 * What providers told, for people who look. Writing goes on behind what it is about: no payment waits for it, and none fails
 * with it.
 */
export interface ProviderLog extends Trail {
  noteWebhook(webhook: Omit<ProviderWebhook, 'replays'>): void;
  noteAsked(told: AskedEvent): void;
  /** Counts a replay. */
  noteReplay(id: string): Promise<void>;
  find(id: string): Promise<ProviderWebhook | undefined>;
  list(filter: ProviderWebhookFilter): Promise<Page<ProviderWebhook>>;
  /** Forgets what is older. Returns how many webhooks. */
  sweep(before: Date): Promise<number>;
  /** Resolves once everything is written that was noted before. */
  settled(): Promise<void>;
}
