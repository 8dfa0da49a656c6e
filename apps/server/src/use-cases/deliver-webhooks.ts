import { nextAttemptAt } from '../domain/webhook-schedule.ts';
import type { Clock } from '../ports/clock.ts';
import type { Log } from '../ports/log.ts';
import type { Metrics } from '../ports/metrics.ts';
import type { AttemptResult, DueDelivery, WebhookQueue } from '../ports/webhook-queue.ts';
import type { SendOutcome, WebhookSender } from '../ports/webhook-sender.ts';

export interface DeliverWebhooksDeps {
  readonly queue: WebhookQueue;
  readonly sender: Pick<WebhookSender, 'send'>;
  readonly clock: Clock;
  readonly log: Log;
  readonly metrics: Pick<Metrics, 'messageTried'>;
}

const batch = 20;
/** Longer than an attempt can take: a claim that outlives it belongs to a server that is gone. */
const claimMs = 60_000;
const gone = 410;

/** Sends what is due, each message until it is taken with a 2xx or a day has passed. Returns how many were tried. */
export async function deliverWebhooks(deps: DeliverWebhooksDeps): Promise<number> {
  const { queue, clock } = deps;
  let tried = 0;
  for (;;) {
    const now = clock.now();
    const due = await queue.claim(now, new Date(now.getTime() + claimMs), batch);
    await Promise.all(due.map((delivery) => deliver(deps, delivery)));
    tried += due.length;
    if (due.length === 0) return tried;
  }
}

async function deliver(
  { queue, sender, clock, log, metrics }: DeliverWebhooksDeps,
  delivery: DueDelivery,
): Promise<void> {
  const startedAt = clock.now();
  const outcome = await sender.send(delivery);
  const at = clock.now();
  const next = nextOf(outcome, delivery.attempts + 1, at);
  metrics.messageTried(next.kind);
  if (next.kind !== 'delivered') {
    const { status, error } = { status: undefined, error: undefined, ...outcome };
    log.warn({ delivery: delivery.id, status, error, next: next.kind }, 'a webhook was not taken');
  }
  await queue.record(delivery, {
    at: startedAt,
    durationMs: at.getTime() - startedAt.getTime(),
    status: outcome.kind === 'answered' ? outcome.status : undefined,
    error: outcome.kind === 'failed' ? outcome.error : undefined,
    requestHeaders: outcome.headers ?? {},
    reply: outcome.kind === 'answered' ? outcome.reply : undefined,
    next,
  });
}

function nextOf(outcome: SendOutcome, attempts: number, at: Date): AttemptResult['next'] {
  if (outcome.kind === 'answered' && outcome.status >= 200 && outcome.status < 300) {
    return { kind: 'delivered' };
  }
  if (outcome.kind === 'answered' && outcome.status === gone) return { kind: 'disableEndpoint' };
  const again = nextAttemptAt(attempts, at);
  return again === undefined ? { kind: 'failed' } : { kind: 'retry', at: again };
}
