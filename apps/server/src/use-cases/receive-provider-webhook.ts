import { isPayoutEvent } from '@opencashier/provider-kit/payouts';
import type { RawWebhook } from '@opencashier/provider-kit/provider';
import type { ProviderLog, ProviderWebhook } from '../ports/provider-log.ts';
import type { Providers } from '../ports/providers.ts';
import { type ApplyEventsDeps, applyDepositEvent } from './apply-deposit-events.ts';
import { type ApplyPayoutDeps, applyPayoutEvent } from './apply-payout-event.ts';
import { type ContinueTraceDeps, continueTrace } from './continue-trace.ts';

export interface ReceiveWebhookDeps extends ApplyEventsDeps, ApplyPayoutDeps, ContinueTraceDeps {
  readonly providers: Providers;
  readonly providerLog: Pick<ProviderLog, 'noteWebhook'>;
}

/** What the provider is answered: 2xx for everything that need not come again. */
export interface ProviderWebhookReply {
  readonly status: 200 | 400 | 401 | 404 | 503;
  readonly reason: string;
}

/** Takes a provider's webhook: verified over its raw body, applied, and only then remembered and acknowledged. */
export async function receiveProviderWebhook(
  deps: ReceiveWebhookDeps,
  providerId: string,
  webhook: RawWebhook,
): Promise<ProviderWebhookReply> {
  const provider = deps.providers.find(providerId);
  if (provider === undefined) return { status: 404, reason: 'unknownProvider' };
  try {
    const read = await provider.readWebhook(webhook);
    if (read.kind === 'rejected') {
      return { status: read.reason === 'malformed' ? 400 : 401, reason: read.reason };
    }
    const reply = await attempt(deps, providerId, read);
    noteWebhook(deps, providerId, webhook, read, reply);
    return reply;
  } catch (error) {
    return fault(deps, providerId, error);
  }
}

function fault(deps: ReceiveWebhookDeps, provider: string, error: unknown): ProviderWebhookReply {
  deps.log.error({ provider, error }, 'a webhook could not be handled');
  return { status: 503, reason: 'fault' };
}

async function attempt(
  deps: ReceiveWebhookDeps,
  provider: string,
  read: ReadWebhook,
): Promise<ProviderWebhookReply> {
  try {
    return await applyWebhook(deps, provider, read);
  } catch (error) {
    return fault(deps, provider, error);
  }
}

/** Only what has a good signature is kept: anybody can send the rest. */
function noteWebhook(
  { providerLog, ids }: ReceiveWebhookDeps,
  provider: string,
  { body, receivedAt }: RawWebhook,
  { webhookId, events }: ReadWebhook,
  { reason: outcome, status }: ProviderWebhookReply,
): void {
  const text = new TextDecoder().decode(body);
  const webhook = { id: ids.next('pwh'), provider, webhookId, events, outcome, status, receivedAt };
  providerLog.noteWebhook({ ...webhook, body: text });
}

/**
 * Applies once more what a webhook told, from what was read of it when its signature was fresh. What it told already is known
 * by its transactions and states, so that nothing is booked twice.
 */
export async function replayWebhook(
  deps: ReceiveWebhookDeps,
  { provider, events }: Pick<ProviderWebhook, 'provider' | 'events'>,
): Promise<string> {
  const outcomes: string[] = [];
  for (const event of events) {
    outcomes.push(
      isPayoutEvent(event)
        ? await applyPayoutEvent(deps, provider, event)
        : await applyDepositEvent(deps, provider, event),
    );
  }
  return [...new Set(outcomes)].join(', ') || 'nothing';
}

type ReadWebhook = Extract<
  Awaited<ReturnType<NonNullable<ReturnType<Providers['find']>>['readWebhook']>>,
  { kind: 'events' }
>;

async function applyWebhook(
  deps: ReceiveWebhookDeps,
  provider: string,
  { webhookId, events }: ReadWebhook,
): Promise<ProviderWebhookReply> {
  const [only] = events;
  // One payment is the hot path: the ledger knows a repeated one by itself and keeps the webhook's id with it.
  if (events.length === 1 && only?.type === 'paid') {
    const apply = () => applyDepositEvent(deps, provider, only, webhookId);
    const outcome = await continueTrace(deps, provider, only, apply);
    return outcome === 'failed' ? { status: 503, reason: 'failed' } : { status: 200, reason: outcome };
  }
  if (await deps.incoming.isKnown(provider, webhookId)) return { status: 200, reason: 'duplicate' };
  for (const event of events) {
    const apply = () =>
      isPayoutEvent(event)
        ? applyPayoutEvent(deps, provider, event)
        : applyDepositEvent(deps, provider, event);
    if ((await continueTrace(deps, provider, event, apply)) === 'failed') {
      return { status: 503, reason: 'failed' };
    }
  }
  await deps.incoming.note(provider, webhookId, deps.clock.now());
  return { status: 200, reason: 'applied' };
}
