import { success } from '../use-case.ts';
import { pageOf, periodOf } from './brand-scope.ts';
import { notFound, type OperatorDeps, present } from './desk.ts';
import type { OperatorUseCase } from './operator-use-case.ts';

export function listProviderWebhooks({
  desk,
  brands,
}: OperatorDeps): OperatorUseCase<'provider-webhooks-list'> {
  return async ({ provider, reference, ...asked }, { key }) => {
    const page = pageOf(brands, key, asked);
    if (!page.ok) return page;
    const { brand: _all, ...place } = page.data;
    const filter = { ...place, ...periodOf(asked), ...present({ provider, reference }) };
    const { items, nextCursor } = await desk.providerLog.list(filter);
    const webhooks = items.map(({ events, receivedAt, ...webhook }) => ({
      ...webhook,
      receivedAt: receivedAt.toISOString(),
      references: [...new Set(events.map((event) => event.reference))],
    }));
    return success({ webhooks, ...present({ nextCursor }) });
  };
}

export function replayProviderWebhook({ desk }: OperatorDeps): OperatorUseCase<'provider-webhooks-replay'> {
  return async ({ id }) => {
    const outcome = await desk.replayProviderWebhook(id);
    return outcome === undefined ? notFound('webhook of a provider') : success({ outcome });
  };
}
