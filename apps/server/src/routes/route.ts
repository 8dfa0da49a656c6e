import type { CallDefinition } from '@opencashier/contract/calls/define-call';
import type { ValidationIssue } from '@opencashier/contract/errors';
import * as z from 'zod/mini';
import { type CallContext, type Result, refuse } from '../use-cases/use-case.ts';

/** What a call without a signed-in player knows. */
export type AnonymousContext = Omit<CallContext, 'player'>;

type Run<Context> = (context: Context, payload: unknown) => Promise<Result<unknown>>;

/** Where a call leads: payload in as it arrived, reply or refusal out. */
export type Route =
  | { readonly access: 'player'; readonly run: Run<CallContext> }
  | { readonly access: 'anonymous'; readonly run: Run<AnonymousContext> };

const english = z.locales.en().localeError;

/** Problems of a payload as the contract tells them, one for each place; of a union, those of all its branches. */
function issuesOf(issues: readonly z.core.$ZodIssue[], base: readonly PropertyKey[] = []): ValidationIssue[] {
  const all = issues.flatMap((issue) => {
    const path = [...base, ...issue.path];
    if (issue.code === 'invalid_union' && issue.errors.length > 0) {
      return issue.errors.flatMap((branch) => issuesOf(branch, path));
    }
    return [{ path: path.map(String).join('.'), message: issue.message }];
  });
  return [...new Map(all.toReversed().map((issue) => [issue.path, issue])).values()].toReversed();
}

const maxIssues = 20;

/** Reads a payload by its schema, or refuses it with where and why. An absent payload is an empty one. */
export function readPayload<Schema extends z.ZodMiniType>(
  schema: Schema,
  payload: unknown,
): Result<z.output<Schema>> {
  const outcome = z.safeParse(schema, payload ?? {}, { error: english });
  if (outcome.success) return { ok: true, data: outcome.data };
  const details = issuesOf(outcome.error.issues).slice(0, maxIssues);
  return refuse('validation.failed', 'The payload does not have the shape of this call.', details);
}

function validated<Context, Request extends z.ZodMiniType>(
  schema: Request,
  useCase: (context: Context, request: z.output<Request>) => Promise<Result<unknown>>,
): Run<Context> {
  return async (context, payload) => {
    const request = readPayload(schema, payload);
    return request.ok ? useCase(context, request.data) : request;
  };
}

/** A call of a signed-in player. */
export function forPlayer<Path extends string, Request extends z.ZodMiniType, Reply extends z.ZodMiniType>(
  call: CallDefinition<Path, Request, Reply>,
  useCase: (context: CallContext, request: z.output<Request>) => Promise<Result<z.output<Reply>>>,
): Route {
  return { access: 'player', run: validated(call.request, useCase) };
}

/** A call that needs no token. */
export function forAnybody<Path extends string, Request extends z.ZodMiniType, Reply extends z.ZodMiniType>(
  call: CallDefinition<Path, Request, Reply>,
  useCase: (context: AnonymousContext, request: z.output<Request>) => Promise<Result<z.output<Reply>>>,
): Route {
  return { access: 'anonymous', run: validated(call.request, useCase) };
}
