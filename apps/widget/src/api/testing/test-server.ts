import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Socket, Server as SocketServer } from 'socket.io';

/** What a call looked like on either transport. */
export interface SeenCall {
  readonly transport: 'http' | 'socket';
  readonly path: string;
  readonly payload: Record<string, unknown>;
  readonly token: string | undefined;
  readonly idempotencyKey: string | undefined;
  /** Of the socket; over HTTP it is a header. */
  readonly traceparent?: unknown;
  readonly headers: IncomingMessage['headers'];
}

export interface Envelope {
  readonly status: number;
  readonly [key: string]: unknown;
}

/** An answer, or `drop`: the connection is cut without one; or `silent`: no answer ever. */
export type Answer = Envelope | 'drop' | 'silent';

/** A server with both doors over one handler, as the product's is: `/api/BANKING/{path}` and `BANKING/{path}`. */
export async function startTestServer() {
  const seen: SeenCall[] = [];
  const sockets = new Set<Socket>();
  const handshakes: Socket['handshake'][] = [];
  let answer: (call: SeenCall) => Answer = () => ({ status: 200, data: {} });
  let acceptsSockets = true;
  let knocks = 0;

  const server = createServer(async (request, response): Promise<void> => {
    const url = new URL(request.url ?? '/', 'http://test');
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = Buffer.concat(chunks).toString();
    const call: SeenCall = {
      transport: 'http',
      path: url.pathname.replace('/api/BANKING/', ''),
      payload: request.method === 'GET' ? Object.fromEntries(url.searchParams) : JSON.parse(body),
      token: request.headers.authorization?.replace('Bearer ', ''),
      idempotencyKey: request.headers['idempotency-key']?.toString(),
      headers: request.headers,
    };
    seen.push(call);
    const reply = answer(call);
    if (reply === 'drop') return void request.socket.destroy();
    if (reply === 'silent') return;
    response.writeHead(reply.status < 600 && reply.status >= 200 ? reply.status : 200, {
      'content-type': 'application/json',
    });
    response.end(typeof reply.raw === 'string' ? reply.raw : JSON.stringify(reply));
  });

  const io = new SocketServer(server, {
    path: '/v4/socket.io',
    transports: ['websocket'],
    allowRequest: (_request, callback) => {
      knocks += 1;
      callback(null, acceptsSockets);
    },
  });
  io.on('connection', (socket) => {
    sockets.add(socket);
    handshakes.push(socket.handshake);
    socket.on('disconnect', () => sockets.delete(socket));
    socket.onAny((event: string, payload: Record<string, unknown>, acknowledge: (reply: unknown) => void) => {
      const { idempotencyKey, traceparent, ...rest } = payload;
      const call: SeenCall = {
        transport: 'socket',
        path: event.replace('BANKING/', ''),
        payload: rest,
        token: socket.handshake.auth.token,
        idempotencyKey: typeof idempotencyKey === 'string' ? idempotencyKey : undefined,
        traceparent,
        headers: {},
      };
      seen.push(call);
      const reply = answer(call);
      if (reply === 'drop') socket.disconnect(true);
      else if (reply !== 'silent') acknowledge(typeof reply.raw === 'string' ? reply.raw : reply);
    });
  });

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}`,
    seen,
    handshakes,
    /** How often a socket asked to be let in. */
    get knocks() {
      return knocks;
    },
    answerWith(next: (call: SeenCall) => Answer) {
      answer = next;
    },
    acceptSockets(accepts: boolean) {
      acceptsSockets = accepts;
    },
    push(event: string, payload: unknown) {
      io.emit(event, payload);
    },
    /** As a network does: without a word of goodbye. */
    breakSockets() {
      for (const socket of sockets) socket.conn.close();
    },
    cutSockets() {
      for (const socket of sockets) socket.disconnect(true);
    },
    async close() {
      await io.close();
      server.closeAllConnections();
    },
  };
}

export type TestServer = Awaited<ReturnType<typeof startTestServer>>;
