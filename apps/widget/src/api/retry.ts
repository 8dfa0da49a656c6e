import type { CallDefinition } from '@opencashier/contract/calls/define-call';
import { retryDefault } from '@opencashier/contract/constants';
import { type Clock, pause } from './clock.ts';
import type { Attempt, OutgoingCall, Transport } from './transport.ts';

/** How often a call may be repeated after it was lost: only where a second time does nothing twice. */
function retriesOf(call: CallDefinition, idempotencyKey: string | undefined): number {
  const isRepeatable = call.retry === 'standard' || (call.idempotent && idempotencyKey !== undefined);
  return isRepeatable ? retryDefault.retries : 0;
}

export interface RetryOptions {
  readonly first: Transport;
  /** Takes the last try, after `first` is used up; the same way when `first` is HTTP already. */
  readonly last: Transport;
  readonly clock: Clock;
  /** A try was lost and another one follows. */
  readonly onLost?: () => void;
}

/**
 * Sends with the call's retries. Over the socket one last try over HTTP follows, with the same key:
 * always if nothing left the device, else only for calls that may be repeated.
 */
export async function sendWithRetries(options: RetryOptions, outgoing: OutgoingCall): Promise<Attempt> {
  const { first, last, clock } = options;
  const retries = retriesOf(outgoing.call, outgoing.idempotencyKey);
  let attempt = await first.send(outgoing);
  for (let retry = 0; retry < retries && attempt.kind === 'lost'; retry += 1) {
    if (retry === 0) options.onLost?.();
    await pause(clock, retryDefault.delayMs, outgoing.signal);
    if (outgoing.signal?.aborted) return { kind: 'aborted' };
    attempt = await first.send(outgoing);
  }
  if (first === last) return attempt;
  const mayGoElsewhere = attempt.kind === 'unsent' || (attempt.kind === 'lost' && retries > 0);
  return mayGoElsewhere ? last.send(outgoing) : attempt;
}
