import { offeredTo, type ProtectionDeps, protectionReply } from './protection-view.ts';
import { refuse, success, type UseCase } from './use-case.ts';

const dayMs = 24 * 3_600_000;

/** Pauses deposits at once, for as long as the brand offers. It is never shortened, and stops no withdrawal. */
export function playerPauseSet(deps: ProtectionDeps): UseCase<'player-pause-set'> {
  const { protection, brands, clock } = deps;
  return async ({ player }, { kind, days }) => {
    const rules = offeredTo(brands, player);
    const offered = kind === 'coolOff' ? rules.coolOffDays : rules.selfExclusionDays;
    const isEndless = kind === 'selfExclusion' && days === undefined && rules.hasEndlessExclusion;
    if (!isEndless && (days === undefined || !offered.includes(days))) {
      return refuse('banking.protectionUnavailable', 'This pause is not offered here.');
    }
    const now = clock.now();
    const until = days === undefined ? undefined : new Date(now.getTime() + days * dayMs);
    await protection.setPause(player.brand, player.id, { kind, from: now, until }, now);
    return success(await protectionReply(deps, player));
  };
}
