import type { Clock } from '../ports/clock.ts';
import type { Visits } from '../ports/visits.ts';
import { success, type UseCase } from './use-case.ts';

export interface CloseModalDeps {
  readonly visits: Visits;
  readonly clock: Clock;
}

/** Notes that the player left while a deposit was being created; the player is the token's, whatever the payload says. */
export function sessionFormOnCloseModal({
  visits,
  clock,
}: CloseModalDeps): UseCase<'session-form-on-close-modal'> {
  return async ({ player }, request) => {
    await visits.noteAbandoned({
      brand: player.brand,
      playerId: player.id,
      method: request.paymentMethod,
      methodText: request.paymentMethodText,
      at: clock.now(),
    });
    return success({ ok: true });
  };
}
