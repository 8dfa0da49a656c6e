import type { Server as HttpServer } from 'node:http';
import { socketPath } from '@opencashier/contract/constants';
import { Server, type Socket } from 'socket.io';
import type { Clock, Ids } from '../../ports/clock.ts';
import type { Metrics } from '../../ports/metrics.ts';
import { clientAddress, type IsProxy } from '../client-address.ts';
import type { Dispatcher } from '../dispatcher.ts';
import { chooseLanguage } from '../language.ts';
import { maxPayloadBytes } from '../payload.ts';
import { createRateLimiter, type RateLimit } from '../rate-limiter.ts';
import type { Connections } from './connections.ts';
import { originCheck } from './origins.ts';

export interface SocketServerOptions {
  readonly apiPrefix: string;
  /** Origins of pages that may connect. */
  readonly origins: readonly string[];
  readonly isProxy: IsProxy;
  readonly dispatcher: Dispatcher;
  readonly connections: Connections;
  readonly metrics: Metrics;
  readonly clock: Clock;
  readonly ids: Ids;
  /** New connections of one address. */
  readonly connectLimit: RateLimit;
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

/** A message's payload, and what stands in a header on the other transport: idempotency key and trace. */
function readMessage(payload: unknown) {
  if (payload === null || typeof payload !== 'object' || Array.isArray(payload)) {
    return { payload, idempotencyKey: undefined, traceparent: undefined };
  }
  const { idempotencyKey, traceparent, ...rest } = payload as Record<string, unknown>;
  return { payload: rest, idempotencyKey: textOf(idempotencyKey), traceparent: textOf(traceparent) };
}

function serve(socket: Socket, options: SocketServerOptions): void {
  const { apiPrefix, dispatcher, ids } = options;
  const address = clientAddress(socket.request, options.isProxy);
  const language = chooseLanguage(textOf(socket.handshake.query.Language));
  // The request of the handshake is not needed again, and holds a third of a connection's memory.
  Reflect.deleteProperty(socket.conn, 'request');
  socket.onAny((event: string, ...args: unknown[]) => {
    const acknowledge = args.at(-1);
    if (typeof acknowledge !== 'function' || args.length > 2) return;
    const message = readMessage(args.length === 2 ? args[0] : undefined);
    const name = event.startsWith(`${apiPrefix}/`) ? event.slice(apiPrefix.length + 1) : '';
    void dispatcher
      .dispatch({
        ...message,
        name,
        token: options.connections.tokenOf(socket.id),
        language,
        transport: 'socket',
        address,
        requestId: ids.next('req'),
      })
      .then(({ envelope }) => acknowledge(envelope));
  });
}

/**
 * Socket.IO beside the web server: websocket only, one event with one payload and one acknowledgement a call.
 * The token comes in the handshake's `auth`; a connection without a good one may only exchange a one-time code.
 */
export function attachSocketServer(http: HttpServer, options: SocketServerOptions): Server {
  const { connections, metrics, clock } = options;
  const isAllowed = originCheck(options.origins);
  const connects = createRateLimiter(options.connectLimit, clock);
  const io = new Server(http, {
    path: socketPath,
    transports: ['websocket'],
    allowUpgrades: false,
    serveClient: false,
    perMessageDeflate: false,
    maxHttpBufferSize: maxPayloadBytes,
    allowRequest: (request, decide) => {
      if (!isAllowed(request.headers.origin)) return decide('origin', false);
      const wait = connects.take(clientAddress(request, options.isProxy));
      return wait > 0 ? decide('rate', false) : decide(null, true);
    },
  });
  io.on('connection', (socket) => {
    metrics.socketOpened();
    socket.on('disconnect', () => {
      metrics.socketClosed();
      connections.remove(socket.id);
    });
    connections.add(socket, textOf(socket.handshake.auth.token));
    serve(socket, options);
  });
  return io;
}
