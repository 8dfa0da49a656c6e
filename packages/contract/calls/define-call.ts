import * as z from 'zod/mini';

/** Repeat a call after a network error by itself? `standard` is three times, two seconds apart. */
export type RetryPolicy = 'none' | 'standard';

/** Who may call: a signed-in player, or somebody who only just exchanges a one-time code. */
export type CallAccess = 'player' | 'anonymous';

export interface CallDefinition<
  Path extends string = string,
  Request extends z.ZodMiniType = z.ZodMiniType,
  Reply extends z.ZodMiniType = z.ZodMiniType,
> {
  readonly path: Path;
  readonly method: 'GET' | 'POST';
  /** One sentence for the API reference. */
  readonly summary: string;
  readonly request: Request;
  readonly reply: Reply;
  readonly retry: RetryPolicy;
  /** Does the call move money, so that it takes an idempotency key? */
  readonly idempotent: boolean;
  readonly access: CallAccess;
}

export type RequestOf<Call> = Call extends CallDefinition<string, infer Request> ? z.infer<Request> : never;
/** What a caller may pass: before coercion and defaults. */
export type RequestInputOf<Call> =
  Call extends CallDefinition<string, infer Request> ? z.input<Request> : never;
export type ReplyOf<Call> =
  Call extends CallDefinition<string, z.ZodMiniType, infer Reply> ? z.infer<Reply> : never;

type Defaults = 'retry' | 'idempotent' | 'access';

/** Declares a call; a call that says nothing is not retried, moves no money and needs a signed-in player. */
export function defineCall<Path extends string, Request extends z.ZodMiniType, Reply extends z.ZodMiniType>(
  call: Omit<CallDefinition<Path, Request, Reply>, Defaults> & Partial<Pick<CallDefinition, Defaults>>,
): CallDefinition<Path, Request, Reply> {
  return { retry: 'none', idempotent: false, access: 'player', ...call };
}

/** Reply of calls that only take note. */
export const acknowledged = z.object({ ok: z.literal(true) });
/** A call without payload; unknown properties are ignored. */
export const noPayload = z.object({});
/** A number that arrives as text in a query string. */
export const queryNumber = z.union([
  z.number(),
  z.pipe(z.string().check(z.regex(/^\d{1,9}$/)), z.transform(Number)),
]);
