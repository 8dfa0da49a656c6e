import type { CallDefinition, ReplyOf } from '@opencashier/contract/calls/define-call';
import { failureEnvelope } from '@opencashier/contract/envelope';
import * as z from 'zod/mini';
import type { CallResult } from './client.ts';

const dataEnvelope = z.object({ status: z.number(), data: z.unknown() });

/** Below 100, 200 to 299 and above 600 are successes; so it is on both transports. */
function isSuccess(status: number): boolean {
  return status < 100 || (status >= 200 && status <= 299) || status > 600;
}

/**
 * What an answer means. Whatever is no envelope of ours says nothing about the call: unknown, unless the status
 * itself is a clear refusal. A server error in a call that moves money is unknown as well: it may have been carried out.
 */
export function readAnswer<Call extends CallDefinition>(
  call: Call,
  httpStatus: number,
  body: unknown,
): CallResult<ReplyOf<Call>> {
  const failure = z.safeParse(failureEnvelope, body);
  const status = failure.success ? failure.data.status : httpStatus;
  if (!isSuccess(status)) {
    const isClear = status < 500 || (!call.idempotent && failure.success);
    if (!isClear) return malformed(`Status ${status}`);
    const error = failure.success ? failure.data.error : { code: `http.${status}`, message: '' };
    return { ok: false, error: { kind: 'refused', status, ...error } };
  }
  const envelope = z.safeParse(dataEnvelope, body);
  if (!envelope.success) return malformed('The answer is no envelope.');
  const reply = z.safeParse(call.reply, envelope.data.data);
  if (!reply.success) return malformed(reply.error.issues.map(({ path }) => path.join('.')).join(', '));
  return { ok: true, data: reply.data as ReplyOf<Call> };
}

function malformed(message: string): {
  ok: false;
  error: { kind: 'unknown'; reason: 'malformed'; message: string };
} {
  return { ok: false, error: { kind: 'unknown', reason: 'malformed', message } };
}
