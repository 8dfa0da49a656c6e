import type { Clock } from '../ports/clock.ts';

/** A bucket that holds `burst` calls and fills by `perSecond`. */
export interface RateLimit {
  readonly burst: number;
  readonly perSecond: number;
}

export interface RateLimiter {
  /** Takes one call of this key: 0 when it may go on, else the seconds to wait. */
  take(key: string): number;
}

const maxKeys = 100_000;

/** Limits calls by key, in memory. Keys that have not called for long are forgotten first. */
export function createRateLimiter({ burst, perSecond }: RateLimit, clock: Clock): RateLimiter {
  const buckets = new Map<string, { tokens: number; at: number }>();
  return {
    take(key) {
      const at = clock.now().getTime();
      const old = buckets.get(key);
      const refilled = old ? old.tokens + (Math.max(0, at - old.at) / 1000) * perSecond : burst;
      const tokens = Math.min(burst, refilled);
      const isAllowed = tokens >= 1;
      // Written anew, so that the map's order is that of the last calls.
      buckets.delete(key);
      buckets.set(key, { tokens: isAllowed ? tokens - 1 : tokens, at });
      if (buckets.size > maxKeys) {
        const [oldest] = buckets.keys();
        if (oldest !== undefined) buckets.delete(oldest);
      }
      return isAllowed ? 0 : Math.max(1, Math.ceil((1 - tokens) / perSecond));
    },
  };
}

/** What one player, one address, and one address without a good token or key may call. */
export interface RateLimits {
  readonly player: RateLimit;
  readonly address: RateLimit;
  readonly refused: RateLimit;
  /** New sockets of one address. */
  readonly connect: RateLimit;
}

/** Well above what a widget does, and enough for many players behind one address. */
export const defaultRateLimits: RateLimits = {
  player: { burst: 60, perSecond: 6 },
  address: { burst: 600, perSecond: 100 },
  refused: { burst: 60, perSecond: 1 },
  connect: { burst: 120, perSecond: 10 },
};
