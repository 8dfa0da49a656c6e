import {
  createServer,
  type IncomingMessage,
  request as requestUpstream,
  type Server,
  type ServerResponse,
} from 'node:http';
import { connect, type Socket } from 'node:net';
import { type BuiltFile, floorPath } from './floor-build.ts';
import { narrowed } from './own-list.ts';

export interface WayIn {
  readonly origin: string;
  /** From here on, lists that are answered to a player differ from those that the pages come with. */
  changeLists(areChanged: boolean): void;
  close(): Promise<void>;
}

export interface WayInOptions {
  readonly port: number;
  readonly upstreamPort: number;
  /** The bare page's files by path. A server of their own behind the proxy sends them, so that their way is as long. */
  readonly files: ReadonlyMap<string, BuiltFile>;
}

function sendFile(response: ServerResponse, { type, body }: BuiltFile): void {
  response.writeHead(200, {
    'content-type': type,
    'content-encoding': 'br',
    'content-length': body.length,
    'cache-control': 'no-cache',
  });
  response.end(body);
}

async function textOf(stream: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}

function forward(port: number, request: IncomingMessage, response: ServerResponse): void {
  const { method, url: path, headers } = request;
  const upstream = requestUpstream({ host: '127.0.0.1', port, method, path, headers }, (reply) => {
    response.writeHead(reply.statusCode ?? 502, reply.headers);
    reply.pipe(response);
  });
  upstream.on('error', () => response.destroy());
  request.pipe(upstream);
}

function forwardChanged(port: number, request: IncomingMessage, response: ServerResponse): void {
  const { method, url: path } = request;
  const headers = { ...request.headers, 'accept-encoding': 'identity' };
  const upstream = requestUpstream({ host: '127.0.0.1', port, method, path, headers }, async (reply) => {
    const { 'content-length': _, ...kept } = reply.headers;
    response.writeHead(reply.statusCode ?? 502, kept).end(narrowed(await textOf(reply)));
  });
  upstream.on('error', () => response.destroy());
  request.pipe(upstream);
}

/** Carries an upgraded connection, a web socket, as the bytes that it is. */
function tunnel(port: number, request: IncomingMessage, socket: Socket, head: Buffer): void {
  const upstream = connect(port, '127.0.0.1', () => {
    const lines = [`${request.method} ${request.url} HTTP/1.1`];
    for (let at = 0; at < request.rawHeaders.length; at += 2) {
      lines.push(`${request.rawHeaders[at]}: ${request.rawHeaders[at + 1]}`);
    }
    upstream.write(`${lines.join('\r\n')}\r\n\r\n`);
    upstream.write(head);
    upstream.pipe(socket).pipe(upstream);
  });
  upstream.on('error', () => socket.destroy());
  socket.on('error', () => upstream.destroy());
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
}

/** Sends the bare page's files from memory. */
async function startFiles(
  files: WayInOptions['files'],
): Promise<{ readonly server: Server; readonly port: number }> {
  const server = createServer(({ url = '' }, response) => {
    const file = files.get(url);
    if (file) sendFile(response, file);
    else response.writeHead(404).end();
  });
  await listen(server, 0);
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The bare page has no port.');
  return { server, port: address.port };
}

/** One origin for both pages, in front of the server of either. */
export async function startProxy({ port, upstreamPort, files }: WayInOptions): Promise<WayIn> {
  let areChanged = false;
  const floor = await startFiles(files);
  const sockets = new Set<Socket>();
  const server = createServer((request, response) => {
    const [path = ''] = (request.url ?? '').split('?');
    if (path.startsWith(floorPath)) {
      if (path === floorPath) request.url = `${floorPath}index.html`;
      return forward(floor.port, request, response);
    }
    const passOn = areChanged && path.endsWith('/methods-payment-v3') ? forwardChanged : forward;
    return passOn(upstreamPort, request, response);
  });
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  server.on('upgrade', (request, socket, head) => tunnel(upstreamPort, request, socket as Socket, head));
  await listen(server, port);
  return {
    origin: `http://127.0.0.1:${port}`,
    changeLists: (next) => {
      areChanged = next;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => floor.server.close(() => resolve()));
        for (const socket of sockets) socket.destroy();
        floor.server.closeAllConnections();
      }),
  };
}
