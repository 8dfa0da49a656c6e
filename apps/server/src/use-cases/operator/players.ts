import { minorToString, toMajor } from '@opencashier/money/minor';
import type { PlayerRecord } from '../../ports/players.ts';
import { refuse, success } from '../use-case.ts';
import { brandOf, pageOf } from './brand-scope.ts';
import { notFound, type OperatorDeps, present } from './desk.ts';
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
  return async ({ query, ...asked }, { key }) => {
    const page = pageOf(brands, key, asked);
    if (!page.ok) return page;
    const { items, nextCursor } = await desk.players.list({ ...page.data, ...present({ query }) });
    return success({ players: items.map(playerReply), ...present({ nextCursor }) });
  };
}

export function getPlayer({ desk, brands }: OperatorDeps): OperatorUseCase<'players-get'> {
  return async ({ id, brand }, { key }) => {
    const brandId = brandOf(brands, key, brand);
    if (!brandId.ok) return brandId;
    const player = await desk.players.find(brandId.data, id);
    return player ? success(playerReply(player)) : notFound('player');
  };
}

/** What a player has set to be protected. */
export function getPlayerLimits({ desk, brands, clock }: OperatorDeps): OperatorUseCase<'players-limits'> {
  return async ({ id, brand }, { key }) => {
    const brandId = brandOf(brands, key, brand);
    if (!brandId.ok) return brandId;
    if ((await desk.players.find(brandId.data, id)) === undefined) return notFound('player');
    const limits = await desk.protection.limits(brandId.data, id, clock.now());
    const pause = await desk.protection.pause(brandId.data, id, clock.now());
    return success({
      limits: limits.map(({ period, currency, minor, usedMinor, next }) => ({
        ...{ period, currency },
        minor: minorToString(minor),
        usedMinor: minorToString(usedMinor),
        ...present({
          next: next && {
            currency: next.currency,
            from: next.from.toISOString(),
            ...present({ minor: next.minor === undefined ? undefined : minorToString(next.minor) }),
          },
        }),
      })),
      ...present({
        pause: pause && {
          kind: pause.kind,
          from: pause.from.toISOString(),
          ...present({ until: pause.until?.toISOString() }),
        },
      }),
    });
  };
}

/** A fresh token is pushed only if it is good, and only to the player that it names. */
export function pushToken(deps: OperatorDeps): OperatorUseCase<'players-token'> {
  return async ({ id, brand, token }, { key }) => {
    const brandId = brandOf(deps.brands, key, brand);
    if (!brandId.ok) return brandId;
    const outcome = await deps.identity.verifyToken(token);
    if (outcome.kind === 'unavailable') {
      return refuse('server.unavailable', 'The keys that check the token can’t be read now.');
    }
    if (outcome.kind !== 'valid' || outcome.player.brand !== brandId.data || outcome.player.id !== id) {
      return refuse('validation.failed', 'The token is not a good one of this player.', [
        { path: 'token', message: 'must be a valid token whose sub and brand are this player’s' },
      ]);
    }
    return success({ connections: await deps.refreshToken(brandId.data, id, token) });
  };
}
