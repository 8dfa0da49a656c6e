import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import type { Clock, Ids } from '../../ports/clock.ts';
import type { Log } from '../../ports/log.ts';
import type { IsProxy } from '../client-address.ts';
import { maxPayloadBytes } from '../payload.ts';
import { addErrorReplies, replyToError, sendReply } from './errors.ts';
import { addSecurityHeaders } from './security-headers.ts';

export interface HttpServerOptions {
  readonly publicUrl: string;
  readonly isProxy: IsProxy;
  readonly ids: Ids;
  readonly clock: Clock;
  readonly log: Log;
}

const requestTimeoutMs = 30_000;
/** Longer than proxies keep theirs, so that it is never us who hangs up on a request. */
const keepAliveTimeoutMs = 72_000;

/** Bodies are JSON or nothing: what a form could send from another site is not read at all. */
function addJsonParser(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    if (body === '') return done(null, undefined);
    try {
      return done(null, JSON.parse(body as string));
    } catch {
      return done(Object.assign(new Error('The body is not JSON.'), { statusCode: 400 }), undefined);
    }
  });
}

/** Logs each request by its pattern: addresses carry ids and queries, which stay out of logs. */
function addRequestLog(app: FastifyInstance, log: Log): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unmatched';
    if (route.startsWith('/health/') || route === '/metrics') return;
    log.info(
      {
        requestId: request.id,
        method: request.method,
        route,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'request',
    );
  });
}

/** The web server with everything that all its routes share. */
export async function createHttpServer(options: HttpServerOptions): Promise<FastifyInstance> {
  const { ids, log } = options;
  const app = Fastify({
    logger: false,
    bodyLimit: maxPayloadBytes,
    requestTimeout: requestTimeoutMs,
    keepAliveTimeout: keepAliveTimeoutMs,
    forceCloseConnections: 'idle',
    trustProxy: options.isProxy,
    genReqId: () => ids.next('req'),
    routerOptions: { maxParamLength: 256, ignoreTrailingSlash: false },
    exposeHeadRoutes: false,
    frameworkErrors: (error, request, reply) => {
      sendReply(reply as FastifyReply, replyToError(error, request.id, log));
    },
  });
  addJsonParser(app);
  addRequestLog(app, log);
  addErrorReplies(app, log);
  await addSecurityHeaders(app, options.publicUrl);
  return app;
}
