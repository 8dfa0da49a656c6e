import { type Unknown, unknown } from './errors.ts';
import type { ProviderEnvironment } from './provider.ts';

export interface HttpRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below the base address, beginning with a slash. */
  readonly path: string;
  readonly query?: Readonly<Record<string, string | undefined>>;
  /** Sent as JSON. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * `ok`: a 2xx with a JSON body. `refused`: a 4xx that says clearly that the request was not taken; what that means
 * is the provider's to judge by status and body. `unsent`: nobody was reached, so the request was surely not taken.
 * `unknown`: everything after which the operation may exist; of a reply with its status and what its body says, by which a
 * provider may declare that nothing does.
 */
export type HttpOutcome =
  | { readonly kind: 'ok'; readonly status: number; readonly body: unknown }
  | { readonly kind: 'refused'; readonly status: number; readonly body: unknown }
  | { readonly kind: 'unsent'; readonly reason: string }
  | (Unknown & { readonly status?: number; readonly body?: unknown });

export interface HttpClientOptions {
  readonly baseUrl: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly environment: ProviderEnvironment;
}

export type HttpClient = (request: HttpRequest) => Promise<HttpOutcome>;

/** 4xx codes that leave open whether an earlier or parallel request was taken: time-out, conflict, lock, too early. */
const unclearRefusals: ReadonlySet<number> = new Set([408, 409, 423, 425, 499]);

function addressOf(baseUrl: string, { path, query = {} }: HttpRequest): URL {
  const url = new URL(baseUrl.replace(/\/+$/, '') + path);
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) url.searchParams.set(name, value);
  }
  return url;
}

function reasonOf(error: unknown, timeoutMs: number): string {
  if (!(error instanceof Error)) return 'the request failed';
  if (error.name === 'TimeoutError') return `no reply within ${timeoutMs} ms`;
  const { cause } = error;
  return cause instanceof Error ? `${error.message}: ${cause.message}` : error.message;
}

/** Failures of which each comes before the first byte of a request is sent: no address, nobody listening, no connection. */
const beforeSending: ReadonlySet<unknown> = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'UND_ERR_CONNECT_TIMEOUT',
]);

function isUnsent(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && 'code' in cause && beforeSending.has(cause.code);
}

function parseJson(text: string): { readonly body: unknown } | undefined {
  try {
    return { body: JSON.parse(text) };
  } catch {
    return undefined;
  }
}

/**
 * An HTTP client that never throws and never takes silence for a no. One request, no retries: a provider's caller
 * asks by reference instead of sending twice. Redirects are not followed, since they would carry the credentials.
 */
export function createHttpClient({ baseUrl, headers, environment }: HttpClientOptions): HttpClient {
  const { fetch, requestTimeoutMs } = environment;
  return async (request) => {
    try {
      const reply = await fetch(addressOf(baseUrl, request), {
        method: request.method,
        redirect: 'manual',
        signal: AbortSignal.timeout(requestTimeoutMs),
        headers: {
          accept: 'application/json',
          ...(request.body === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
          ...request.headers,
        },
        ...(request.body === undefined ? {} : { body: JSON.stringify(request.body) }),
      });
      // The body belongs to the answer: a connection that drops in the middle of it has told nothing.
      const parsed = parseJson(await reply.text());
      const { status } = reply;
      if (reply.ok)
        return parsed ? { kind: 'ok', status, ...parsed } : unknown(`status ${status} without JSON`);
      const isRefusal = status >= 400 && status < 500 && !unclearRefusals.has(status);
      return isRefusal
        ? { kind: 'refused', status, body: parsed?.body }
        : { ...unknown(`status ${status}`), status, ...(parsed && { body: parsed.body }) };
    } catch (error) {
      const reason = reasonOf(error, requestTimeoutMs);
      return isUnsent(error) ? { kind: 'unsent', reason } : unknown(reason);
    }
  };
}

/** A client for questions that move nothing. */
export type AskingClient = (
  request: HttpRequest,
) => Promise<Extract<HttpOutcome, { readonly kind: 'ok' | 'refused' }> | Unknown>;

/** Asks what moves nothing: that nobody was reached is then no answer either, and what a fault's page says is none. */
export function asking(request: HttpClient): AskingClient {
  return async (question) => {
    const outcome = await request(question);
    return outcome.kind === 'ok' || outcome.kind === 'refused' ? outcome : unknown(outcome.reason);
  };
}
