import type { Clock } from '../clock.ts';

/** A clock that stands still until it is told how far to go. */
export interface TestClock extends Clock {
  /** Runs what falls due, in order, and lets promises settle after each. */
  advance(ms: number): Promise<void>;
  readonly waiting: number;
}

/** Lets every promise that can settle now do so. */
export async function settle(): Promise<void> {
  await new Promise((resolve) => setImmediate(resolve));
}

export function createTestClock(start = 1_000_000): TestClock {
  let time = start;
  let timers: { at: number; run: () => void }[] = [];
  return {
    now: () => time,
    after(delayMs, run) {
      const timer = { at: time + delayMs, run };
      timers.push(timer);
      return () => {
        timers = timers.filter((one) => one !== timer);
      };
    },
    get waiting() {
      return timers.length;
    },
    async advance(ms) {
      const end = time + ms;
      await settle();
      for (;;) {
        const due = timers.filter((timer) => timer.at <= end).sort((a, b) => a.at - b.at)[0];
        if (!due) break;
        timers = timers.filter((timer) => timer !== due);
        time = due.at;
        due.run();
        await settle();
      }
      time = end;
    },
  };
}

/** Ids that count up: `id-1`, `id-2`, … */
export function countingIds(prefix = 'id'): () => string {
  let count = 0;
  return () => `${prefix}-${++count}`;
}
