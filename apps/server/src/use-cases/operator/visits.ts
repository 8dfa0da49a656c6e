import { minorToString } from '@opencashier/money/minor';
import { success } from '../use-case.ts';
import { pageOf } from './brand-scope.ts';
import { type OperatorDeps, present } from './desk.ts';
import type { OperatorUseCase } from './operator-use-case.ts';

export function listPaymentSessions({
  desk,
  brands,
}: OperatorDeps): OperatorUseCase<'payment-sessions-list'> {
  return async ({ player, ...asked }, { key }) => {
    const page = pageOf(brands, key, asked);
    if (!page.ok) return page;
    const { items, nextCursor } = await desk.visits.listSessions({
      ...page.data,
      ...present({ playerId: player }),
    });
    const sessions = items.map(({ id, brand, playerId, minor, currency, pendingGroup, createdAt }) => ({
      ...{ id, brand, playerId },
      ...present({ minor: minor === undefined ? undefined : minorToString(minor), currency, pendingGroup }),
      createdAt: createdAt.toISOString(),
    }));
    return success({ sessions, ...present({ nextCursor }) });
  };
}

export function listAbandonedCreates({
  desk,
  brands,
}: OperatorDeps): OperatorUseCase<'abandoned-creates-list'> {
  return async ({ player, ...asked }, { key }) => {
    const page = pageOf(brands, key, asked);
    if (!page.ok) return page;
    const { items, nextCursor } = await desk.visits.listAbandoned({
      ...page.data,
      ...present({ playerId: player }),
    });
    const creates = items.map(({ methodText, at, ...create }) => ({
      ...create,
      ...present({ methodText }),
      at: at.toISOString(),
    }));
    return success({ creates, ...present({ nextCursor }) });
  };
}
