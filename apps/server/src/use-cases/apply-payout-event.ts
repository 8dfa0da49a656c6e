import type { PayoutEvent } from '@opencashier/provider-kit/payouts';
import type { Clock } from '../ports/clock.ts';
import type { IncomingWebhooks } from '../ports/incoming-webhooks.ts';
import type { Log } from '../ports/log.ts';
import type { OutboxSignal } from '../ports/outbox.ts';
import type { Payouts } from '../ports/withdrawals.ts';

export interface ApplyPayoutDeps {
  readonly payouts: Payouts;
  readonly incoming: IncomingWebhooks;
  readonly outbox: OutboxSignal;
  readonly clock: Clock;
  readonly log: Log;
}

/**
 * Applies what a provider says of a payout, by webhook or when asked. Every event may come any number of times and in any
 * order: what does not fit is parked and told to people, never guessed.
 */
export async function applyPayoutEvent(
  deps: ApplyPayoutDeps,
  provider: string,
  event: PayoutEvent,
): Promise<'applied' | 'unmatched'> {
  const { payouts, incoming, outbox, clock, log } = deps;
  const { reference } = event;
  const at = clock.now();
  const outcome =
    event.type === 'payoutRefused'
      ? await payouts.refuse(provider, reference, event.reason, true, at)
      : await payouts.tell(
          {
            provider,
            reference,
            transactionId: event.transactionId,
            kind: event.type === 'payoutSettled' ? 'settled' : 'returned',
            ...event.money,
            txid: event.type === 'payoutSettled' ? event.txid : undefined,
            reason: event.type === 'payoutReturned' ? event.reason : undefined,
          },
          at,
        );
  outbox.wake();
  if (outcome === 'parked') {
    log.error(
      { provider, reference, type: event.type },
      'a payout does not fit what was sent: an agent must look',
    );
  }
  if (outcome !== 'unknown') return 'applied';
  log.warn({ provider, reference, type: event.type }, 'an event of no payout of ours');
  await incoming.noteUnmatched(provider, event, at);
  return 'unmatched';
}
