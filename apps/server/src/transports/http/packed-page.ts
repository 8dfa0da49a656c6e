import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { brotliQuality, encodingOf, hasCurrent, type Packed, pack } from './packed.ts';

/** A page as it is sent: compressed once for each encoding, with the headers that belong to it. */
export interface PackedPage {
  readonly etag: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Packed;
}

/** @param headers the page's own: policy, caching, what it varies by */
export function packPage(html: string, headers: Readonly<Record<string, string>>): PackedPage {
  const content = Buffer.from(html);
  const hash = createHash('sha256').update(content).update(JSON.stringify(headers));
  return {
    etag: `"${hash.digest('base64url').slice(0, 22)}"`,
    headers,
    body: pack(content, brotliQuality.kept),
  };
}

/** HEAD answers as GET does, without the body: monitors, link previews and caches ask so. */
export const withHead = { exposeHeadRoute: true } as const;

/** Sends the page, or says that the client has it already. */
export async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: PackedPage,
): Promise<FastifyReply> {
  reply.headers(page.headers).header('etag', page.etag);
  if (hasCurrent(request, page.etag)) return reply.code(304).send();
  const encoding = encodingOf(request);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.header('content-type', 'text/html; charset=utf-8').send(await page.body(encoding));
}

/** The pages that were asked for last, so that each is written and compressed once. */
export class PageCache {
  readonly #pages = new Map<string, Promise<PackedPage>>();
  readonly #capacity: number;

  constructor(capacity: number) {
    this.#capacity = capacity;
  }

  get(key: string, make: () => Promise<PackedPage>): Promise<PackedPage> {
    const page = this.#pages.get(key) ?? make();
    this.#pages.delete(key);
    this.#pages.set(key, page);
    page.catch(() => this.#pages.delete(key));
    if (this.#pages.size > this.#capacity) {
      const [oldest] = this.#pages.keys();
      if (oldest !== undefined) this.#pages.delete(oldest);
    }
    return page;
  }
}
