import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

/** A style sheet or script of ours: its address changes with its content, so that it may be cached for good. */
export interface Asset {
  readonly path: string;
  readonly type: string;
  readonly content: string;
}

/** Names an asset after its content. */
export function asset(name: string, kind: 'css' | 'js', content: string): Asset {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 12);
  const type = kind === 'css' ? 'text/css; charset=utf-8' : 'text/javascript; charset=utf-8';
  return { path: `/assets/${name}.${hash}.${kind}`, type, content };
}

const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="9" fill="#0b5c6b"/><g fill="none" stroke="#fff" stroke-width="2.4" stroke-linecap="round"><path d="M7 11.5c3-3 6-3 9 0s6 3 9 0"/><path d="M9.5 17v6M16 17v6M22.5 17v6"/></g></svg>`;

/** Serves the assets of the pages. */
export function assetRoutes(app: FastifyInstance, assets: readonly Asset[]): void {
  for (const { path, type, content } of assets) {
    app.get(path, (_, reply) =>
      reply
        .header('content-type', type)
        .header('cache-control', 'public, max-age=31536000, immutable')
        .send(content),
    );
  }
  app.get('/assets/icon.svg', (_, reply) =>
    reply.header('content-type', 'image/svg+xml').header('cache-control', 'public, max-age=86400').send(icon),
  );
}
