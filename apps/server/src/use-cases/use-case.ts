import type { ReplyOf, RequestOf } from '@opencashier/contract/calls/define-call';
import type { CallName, Calls } from '@opencashier/contract/calls/registry';
import type { ErrorCode } from '@opencashier/contract/errors';
import type { Player } from '../ports/identity.ts';

/** A refusal of the contract. `text` is for the player, in the language of the call, where there is one to show. */
export interface CallFailure {
  readonly code: ErrorCode;
  readonly message: string;
  readonly details?: unknown;
  readonly retryAfterSeconds?: number;
}

export type Result<Data> =
  | { readonly ok: true; readonly data: Data }
  | { readonly ok: false; readonly error: CallFailure };

export const success = <Data>(data: Data): Result<Data> => ({ ok: true, data });

export function refuse(code: ErrorCode, message: string, details?: unknown): Result<never> {
  return { ok: false, error: { code, message, ...(details === undefined ? {} : { details }) } };
}

/** What every call knows beside its payload. */
export interface CallContext {
  readonly player: Player;
  readonly language: string;
  readonly transport: 'http' | 'socket';
  readonly requestId: string;
  /** Present on calls that move money, once the dispatcher has checked it. */
  readonly idempotencyKey?: string;
}

/** A use case of one call: validated request in, reply or refusal of the contract out; it throws only for faults of ours. */
export type UseCase<Name extends CallName> = (
  context: CallContext,
  request: RequestOf<Calls[Name]>,
) => Promise<Result<ReplyOf<Calls[Name]>>>;
