import type { Clock } from '../../ports/clock.ts';
import type { IdempotencyStore, RequestId } from '../../ports/idempotency.ts';
import type { OperatorKey } from '../../ports/operator-keys.ts';
import { type Result, refuse } from '../use-case.ts';
import { bodyHash } from '../with-idempotency.ts';

export interface RepeatableDeps {
  readonly store: IdempotencyStore;
  readonly clock: Clock;
}

/** A key of the API is no player of any brand: no brand has an empty id. */
const noBrand = '';

/** What one wish of the operator's is known by. */
export function wishOf(call: string, key: OperatorKey, idempotencyKey: string): RequestId {
  return { brand: noBrand, playerId: key.id, call: `operator/${call}`, key: idempotencyKey };
}

/**
 * Carries out a wish once: a repetition gets the stored reply. Refusals are not stored, since none of them did anything. What
 * a crash cut short is begun anew; use cases know what they did by the wish's own name.
 */
export async function once<Data>(
  { store, clock }: RepeatableDeps,
  wish: RequestId,
  request: unknown,
  work: () => Promise<Result<Data>>,
): Promise<Result<Data>> {
  const claim = await store.claim(wish, bodyHash(request), clock.now());
  switch (claim.kind) {
    case 'bodyMismatch':
      return refuse('idempotency.bodyMismatch', 'This key was used with another body.');
    case 'running':
      return refuse('idempotency.inProgress', 'A call with this key is still being worked on.');
    case 'done':
      // The store keeps what this function wrote, under the same call's name.
      return claim.reply as Result<Data>;
    case 'started':
    case 'abandoned':
      break;
  }
  try {
    const result = await work();
    if (result.ok) await store.finish(wish, result, clock.now());
    else await store.forget(wish);
    return result;
  } catch (error) {
    await store.abandon(wish, clock.now());
    throw error;
  }
}
