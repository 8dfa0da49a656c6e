import { readFileSync } from 'node:fs';
import { createServer, request as forward, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { freePorts } from '../../tools/lib/ports.mjs';
import { test as base } from './journey.ts';
import type { Stack } from './stack.ts';

const root = join(import.meta.dirname, '../..');

/** A fenced block of a document of the repository, by its language. */
export function snippetOf(file: string, language: string, containing: string): string {
  const text = readFileSync(join(root, file), 'utf8');
  const blocks = [...text.matchAll(/```(\w+)[^\n]*\n([\s\S]*?)```/g)];
  const found = blocks.find(([, name, code]) => name === language && code?.includes(containing));
  if (!found?.[2]) throw new Error(`${file} has no ${language} with ${containing}`);
  return found[2];
}

/** Puts this stack and its brand in the place of the documents' made-up ones. */
export function withRealAddresses(code: string, stack: Stack): string {
  return code
    .replaceAll('https://pay.example.com', stack.urls.server)
    .replaceAll(/(brand[:=]\s*['"])harbor/g, '$1lucky-harbor');
}

export interface HostPage {
  readonly html: string;
  /** What `/cashier-token` answers. */
  readonly token: () => string;
  /** What `/host-page.js` answers. */
  readonly script?: string;
}

type Answers = Readonly<Record<string, readonly [type: string, body: () => string]>>;

/** Passes a request on to another port of this machine. */
function passOn(request: IncomingMessage, response: ServerResponse, port: number): void {
  const { url, method, headers } = request;
  const onward = forward({ host: '127.0.0.1', port, path: url, method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  onward.on('error', () => response.writeHead(502).end());
  request.pipe(onward);
}

/**
 * A test whose operator serves a page of its own instead of the demo's, on the demo's origin, since only that one is
 * listed. It is really served: browsers keep pages that came from nowhere away from this machine. Behind it the demo
 * goes on keeping its players' money.
 */
export const test = base.extend<{ serveHost: (page: HostPage) => Promise<string> }>({
  serveHost: async ({ stack }, use) => {
    const { demo } = stack.urls;
    const [demoPort = 0] = await freePorts(1);
    let answers: Answers = {};
    await stack.stop('demo');
    const server = createServer((request, response) => {
      const [type, body] = answers[request.url ?? ''] ?? [];
      if (type === undefined || body === undefined) passOn(request, response, demoPort);
      else response.writeHead(200, { 'content-type': type }).end(body());
    });
    await new Promise<void>((resolve) => server.listen(Number(new URL(demo).port), '127.0.0.1', resolve));
    await stack.start('demo', { DEMO_PORT: String(demoPort) });
    await use(async ({ html, token, script = '' }) => {
      answers = {
        '/': ['text/html; charset=utf-8', () => html],
        '/host-page.js': ['text/javascript', () => script],
        '/cashier-token': ['text/plain', token],
      };
      return `${demo}/`;
    });
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    await stack.stop('demo');
    await stack.start('demo');
  },
});
