const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

/** Waits after each failed attempt: dense at first, 23 hours and 42 minutes in all. */
export const waitsMs = [
  5 * second,
  30 * second,
  2 * minute,
  10 * minute,
  30 * minute,
  hour,
  2 * hour,
  4 * hour,
  6 * hour,
  10 * hour,
] as const;

/** When to try again after this many failed attempts; nothing once a day's attempts are used up. */
export function nextAttemptAt(failedAttempts: number, at: Date): Date | undefined {
  const wait = waitsMs[failedAttempts - 1];
  return wait === undefined ? undefined : new Date(at.getTime() + wait);
}
