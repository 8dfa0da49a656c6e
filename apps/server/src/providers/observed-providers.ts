import type { Provider } from '@opencashier/provider-kit/provider';
import type { Clock } from '../ports/clock.ts';
import type { Log } from '../ports/log.ts';
import type { Metrics } from '../ports/metrics.ts';
import type { PaymentTraces } from '../ports/payment-traces.ts';
import type { Providers } from '../ports/providers.ts';
import type { SpanFacts, Tracing } from '../ports/tracing.ts';

export interface ObserveDeps {
  readonly metrics: Pick<Metrics, 'providerAsked'>;
  readonly tracing: Tracing;
  readonly traces: Pick<PaymentTraces, 'note'>;
  readonly clock: Clock;
  readonly log: Log;
}

/** No clear answer, or none at all: what an operator wants to hear of. */
const isFault = (outcome: string): boolean => outcome === 'unknown' || outcome === 'threw';

/** The same provider, each of whose questions is timed and stands in the trace of whoever asked. */
function observed(provider: Provider, deps: ObserveDeps): Provider {
  const { metrics, tracing, traces, clock, log } = deps;
  const { id } = provider;

  function ask<Outcome extends { readonly kind: string }>(
    operation: string,
    facts: SpanFacts,
    question: () => Promise<Outcome>,
  ): Promise<Outcome> {
    const about = { 'cashier.provider': id, ...facts };
    return tracing.span(`provider ${operation}`, { kind: 'client', facts: about }, async (span) => {
      const began = clock.now().getTime();
      let outcome = 'threw';
      try {
        const answer = await question();
        outcome = answer.kind;
        return answer;
      } finally {
        const seconds = (clock.now().getTime() - began) / 1_000;
        metrics.providerAsked({ provider: id, operation, outcome, seconds });
        span.note({ 'cashier.outcome': outcome });
        if (isFault(outcome)) span.fail();
      }
    });
  }

  const about = (reference: string) => ({ 'cashier.reference': reference });

  /** The webhook that follows goes on with this trace. A payment never waits for its trace, nor fails with it. */
  async function noteTrace(reference: string): Promise<void> {
    const traceparent = tracing.current();
    if (traceparent === undefined) return;
    try {
      await traces.note(id, reference, traceparent, clock.now());
    } catch (error) {
      log.warn({ provider: id, reference, err: error }, 'the trace of a payment was not kept');
    }
  }

  const { payouts, refunds } = provider;
  return {
    id,
    createDeposit: (request) =>
      ask('createDeposit', about(request.reference), async () => {
        await noteTrace(request.reference);
        return provider.createDeposit(request);
      }),
    findDeposit: (reference) => ask('findDeposit', about(reference), () => provider.findDeposit(reference)),
    cancelDeposit: (reference) =>
      ask('cancelDeposit', about(reference), () => provider.cancelDeposit(reference)),
    prepareDeposit: (request) => ask('prepareDeposit', {}, () => provider.prepareDeposit(request)),
    claimDeposit: (reference, fields) =>
      ask('claimDeposit', about(reference), () => provider.claimDeposit(reference, fields)),
    findRate: (from, to) => ask('findRate', {}, () => provider.findRate(from, to)),
    readWebhook: (webhook) => provider.readWebhook(webhook),
    listBook: (since) => provider.listBook(since),
    ...(payouts && {
      payouts: {
        createPayout: (request) =>
          ask('createPayout', about(request.reference), async () => {
            await noteTrace(request.reference);
            return payouts.createPayout(request);
          }),
        findPayout: (reference) => ask('findPayout', about(reference), () => payouts.findPayout(reference)),
      },
    }),
    ...(refunds && {
      refunds: {
        createRefund: (request) =>
          ask('createRefund', about(request.reference), () => refunds.createRefund(request)),
        findRefund: (order) => ask('findRefund', about(order.reference), () => refunds.findRefund(order)),
      },
    }),
  };
}

/** Every provider, watched. */
export function observeProviders(providers: Providers, deps: ObserveDeps): Providers {
  const all = providers.all().map((provider) => observed(provider, deps));
  const byId = new Map(all.map((provider) => [provider.id, provider]));
  return { find: (id) => byId.get(id), all: () => all };
}
