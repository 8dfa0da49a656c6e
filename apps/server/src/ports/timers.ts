/** The only source of delays and of chance, so that tests run jobs without waiting. */
export interface Timers {
  /** Runs `task` once after `delayMs`; the function returned calls it off. */
  after(delayMs: number, task: () => void): () => void;
  /** A number from 0 to just below 1, for jitter. */
  random(): number;
}
