import { type CallName, calls, isCallName } from '@opencashier/contract/calls/registry';
import { idempotencyHeader, languageHeader, traceHeader } from '@opencashier/contract/constants';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Dispatcher } from '../dispatcher.ts';
import { acceptedLanguages, chooseLanguage } from '../language.ts';
import { sendCallReply } from './packed-reply.ts';

/** A header that may stand there only once. */
export function singleHeader(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name];
  return typeof value === 'string' ? value : undefined;
}

/** The token of an `Authorization: Bearer` header. */
export function bearerOf(request: FastifyRequest): string | undefined {
  const match = /^Bearer\s+(\S+)$/i.exec(singleHeader(request, 'authorization') ?? '');
  return match?.[1];
}

export function languageOf(request: FastifyRequest): string {
  return chooseLanguage(
    singleHeader(request, languageHeader),
    ...acceptedLanguages(singleHeader(request, 'accept-language')),
  );
}

const allowed = (name: CallName): string => calls[name].method;

/** `/api/{prefix}/{path}`: the payload is the query of a GET and the JSON body of a POST. */
export function addCalls(app: FastifyInstance, prefix: string, dispatcher: Dispatcher): void {
  app.route<{ Params: { call: string } }>({
    method: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD'],
    url: `/api/${prefix}/:call`,
    handler: async (request, reply) => {
      const name = request.params.call;
      const outcome = await dispatcher.dispatch({
        name,
        method: request.method,
        payload: request.method === 'GET' ? { ...(request.query as object) } : request.body,
        token: bearerOf(request),
        idempotencyKey: singleHeader(request, idempotencyHeader),
        traceparent: singleHeader(request, traceHeader),
        language: languageOf(request),
        transport: 'http',
        address: request.ip,
        requestId: request.id,
      });
      if (outcome.status === 405 && isCallName(name)) reply.header('allow', allowed(name));
      return sendCallReply(request, reply, name, outcome);
    },
  });
}
