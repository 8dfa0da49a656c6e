import type { Envelope } from '@opencashier/contract/envelope';
import { type ErrorCode, errorStatus } from '@opencashier/contract/errors';
import type { CallFailure, Result } from '../use-cases/use-case.ts';

/** A reply as every transport sends it; `retryAfterSeconds` becomes a header where there are headers. */
export interface CallReply {
  readonly status: number;
  readonly envelope: Envelope<unknown>;
  readonly retryAfterSeconds?: number;
}

/** A use case's result as a reply. */
export function replyOf(result: Result<unknown>): CallReply {
  if (result.ok) return { status: 200, envelope: { status: 200, data: result.data } };
  return failureReply(result.error);
}

export function failureReply({ code, message, details, retryAfterSeconds }: CallFailure): CallReply {
  const status = errorStatus[code];
  return {
    status,
    envelope: { status, error: { code, message, ...(details === undefined ? {} : { details }) } },
    ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
  };
}

export function errorReply(code: ErrorCode, message: string): CallReply {
  return failureReply({ code, message });
}

/** What a client is told of a fault of ours: nothing but the id under which it is logged. */
export function faultReply(requestId: string): CallReply {
  return errorReply('server.error', `Something went wrong on the server. Request id: ${requestId}`);
}
