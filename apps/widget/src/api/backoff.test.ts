import { expect, it } from 'vitest';
import { backoffDelay } from './backoff.ts';

it.each([
  [0, 0, 1_000],
  [0, 0.999, 1_999],
  [1, 0.5, 2_500],
  [3, 0, 8_000],
  [3, 1, 9_000],
  [4, 0, 10_000],
  [40, 1, 10_000],
])(
  'waits before try %i, with %d of a second’s chance, for %i ms and never longer than its cap',
  (attempt, chance, delay) => {
    expect(backoffDelay(attempt, 10_000, () => chance)).toBe(delay);
  },
);
