import { createHash } from 'node:crypto';
import { captchaFieldNames } from '@opencashier/contract/calls/captcha-payload';
import type { ReplyOf, RequestOf } from '@opencashier/contract/calls/define-call';
import type { CallName, Calls } from '@opencashier/contract/calls/registry';
import { errorStatus } from '@opencashier/contract/errors';
import type { Clock } from '../ports/clock.ts';
import type { IdempotencyStore, RequestId } from '../ports/idempotency.ts';
import { type CallContext, type Result, refuse, success, type UseCase } from './use-case.ts';

export interface IdempotencyDeps {
  readonly store: IdempotencyStore;
  readonly clock: Clock;
}

/** A call with what it takes to recognise, after a crash, what was done under a key. */
export interface RecoverableCall<Name extends CallName> {
  readonly call: Name;
  readonly run: UseCase<Name>;
  /** The reply of work that a crash interrupted; nothing where that work had not begun. */
  recover(id: RequestId): Promise<ReplyOf<Calls[Name]> | undefined>;
  /** Brings what runs on with time in a stored reply up to date. */
  freshen?(reply: ReplyOf<Calls[Name]>): Promise<ReplyOf<Calls[Name]>>;
}

/** Refusals after which something exists: they are the answer to the key for good, all others did nothing. */
const lastingStatus = 422;
const ignoredFields = new Set<string>([...captchaFieldNames, 'idempotencyKey']);

/**
 * Makes a call that moves money repeatable: one key is worked on once, and a repetition gets the stored reply, as
 * Stripe's idempotency has it. A call without a key is refused.
 */
export function withIdempotency<Name extends CallName>(
  target: RecoverableCall<Name>,
  { store, clock }: IdempotencyDeps,
): UseCase<Name> {
  return async (context, request) => {
    if (context.idempotencyKey === undefined) {
      return refuse('idempotency.keyRequired', 'This call takes an Idempotency-Key.');
    }
    const id = requestIdOf(context, target.call, context.idempotencyKey);
    const claim = await store.claim(id, bodyHash(request), clock.now());
    switch (claim.kind) {
      case 'bodyMismatch':
        return refuse('idempotency.bodyMismatch', 'This key was used with another body.');
      case 'running':
        return refuse('idempotency.inProgress', 'A call with this key is still being worked on.');
      case 'done':
        return freshened(target, readReply<Name>(claim.reply));
      case 'abandoned': {
        const recovered = await recoverReply(target, id, { store, clock });
        if (recovered !== undefined) return success(recovered);
        return work(target, id, context, request, { store, clock });
      }
      case 'started':
        return work(target, id, context, request, { store, clock });
    }
  };
}

/** Names a call of a player by its key; what deposits remember of it is `requestKeyOf`. */
export function requestIdOf(context: CallContext, call: CallName, key: string): RequestId {
  return { brand: context.player.brand, playerId: context.player.id, call, key };
}

/** One unambiguous text for a request. */
export function requestKeyOf(id: RequestId): string {
  return JSON.stringify([id.brand, id.playerId, id.call, id.key]);
}

/** Finds out what was done under a key that a crash left, and stores it as the reply. */
export async function recoverReply<Name extends CallName>(
  target: Pick<RecoverableCall<Name>, 'recover'>,
  id: RequestId,
  { store, clock }: IdempotencyDeps,
): Promise<ReplyOf<Calls[Name]> | undefined> {
  const reply = await target.recover(id);
  if (reply !== undefined) await store.finish(id, success(reply), clock.now());
  return reply;
}

async function work<Name extends CallName>(
  target: RecoverableCall<Name>,
  id: RequestId,
  context: CallContext,
  request: RequestOf<Calls[Name]>,
  { store, clock }: IdempotencyDeps,
): Promise<Result<ReplyOf<Calls[Name]>>> {
  try {
    const result = await target.run(context, request);
    if (result.ok || errorStatus[result.error.code] === lastingStatus) {
      await store.finish(id, result, clock.now());
    } else {
      await store.forget(id);
    }
    return result;
  } catch (error) {
    await store.abandon(id, clock.now());
    throw error;
  }
}

/** The store keeps what this module wrote, under the same call's name. */
function readReply<Name extends CallName>(reply: unknown): Result<ReplyOf<Calls[Name]>> {
  return reply as Result<ReplyOf<Calls[Name]>>;
}

async function freshened<Name extends CallName>(
  target: RecoverableCall<Name>,
  stored: Result<ReplyOf<Calls[Name]>>,
): Promise<Result<ReplyOf<Calls[Name]>>> {
  return stored.ok && target.freshen ? success(await target.freshen(stored.data)) : stored;
}

/** Hash of a body as canonical JSON, without the fields that differ between repetitions of one attempt. */
export function bodyHash(body: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(canonical(body, true)))
    .digest('hex');
}

function canonical(value: unknown, isTop: boolean): unknown {
  if (Array.isArray(value)) return value.map((item) => canonical(item, false));
  if (typeof value !== 'object' || value === null) return value;
  return Object.entries(value)
    .filter(([name, entry]) => entry !== undefined && !(isTop && ignoredFields.has(name)))
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, entry]) => [name, canonical(entry, false)]);
}
