/** Time as the flows know it, so that a test can own it. */
export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number;
  /** Runs once after so many milliseconds; returns how to call it off. */
  after(delayMs: number, run: () => void): () => void;
}

export const systemClock: Clock = {
  now: () => Date.now(),
  after(delayMs, run) {
    const timer = setTimeout(run, delayMs);
    return () => clearTimeout(timer);
  },
};
