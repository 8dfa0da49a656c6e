import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { LookupFunction } from 'node:net';
import { type Resolve, type VettedAddress, vetHost } from './vet-address.ts';

/**
 * What is read of an answer: all of it, where it is not longer than so many bytes, or its beginning alone. Without either the
 * answer is its status.
 */
export interface ReplyReading {
  readonly maxReplyBytes?: number;
  readonly keepReplyBytes?: number;
}

export interface PostOptions extends ReplyReading {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly timeoutMs: number;
  readonly allowLoopback: boolean;
  readonly resolve?: Resolve;
}

/** What the other side answered; `error` says in one word why there was no answer. */
export type PostOutcome =
  | { readonly kind: 'answered'; readonly status: number; readonly reply?: string }
  | { readonly kind: 'failed'; readonly error: string };

/**
 * Posts a webhook to an address that the operator chose, without becoming a way into the network around us: the host is
 * resolved and vetted, exactly that address is connected to, and redirects are answers like any other.
 */
export async function postWebhook(options: PostOptions): Promise<PostOutcome> {
  const url = URL.parse(options.url);
  const isSecure = url?.protocol === 'https:';
  if (url === null || (!isSecure && !(options.allowLoopback && url.protocol === 'http:'))) {
    return { kind: 'failed', error: 'addressForbidden' };
  }
  let vetted: VettedAddress | undefined;
  try {
    vetted = await vetHost(url.hostname, options.allowLoopback, options.resolve);
  } catch {
    return { kind: 'failed', error: 'hostNotFound' };
  }
  if (vetted === undefined) return { kind: 'failed', error: 'addressForbidden' };
  return send(url, isSecure, vetted, options);
}

function send(
  url: URL,
  isSecure: boolean,
  { address, family }: VettedAddress,
  options: PostOptions,
): Promise<PostOutcome> {
  const body = Buffer.from(options.body);
  const lookup: LookupFunction = (_hostname, { all }, callback) => {
    if (all) callback(null, [{ address, family }]);
    else callback(null, address, family);
  };
  const signal = AbortSignal.timeout(options.timeoutMs);
  return new Promise((resolve) => {
    const request = (isSecure ? requestHttps : requestHttp)(url, {
      method: 'POST',
      headers: {
        ...options.headers,
        'content-type': 'application/json',
        'content-length': body.length,
        'user-agent': 'OpenCashier-Webhooks',
      },
      lookup,
      agent: false,
      signal,
    });
    request.once('response', (response) => {
      const status = response.statusCode ?? 0;
      const { maxReplyBytes, keepReplyBytes } = options;
      if (keepReplyBytes !== undefined) {
        // The status is the answer, however its text goes on.
        readBeginning(response, keepReplyBytes).then((reply) => resolve({ kind: 'answered', status, reply }));
        return;
      }
      if (maxReplyBytes === undefined) {
        resolve({ kind: 'answered', status });
        // The body is of no interest, and it could be endless.
        response.destroy();
        return;
      }
      readReply(response, maxReplyBytes).then(
        (reply) => resolve({ kind: 'answered', status, ...(reply === undefined ? {} : { reply }) }),
        () => resolve({ kind: 'failed', error: signal.aborted ? 'timeout' : 'replyBroken' }),
      );
    });
    request.once('error', (error: NodeJS.ErrnoException) =>
      resolve({ kind: 'failed', error: signal.aborted ? 'timeout' : (error.code ?? error.name) }),
    );
    request.end(body);
  });
}

/** The text of a reply; nothing where it is longer than it may be. */
async function readReply(response: IncomingMessage, maxBytes: number): Promise<string | undefined> {
  const parts: Buffer[] = [];
  let length = 0;
  // Leaving the loop ends the response.
  for await (const part of response) {
    const bytes = Buffer.from(part);
    length += bytes.length;
    if (length > maxBytes) return undefined;
    parts.push(bytes);
  }
  return Buffer.concat(parts).toString('utf8');
}

/** The beginning of a text, as far as it comes. */
async function readBeginning(response: IncomingMessage, maxBytes: number): Promise<string> {
  const parts: Buffer[] = [];
  let length = 0;
  try {
    for await (const part of response) {
      const bytes = Buffer.from(part);
      length += bytes.length;
      parts.push(bytes);
      if (length >= maxBytes) break;
    }
  } catch {
    // What came so far is all there is.
  }
  return Buffer.concat(parts).subarray(0, maxBytes).toString('utf8');
}
