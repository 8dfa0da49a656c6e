import type { ErrorCode } from '@opencashier/contract/errors';
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import type { Log } from '../../ports/log.ts';
import { type CallReply, errorReply, faultReply } from '../envelope.ts';

/** Refusals of the framework itself, in the words of the contract. */
const frameworkCodes: Readonly<Record<string, readonly [ErrorCode, string]>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: ['body.tooLarge', 'The body is too large.'],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: ['body.unsupportedType', 'The body must be application/json.'],
  FST_ERR_BAD_URL: ['body.malformed', 'The address can’t be read.'],
};

/** Answers with the envelope and its status. `body` is the envelope where it is encoded already. */
export function sendReply(
  reply: FastifyReply,
  { status, envelope, retryAfterSeconds }: CallReply,
  body?: Uint8Array,
): FastifyReply {
  if (retryAfterSeconds !== undefined) reply.header('retry-after', String(retryAfterSeconds));
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .send(body ?? envelope);
}

/** What a client sent wrong is a 4xx of the contract; everything else is ours, and is logged under the request's id. */
export function replyToError(error: FastifyError, requestId: string, log: Log): CallReply {
  const known = frameworkCodes[error.code];
  if (known) return errorReply(...known);
  const status = error.statusCode ?? 500;
  if (status === 404) return errorReply('call.unknown', 'There is nothing here.');
  if (status >= 400 && status < 500) return errorReply('body.malformed', 'The request can’t be read.');
  log.error({ requestId, err: error }, 'a request failed by a fault of ours');
  return faultReply(requestId);
}

export function addErrorReplies(app: FastifyInstance, log: Log): void {
  app.setErrorHandler<FastifyError>((error, request, reply) =>
    sendReply(reply, replyToError(error, request.id, log)),
  );
  app.setNotFoundHandler((_request, reply) =>
    sendReply(reply, errorReply('call.unknown', 'There is nothing at this address.')),
  );
}
