import { isPayoutEvent } from '@opencashier/provider-kit/payouts';
import type { RawWebhook } from '@opencashier/provider-kit/provider';
import type { Providers } from '../ports/providers.ts';
import { type ApplyEventsDeps, applyDepositEvent } from './apply-deposit-events.ts';
import { type ApplyPayoutDeps, applyPayoutEvent } from './apply-payout-event.ts';

export interface ReceiveWebhookDeps extends ApplyEventsDeps, ApplyPayoutDeps {
  readonly providers: Providers;
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
    return await applyWebhook(deps, providerId, read);
  } catch (error) {
    deps.log.error({ provider: providerId, error }, 'a webhook could not be handled');
    return { status: 503, reason: 'fault' };
  }
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
    const outcome = await applyDepositEvent(deps, provider, only, webhookId);
    return outcome === 'failed' ? { status: 503, reason: 'failed' } : { status: 200, reason: outcome };
  }
  if (await deps.incoming.isKnown(provider, webhookId)) return { status: 200, reason: 'duplicate' };
  for (const event of events) {
    if (isPayoutEvent(event)) {
      await applyPayoutEvent(deps, provider, event);
    } else if ((await applyDepositEvent(deps, provider, event)) === 'failed') {
      return { status: 503, reason: 'failed' };
    }
  }
  await deps.incoming.note(provider, webhookId, deps.clock.now());
  return { status: 200, reason: 'applied' };
}
