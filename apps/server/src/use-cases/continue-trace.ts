import type { PaymentTraces } from '../ports/payment-traces.ts';
import type { Tracing } from '../ports/tracing.ts';

export interface ContinueTraceDeps {
  readonly tracing: Tracing;
  readonly traces: Pick<PaymentTraces, 'find'>;
}

/**
 * Runs what follows from a provider's news in the trace that the payment began with, the player's click; in the one of
 * the webhook where that is not known.
 */
export async function continueTrace<Value>(
  { tracing, traces }: ContinueTraceDeps,
  provider: string,
  event: { readonly reference: string; readonly type: string },
  work: () => Promise<Value>,
): Promise<Value> {
  if (!tracing.isOn) return work();
  // A trace is a courtesy: without the database the work itself tells what is wrong.
  const parent = await traces.find(provider, event.reference).catch(() => undefined);
  const facts = { 'cashier.provider': provider, 'cashier.reference': event.reference };
  return tracing.span(`event ${event.type}`, { facts, parent }, work);
}
