import type { DepositEvent } from '@opencashier/provider-kit/events';
import type { PayoutEvent } from '@opencashier/provider-kit/payouts';

/** What is remembered of providers' webhooks. */
export interface IncomingWebhooks {
  /** Was a webhook of this id handled before? */
  isKnown(provider: string, webhookId: string): Promise<boolean>;
  /** Remembers a webhook whose events have all been applied. */
  note(provider: string, webhookId: string, at: Date): Promise<void>;
  /** Keeps an event that belongs to no payment of ours, for an agent. The same event is kept once. */
  noteUnmatched(provider: string, event: DepositEvent | PayoutEvent, at: Date): Promise<void>;
  /** Forgets webhooks that are older than any timestamp a provider may still send. Returns how many. */
  sweep(before: Date): Promise<number>;
}
