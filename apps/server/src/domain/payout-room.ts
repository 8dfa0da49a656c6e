import type { LimitPeriod } from '@opencashier/contract/entities/player-protection';
import { type Owed, owedToOthers } from './closed-loop.ts';

const hour = 3_600_000;
/** How long a limit looks back. */
export const periodMs: Readonly<Record<LimitPeriod, number>> = {
  day: 24 * hour,
  week: 168 * hour,
  month: 720 * hour,
};

/** At most so much in a period that ends now, by one method or by all of them. Minor units. */
export interface PayoutCap {
  readonly period: LimitPeriod;
  readonly mostMinor: bigint;
  readonly method?: string | undefined;
}

/** A withdrawal that counts for limits. */
export interface CountedPayout {
  readonly at: Date;
  readonly method: string;
  readonly minor: bigint;
}

/** Why not even the least amount can be withdrawn by a method. */
export type Unpayable =
  | { readonly kind: 'limit'; readonly cap: PayoutCap; readonly resetsAt: Date | undefined }
  | { readonly kind: 'closedLoop'; readonly owed: readonly Owed[] }
  | { readonly kind: 'balance'; readonly leastMinor: bigint };

/** What decides how much of a player's money a method can pay out. */
export interface PayoutRoom {
  readonly availableMinor: bigint;
  readonly caps: readonly PayoutCap[];
  /** All that the longest period has, in the order in which they came. */
  readonly counted: readonly CountedPayout[];
  readonly owed: readonly Owed[];
}

/**
 * Why a method can't pay its least amount now, or nothing. Of several reasons the one that lasts longest: what the player
 * could do about another would not help.
 */
export function unpayableBy(
  method: string,
  leastMinor: bigint,
  { availableMinor, caps, counted, owed }: PayoutRoom,
  now: Date,
): Unpayable | undefined {
  const limits = caps
    .filter((cap) => cap.method === undefined || cap.method === method)
    .flatMap((cap) => limitOf(cap, leastMinor, counted, now));
  const [longest] = limits.sort((one, other) => lasting(other) - lasting(one));
  if (longest !== undefined) return longest;
  const others = owedToOthers(owed, method, leastMinor);
  if (others.length > 0) return { kind: 'closedLoop', owed: others };
  return availableMinor < leastMinor ? { kind: 'balance', leastMinor } : undefined;
}

const lasting = ({ resetsAt }: { readonly resetsAt: Date | undefined }): number =>
  resetsAt?.getTime() ?? Number.POSITIVE_INFINITY;

function limitOf(
  cap: PayoutCap,
  leastMinor: bigint,
  counted: readonly CountedPayout[],
  now: Date,
): readonly Extract<Unpayable, { kind: 'limit' }>[] {
  const length = periodMs[cap.period];
  const since = now.getTime() - length;
  const inside = counted.filter(
    ({ at, method }) => at.getTime() > since && (cap.method === undefined || cap.method === method),
  );
  let used = inside.reduce((sum, { minor }) => sum + minor, 0n);
  if (used + leastMinor <= cap.mostMinor) return [];
  // The oldest leave the period first.
  for (const { at, minor } of inside) {
    used -= minor;
    if (used + leastMinor <= cap.mostMinor) {
      return [{ kind: 'limit', cap, resetsAt: new Date(at.getTime() + length) }];
    }
  }
  return [{ kind: 'limit', cap, resetsAt: undefined }];
}
