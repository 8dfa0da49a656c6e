/** Time as the transports know it: `after` runs once after so many milliseconds and returns how to call it off. */
export interface Clock {
  after(delayMs: number, run: () => void): () => void;
}

/** Resolves after `delayMs` milliseconds, or at once when the signal aborts. */
export function pause(clock: Clock, delayMs: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal?.aborted) return resolve();
    const finish = () => {
      callOff();
      signal?.removeEventListener('abort', finish);
      resolve();
    };
    const callOff = clock.after(delayMs, finish);
    signal?.addEventListener('abort', finish);
  });
}
