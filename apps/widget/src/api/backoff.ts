import { backoff } from '@opencashier/contract/constants';

/**
 * Truncated exponential back-off: 2^attempt times a second plus up to a second at random, at most `maxMs`.
 * @param attempt counted from 0
 * @returns milliseconds
 */
export function backoffDelay(attempt: number, maxMs: number, random: () => number): number {
  return Math.min(2 ** attempt * backoff.baseMs + random() * backoff.jitterMs, maxMs);
}
