import type { Clock, Ids } from '../ports/clock.ts';
import type { Timers } from '../ports/timers.ts';

export interface ManualClock extends Clock {
  advance(milliseconds: number): void;
}

/** A clock that stands still until it is told to go on. */
export function manualClock(start = new Date('2026-03-01T12:00:00.000Z')): ManualClock {
  let time = start.getTime();
  return {
    now: () => new Date(time),
    advance(milliseconds) {
      time += milliseconds;
    },
  };
}

/** Ids that count: unique within a test file, and the same on each run. */
export function countingIds(): Ids {
  let count = 0;
  return {
    next(prefix) {
      count += 1;
      return `${prefix}_${String(count).padStart(6, '0')}`;
    },
  };
}

export interface ManualTimers extends Timers {
  /** Delays that are waited for now. */
  readonly waiting: readonly number[];
  /** Lets every delay that is waited for now be over. */
  fire(): void;
}

/** Timers that go off when they are told to; chance is always nought. */
export function manualTimers(): ManualTimers {
  let entries: { readonly delayMs: number; readonly task: () => void }[] = [];
  return {
    get waiting() {
      return entries.map((entry) => entry.delayMs);
    },
    after(delayMs, task) {
      const entry = { delayMs, task };
      entries.push(entry);
      return () => {
        entries = entries.filter((other) => other !== entry);
      };
    },
    random: () => 0,
    fire() {
      const due = entries;
      entries = [];
      for (const entry of due) entry.task();
    },
  };
}
