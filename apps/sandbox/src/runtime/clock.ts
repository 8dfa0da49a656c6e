import { randomBytes } from 'node:crypto';

/** The only source of time, so that tests decide over it. */
export interface Clock {
  now(): Date;
}

/** The only source of delays; `after` gives a function that cancels. */
export interface Timers {
  after(ms: number, run: () => void): () => void;
}

/** Makes ids such as `pay_…`; those on hosted pages must not be guessed. */
export interface Ids {
  next(prefix: string): string;
}

/** Where time, delays and ids come from. */
export interface Runtime {
  readonly clock: Clock;
  readonly timers: Timers;
  readonly ids: Ids;
}

// Node fires a longer timer at once.
const longestTimerMs = 2 ** 31 - 1;

/** Time and chance as they really are. */
export const realRuntime: Runtime = {
  clock: { now: () => new Date() },
  timers: {
    after: (ms, run) => {
      const timer = setTimeout(run, Math.min(Math.max(0, ms), longestTimerMs));
      return () => clearTimeout(timer);
    },
  },
  ids: { next: (prefix) => `${prefix}_${randomBytes(16).toString('hex')}` },
};
