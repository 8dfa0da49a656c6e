import { toMinor } from '@opencashier/money/minor';
import type { Clock, Ids } from '../ports/clock.ts';
import type { Players } from '../ports/players.ts';
import type { Visits } from '../ports/visits.ts';
import { success, type UseCase } from './use-case.ts';

export interface SessionStartDeps {
  readonly visits: Visits;
  readonly players: Players;
  readonly clock: Clock;
  readonly ids: Ids;
}

/** Opens a payment session. The amount is what the player thinks of, so one that can't be is only left out. */
export function sessionStart({ visits, players, clock, ids }: SessionStartDeps): UseCase<'session-start'> {
  return async ({ player }, request) => {
    const { amount, currency } = request;
    const parsed = amount === undefined || currency === undefined ? undefined : toMinor(amount, currency);
    const id = ids.next('pse');
    const now = clock.now();
    await players.remember(player, now);
    await visits.start({
      id,
      brand: player.brand,
      playerId: player.id,
      minor: parsed?.ok ? parsed.minor : undefined,
      currency,
      pendingGroup: request.pendingGroup,
      createdAt: now,
    });
    return success({ payment_session_id: id });
  };
}
