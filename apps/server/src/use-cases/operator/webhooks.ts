import { defaultPageSize } from '@opencashier/contract/operator/primitives';
import type { Clock } from '../../ports/clock.ts';
import { success } from '../use-case.ts';
import { type Desk, notFound, type OperatorDeps, pageRefusal, present } from './desk.ts';
import type { OperatorUseCase } from './operator-use-case.ts';

export function listWebhooks({ desk, brands }: OperatorDeps): OperatorUseCase<'webhooks-list'> {
  return async ({ brand, state, cursor, limit }) => {
    const refusal = pageRefusal(brands, { brand, cursor });
    if (refusal) return refusal;
    const { items, nextCursor } = await desk.webhooks.list({
      ...present({ brand, state, cursor }),
      limit: limit ?? defaultPageSize,
    });
    const webhooks = items.map(({ nextAt, createdAt, ...delivery }) => ({
      ...delivery,
      ...present({ nextAt: nextAt?.toISOString() }),
      createdAt: createdAt.toISOString(),
    }));
    return success({ webhooks, ...present({ nextCursor }) });
  };
}

export function listWebhookAttempts(desk: Desk): OperatorUseCase<'webhooks-attempts'> {
  return async ({ id }) => {
    const attempts = await desk.webhooks.attempts(id);
    return success({
      attempts: attempts.map(({ ordinal, at, durationMs, status, error }) => ({
        ordinal,
        at: at.toISOString(),
        durationMs,
        ...present({ status, error }),
      })),
    });
  };
}

export function redeliverWebhook(desk: Desk, clock: Clock): OperatorUseCase<'webhooks-redeliver'> {
  return async ({ id }) => {
    const isDue = await desk.webhooks.redeliver(id, clock.now());
    return isDue ? success({ isDue: true }) : notFound('webhook');
  };
}
