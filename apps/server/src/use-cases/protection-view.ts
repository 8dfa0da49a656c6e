import type { PlayerProtection } from '@opencashier/contract/entities/player-protection';
import { toMajor } from '@opencashier/money/minor';
import type { BrandPolicies } from '../ports/brand-policies.ts';
import { type ProtectionRules, protectionIn } from '../ports/brand-rules.ts';
import type { Clock } from '../ports/clock.ts';
import type { Player } from '../ports/identity.ts';
import type { PlayerLimit, Protection } from '../ports/protection.ts';

export interface ProtectionDeps {
  readonly protection: Protection;
  readonly brands: BrandPolicies;
  readonly clock: Clock;
}

/** What the brand offers a player where they live. */
export function offeredTo(brands: BrandPolicies, { brand, country }: Player): ProtectionRules {
  return protectionIn(brands.find(brand)?.protection, country);
}

function toLimit({
  period,
  currency,
  minor,
  usedMinor,
  next,
}: PlayerLimit): PlayerProtection['limits'][number] {
  const left = minor > usedMinor ? minor - usedMinor : 0n;
  return {
    period,
    currency,
    amount: toMajor(minor, currency),
    used: toMajor(usedMinor, currency),
    left: toMajor(left, currency),
    ...(next && {
      next: {
        from: next.from.toISOString(),
        ...(next.minor === undefined ? {} : { amount: toMajor(next.minor, next.currency) }),
      },
    }),
  };
}

/** How a player is protected now, as every call of it replies. */
export async function protectionReply(
  { protection, brands, clock }: ProtectionDeps,
  player: Player,
): Promise<PlayerProtection> {
  const now = clock.now();
  const rules = offeredTo(brands, player);
  const pause = await protection.pause(player.brand, player.id, now);
  return {
    offers: {
      limitPeriods: [...rules.limitPeriods],
      coolOffDays: [...rules.coolOffDays],
      selfExclusionDays: [...rules.selfExclusionDays],
      hasEndlessExclusion: rules.hasEndlessExclusion,
    },
    limits: (await protection.limits(player.brand, player.id, now)).map(toLimit),
    ...(pause && {
      pause: {
        kind: pause.kind,
        from: pause.from.toISOString(),
        ...(pause.until && { until: pause.until.toISOString() }),
      },
    }),
  };
}
