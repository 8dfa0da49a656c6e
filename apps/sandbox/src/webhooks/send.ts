import { signWebhook } from '@opencashier/webhooks/sign';
import type { Clock } from '../runtime/clock.ts';
import type { EventBody } from './event-body.ts';

/** What became of one attempt: the status of the answer, or why there was none. */
export type SendResult = { readonly status: number } | { readonly error: string };

export type SendWebhook = (url: string, event: EventBody, signal: AbortSignal) => Promise<SendResult>;

export interface SenderOptions {
  readonly secrets: readonly string[];
  readonly clock: Clock;
  readonly fetch: typeof globalThis.fetch;
  readonly timeoutMs: number;
}

/** Posts signed webhooks. A redirect is an answer like any other and no success. */
export function createSender({ secrets, clock, fetch, timeoutMs }: SenderOptions): SendWebhook {
  return async (url, event, signal) => {
    const body = JSON.stringify(event);
    const headers = signWebhook({ secrets, id: event.id, timestamp: clock.now(), body });
    try {
      const reply = await fetch(url, {
        method: 'POST',
        redirect: 'manual',
        headers: { 'content-type': 'application/json', 'user-agent': 'opencashier-sandbox', ...headers },
        body,
        signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
      });
      await reply.body?.cancel();
      return { status: reply.status };
    } catch (error) {
      const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
      return { error: cause instanceof Error ? cause.message : 'no answer' };
    }
  };
}
