import { defaultPageSize } from '@opencashier/contract/operator/primitives';
import { minorToString, toMajor } from '@opencashier/money/minor';
import type { PlayerRecord } from '../../ports/players.ts';
import { refuse, success } from '../use-case.ts';
import { brandIdOf, notFound, type OperatorDeps, pageRefusal, present } from './desk.ts';
import type { OperatorReply, OperatorUseCase } from './operator-use-case.ts';

function playerReply(player: PlayerRecord): OperatorReply<'players-get'> {
  const { id, brand, country, currency, name, email } = player;
  return {
    ...{ id, brand, country, currency },
    ...present({ name, email }),
    firstSeenAt: player.firstSeenAt.toISOString(),
    lastSeenAt: player.lastSeenAt.toISOString(),
    balances: player.balances.map((balance) => ({
      kind: balance.kind,
      currency: balance.currency,
      minor: minorToString(balance.minor),
      amount: toMajor(balance.minor, balance.currency),
      isInArrears: balance.isInArrears,
    })),
  };
}

export function listPlayers({ desk, brands }: OperatorDeps): OperatorUseCase<'players-list'> {
  return async ({ brand, query, cursor, limit }) => {
    const refusal = pageRefusal(brands, { brand, cursor });
    if (refusal) return refusal;
    const { items, nextCursor } = await desk.players.list({
      ...present({ brand, query, cursor }),
      limit: limit ?? defaultPageSize,
    });
    return success({ players: items.map(playerReply), ...present({ nextCursor }) });
  };
}

export function getPlayer({ desk, brands }: OperatorDeps): OperatorUseCase<'players-get'> {
  return async ({ id, brand }) => {
    const brandId = brandIdOf(brands, brand);
    if (brandId === undefined) return notFound('brand');
    const player = await desk.players.find(brandId, id);
    return player ? success(playerReply(player)) : notFound('player');
  };
}

/** A fresh token is pushed only if it is good, and only to the player that it names. */
export function pushToken(deps: OperatorDeps): OperatorUseCase<'players-token'> {
  return async ({ id, brand, token }) => {
    const brandId = brandIdOf(deps.brands, brand);
    if (brandId === undefined) return notFound('brand');
    const outcome = await deps.identity.verifyToken(token);
    if (outcome.kind === 'unavailable') {
      return refuse('server.unavailable', 'The keys that check the token can’t be read now.');
    }
    if (outcome.kind !== 'valid' || outcome.player.brand !== brandId || outcome.player.id !== id) {
      return refuse('validation.failed', 'The token is not a good one of this player.', [
        { path: 'token', message: 'must be a valid token whose sub and brand are this player’s' },
      ]);
    }
    return success({ connections: await deps.refreshToken(brandId, id, token) });
  };
}
