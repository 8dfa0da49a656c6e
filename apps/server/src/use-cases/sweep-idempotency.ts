import type { Clock } from '../ports/clock.ts';
import type { IdempotencyStore, RequestId } from '../ports/idempotency.ts';
import type { Log } from '../ports/log.ts';

export interface SweepIdempotencyDeps {
  readonly store: IdempotencyStore;
  readonly clock: Clock;
  readonly log: Log;
  /** Stores what was done under an abandoned key as its reply; false where nothing was. By the name of the call. */
  readonly recoveries: ReadonlyMap<string, (id: RequestId) => Promise<boolean>>;
}

const batch = 50;
/** Replies are kept for two days: longer than any client goes on repeating. */
const keptMs = 48 * 3_600_000;

/** Settles keys that a crash left running, and forgets old replies. */
export async function sweepIdempotency(deps: SweepIdempotencyDeps): Promise<void> {
  const { store, clock, log, recoveries } = deps;
  for (const id of await store.claimAbandoned(clock.now(), batch)) {
    try {
      const recovered = await recoveries.get(id.call)?.(id);
      if (recovered !== true) await store.forget(id);
    } catch (error) {
      log.error({ call: id.call, error }, 'an abandoned key could not be settled');
      await store.abandon(id, clock.now());
    }
  }
  await store.sweep(new Date(clock.now().getTime() - keptMs));
}
