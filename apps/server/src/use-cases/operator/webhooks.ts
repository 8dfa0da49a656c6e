import { replayLimit } from '@opencashier/contract/operator/webhooks';
import type { WebhookDelivery } from '../../ports/webhook-log.ts';
import { type Result, refuse, success } from '../use-case.ts';
import { pageOf, periodOf, sees } from './brand-scope.ts';
import { notFound, type OperatorDeps, present } from './desk.ts';
import type { OperatorContext, OperatorUseCase } from './operator-use-case.ts';

export function listWebhooks({ desk, brands }: OperatorDeps): OperatorUseCase<'webhooks-list'> {
  return async ({ state, type, subject, ...asked }, { key }) => {
    const page = pageOf(brands, key, asked);
    if (!page.ok) return page;
    const filter = { ...page.data, ...periodOf(asked), ...present({ state, type, subject }) };
    const { items, nextCursor } = await desk.webhooks.list(filter);
    const webhooks = items.map(({ nextAt, createdAt, ...delivery }) => ({
      ...delivery,
      ...present({ nextAt: nextAt?.toISOString() }),
      createdAt: createdAt.toISOString(),
    }));
    return success({ webhooks, ...present({ nextCursor }) });
  };
}

async function find(
  { desk }: OperatorDeps,
  id: string,
  { key }: OperatorContext,
): Promise<Result<WebhookDelivery>> {
  const delivery = await desk.webhooks.find(id);
  return delivery && sees(key, delivery.brand) ? success(delivery) : notFound('webhook');
}

export function listWebhookAttempts(deps: OperatorDeps): OperatorUseCase<'webhooks-attempts'> {
  return async ({ id }, context) => {
    const found = await find(deps, id, context);
    if (!found.ok) return found;
    const attempts = await deps.desk.webhooks.attempts(id);
    return success({
      attempts: attempts.map(({ ordinal, at, durationMs, status, error, requestHeaders, reply }) => ({
        ordinal,
        at: at.toISOString(),
        durationMs,
        requestHeaders: { ...requestHeaders },
        ...present({ status, error, reply }),
      })),
    });
  };
}

export function redeliverWebhook(deps: OperatorDeps): OperatorUseCase<'webhooks-redeliver'> {
  return async ({ id }, context) => {
    const found = await find(deps, id, context);
    if (!found.ok) return found;
    const isDue = await deps.desk.webhooks.redeliver(id, deps.clock.now());
    return isDue ? success({ isDue: true }) : notFound('webhook');
  };
}

/** What the operator's server was down for, all at once and in order. */
export function replayWebhooks({ desk, brands, clock }: OperatorDeps): OperatorUseCase<'webhooks-replay'> {
  return async ({ brand, from, to, state, type }, { key }) => {
    const page = pageOf(brands, key, { brand });
    if (!page.ok) return page;
    if (Date.parse(from) >= Date.parse(to)) {
      return refuse('validation.failed', 'The period has no length.', [
        { path: 'to', message: 'must be later than from' },
      ]);
    }
    const { brand: ofBrands } = page.data;
    const wanted = { from: new Date(from), to: new Date(to), ...present({ brand: ofBrands, state, type }) };
    const { count, nextFrom } = await desk.webhooks.replay(wanted, replayLimit, clock.now());
    return success({ count, ...present({ nextFrom: nextFrom?.toISOString() }) });
  };
}
