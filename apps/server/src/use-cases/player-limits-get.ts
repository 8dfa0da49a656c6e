import { type ProtectionDeps, protectionReply } from './protection-view.ts';
import { success, type UseCase } from './use-case.ts';

/** What the player has set, and what may be set. */
export function playerLimitsGet(deps: ProtectionDeps): UseCase<'player-limits-get'> {
  return async ({ player }) => success(await protectionReply(deps, player));
}
