import { defaultPageSize } from '@opencashier/contract/operator/primitives';
import { minorToString } from '@opencashier/money/minor';
import type { VisitFilter } from '../../ports/visits.ts';
import { success } from '../use-case.ts';
import { type OperatorDeps, pageRefusal, present } from './desk.ts';
import type { OperatorUseCase } from './operator-use-case.ts';

interface Asked {
  readonly brand?: string | undefined;
  readonly player?: string | undefined;
  readonly cursor?: string | undefined;
  readonly limit?: number | undefined;
}

const filterOf = ({ brand, player, cursor, limit }: Asked): VisitFilter => ({
  ...present({ brand, playerId: player, cursor }),
  limit: limit ?? defaultPageSize,
});

export function listPaymentSessions({
  desk,
  brands,
}: OperatorDeps): OperatorUseCase<'payment-sessions-list'> {
  return async (request) => {
    const refusal = pageRefusal(brands, request);
    if (refusal) return refusal;
    const { items, nextCursor } = await desk.visits.listSessions(filterOf(request));
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
  return async (request) => {
    const refusal = pageRefusal(brands, request);
    if (refusal) return refusal;
    const { items, nextCursor } = await desk.visits.listAbandoned(filterOf(request));
    const creates = items.map(({ methodText, at, ...create }) => ({
      ...create,
      ...present({ methodText }),
      at: at.toISOString(),
    }));
    return success({ creates, ...present({ nextCursor }) });
  };
}
