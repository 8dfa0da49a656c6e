import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
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

/**
 * A test whose operator serves a page of its own instead of the demo's, on the demo's origin, since only that one is
 * listed. It is really served: browsers keep pages that came from nowhere away from this machine.
 */
export const test = base.extend<{ serveHost: (page: HostPage) => Promise<string> }>({
  serveHost: async ({ stack }, use) => {
    const { demo } = stack.urls;
    const servers: Server[] = [];
    await stack.stop('demo');
    await use(async ({ html, token, script = '' }) => {
      const answers: Readonly<Record<string, readonly [string, () => string]>> = {
        '/': ['text/html; charset=utf-8', () => html],
        '/host-page.js': ['text/javascript', () => script],
        '/cashier-token': ['text/plain', token],
      };
      const server = createServer(({ url = '' }, response) => {
        const [type, body] = answers[url] ?? ['text/plain', () => ''];
        response.writeHead(url in answers ? 200 : 404, { 'content-type': type }).end(body());
      });
      servers.push(server);
      await new Promise<void>((resolve) => server.listen(Number(new URL(demo).port), '127.0.0.1', resolve));
      return `${demo}/`;
    });
    for (const server of servers) {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    }
    await stack.start('demo');
  },
});
