import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';
import type { FastifyRequest } from 'fastify';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** How hard brotli works: what is kept and sent often as hard as it can, a reply of its own only as long as it pays. */
export const brotliQuality = { kept: 11, reply: 5 } as const;

export type Encoding = 'br' | 'gzip' | 'identity';

/** Content in the encoding that a client reads; each is made once, in the thread pool. */
export type Packed = (encoding: Encoding) => Promise<Uint8Array>;

export function pack(content: Uint8Array, quality: number): Packed {
  const done = new Map<Encoding, Promise<Uint8Array>>([['identity', Promise.resolve(content)]]);
  return (encoding) => {
    const known = done.get(encoding);
    if (known) return known;
    const params = { [zlib.BROTLI_PARAM_QUALITY]: quality, [zlib.BROTLI_PARAM_SIZE_HINT]: content.length };
    const making =
      encoding === 'br' ? compressBrotli(content, { params }) : compressGzip(content, { level: 9 });
    done.set(encoding, making);
    return making;
  };
}

/** The densest encoding that the client reads. */
export function encodingOf(request: FastifyRequest): Encoding {
  const accepted = new Map(
    String(request.headers['accept-encoding'] ?? '')
      .toLowerCase()
      .split(',')
      .map((part) => {
        const [name = '', weight = 'q=1'] = part.trim().split(/\s*;\s*/);
        return [name, Number(weight.slice(2)) > 0] as const;
      }),
  );
  if (accepted.get('br')) return 'br';
  return accepted.get('gzip') ? 'gzip' : 'identity';
}

/** Does the client have this already? */
export function hasCurrent(request: FastifyRequest, etag: string): boolean {
  const known = request.headers['if-none-match'];
  if (known === undefined) return false;
  return known.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}
