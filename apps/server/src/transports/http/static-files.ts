import type { FastifyReply, FastifyRequest } from 'fastify';
import type { StaticFile, StaticFiles } from '../../ports/page.ts';
import { brotliQuality, encodingOf, hasCurrent, type Packed, pack } from './packed.ts';

const immutable = 'public, max-age=31536000, immutable';

/** What only a page heeds, and a number that nobody asks a file for. */
const pageHeaders = ['origin-agent-cluster', 'referrer-policy', 'x-request-id'] as const;

export interface FileSender {
  /** Sends a file: kept for ever where its name or its address carries a version, else asked about each time. */
  send(
    request: FastifyRequest,
    reply: FastifyReply,
    file: StaticFile,
    isVersioned: boolean,
  ): Promise<FastifyReply>;
  /** Compresses everything before the first visitor asks. */
  warm(): Promise<void>;
}

export function createFileSender(files: StaticFiles): FileSender {
  const packed = new WeakMap<StaticFile, Packed>();
  const packedOf = (file: StaticFile): Packed => {
    const known = packed.get(file) ?? pack(file.content, brotliQuality.kept);
    packed.set(file, known);
    return known;
  };
  return {
    async send(request, reply, file, isVersioned) {
      for (const name of pageHeaders) reply.removeHeader(name);
      reply.header('vary', 'accept-encoding');
      if (file.isImmutable || isVersioned) {
        // Never asked about again, so it needs no mark to be asked by.
        reply.header('cache-control', immutable);
      } else {
        reply.header('cache-control', 'public, no-cache').header('etag', file.etag);
        if (hasCurrent(request, file.etag)) return reply.code(304).send();
      }
      const encoding = file.isPackable ? encodingOf(request) : 'identity';
      if (encoding !== 'identity') reply.header('content-encoding', encoding);
      return reply.header('content-type', file.contentType).send(await packedOf(file)(encoding));
    },
    async warm() {
      for (const file of files.all()) if (file.isPackable) await packedOf(file)('br');
    },
  };
}
