import type { Clock } from '../flows/clock.ts';
import type { SessionStore } from '../flows/session.ts';
import { tokenOf } from '../flows/session-token.ts';

export interface TokenRenewalDeps {
  readonly session: SessionStore;
  readonly clock: Clock;
  /** Says once that the token is no longer valid, to whoever can bring another. */
  readonly ask: () => void;
}

/**
 * Waits for another token after a 401. Calls that meet the same stale token wait together, and it is asked for once.
 * @returns a function that resolves true once the token is another one, false when none came in time
 */
export function createTokenRenewal({ session, clock, ask }: TokenRenewalDeps) {
  let askedFor: string | undefined;
  return (stale: string | undefined, limitMs: number): Promise<boolean> => {
    const isFresh = () => tokenOf(session.getState()) !== stale;
    if (isFresh()) return Promise.resolve(true);
    return new Promise((resolve) => {
      const finish = (isRenewed: boolean) => {
        callOff();
        stop();
        if (askedFor === stale) askedFor = undefined;
        resolve(isRenewed);
      };
      const callOff = clock.after(limitMs, () => finish(false));
      const stop = session.subscribe(() => {
        if (isFresh()) finish(true);
      });
      if (askedFor === stale && stale !== undefined) return;
      askedFor = stale;
      ask();
    });
  };
}
