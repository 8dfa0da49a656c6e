import type { Clock } from '../flows/clock.ts';

/** The text of a load that took too long, as it reaches the error page and the host. */
export const timeoutMessage = 'Request timeout';

/** The outcome of a load, or an error with the fixed text if it takes longer than `limitMs` milliseconds. */
export function withTimeout<Value>(load: Promise<Value>, limitMs: number, clock: Clock): Promise<Value> {
  return new Promise((resolve, reject) => {
    const callOff = clock.after(limitMs, () => reject(new Error(timeoutMessage)));
    load.then(resolve, reject).finally(callOff);
  });
}
