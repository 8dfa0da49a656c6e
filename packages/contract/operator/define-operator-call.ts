import type * as z from 'zod/mini';

/** A call of the operator's API, below `/api/operator`. It takes a key, never a player's token. */
export interface OperatorCallDefinition<
  Request extends z.ZodMiniType = z.ZodMiniType,
  Reply extends z.ZodMiniType = z.ZodMiniType,
> {
  readonly method: 'GET' | 'POST';
  /** With parts such as `{id}`, which belong to the request like what stands in query or body. */
  readonly path: `/${string}`;
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
