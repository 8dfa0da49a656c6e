import type * as z from 'zod/mini';

/** What a key may do; each role may do what stands before it too. */
export const operatorRoles = ['read', 'act', 'approve'] as const;
export type OperatorRole = (typeof operatorRoles)[number];

/**
 * How a repetition is told from another wish. `key`: by the header `Idempotency-Key`, as the player's calls have it. `id`: by
 * an id in the body, which the operator's own books have anyway. `none`: there is nothing to repeat, or nothing is kept.
 */
export type OperatorRepetition = 'key' | 'id' | 'none';

/** A call of the operator's API, below `/api/operator`. It takes a key, never a player's token. */
export interface OperatorCallDefinition<
  Request extends z.ZodMiniType = z.ZodMiniType,
  Reply extends z.ZodMiniType = z.ZodMiniType,
> {
  readonly method: 'GET' | 'POST';
  /** With parts such as `{id}`, which belong to the request like what stands in query or body. */
  readonly path: `/${string}`;
  /** The least role of a key that may call it; `keeper` is a key of the configuration that may make others. */
  readonly role: OperatorRole | 'keeper';
  readonly repetition: OperatorRepetition;
  /** It is about all brands at once, so that a key of some brands can't call it. */
  readonly isOfAllBrands?: true;
  /** Name of the list in the reply: it can be had whole, as CSV or NDJSON. */
  readonly rows?: string;
  /** One sentence for the API reference. */
  readonly summary: string;
  readonly request: Request;
  readonly reply: Reply;
}

/** Declares a call of the operator's API. */
export function defineOperatorCall<Request extends z.ZodMiniType, Reply extends z.ZodMiniType>(
  call: OperatorCallDefinition<Request, Reply>,
): OperatorCallDefinition<Request, Reply> {
  return call;
}

export type OperatorRequestOf<Call> =
  Call extends OperatorCallDefinition<infer Request> ? z.output<Request> : never;
export type OperatorReplyOf<Call> =
  Call extends OperatorCallDefinition<z.ZodMiniType, infer Reply> ? z.output<Reply> : never;
