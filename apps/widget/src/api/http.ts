import {
  extraParamsHeader,
  idempotencyHeader,
  languageHeader,
  requestTimeoutMs,
} from '@opencashier/contract/constants';
import type { Clock } from './clock.ts';
import type { Attempt, Caller, OutgoingCall, Transport } from './transport.ts';

export interface HttpOptions {
  /** Where `/api` is; empty for the page's own origin. */
  readonly baseUrl: string;
  readonly apiPrefix: string;
  readonly caller: Caller;
  readonly clock: Clock;
}

/** Calls over HTTP: `/api/{prefix}/{path}`. A request that takes more than 30 seconds is lost, not failed. */
export function createHttpTransport(options: HttpOptions): Transport {
  return {
    async send(outgoing): Promise<Attempt> {
      if (outgoing.signal?.aborted) return { kind: 'aborted' };
      const limit = new AbortController();
      const callOff = options.clock.after(requestTimeoutMs, () => limit.abort());
      const onAbort = () => limit.abort();
      outgoing.signal?.addEventListener('abort', onAbort);
      try {
        const response = await fetch(addressOf(options, outgoing), {
          method: outgoing.call.method,
          headers: headersOf(options.caller, outgoing),
          cache: 'no-store',
          credentials: 'omit',
          keepalive: outgoing.keepalive,
          signal: limit.signal,
          ...(outgoing.call.method === 'POST' && { body: JSON.stringify(outgoing.payload) }),
        });
        const text = await response.text();
        return { kind: 'answered', status: response.status, body: parseJson(text) };
      } catch (error) {
        if (outgoing.signal?.aborted) return { kind: 'aborted' };
        const reason = limit.signal.aborted ? 'timeout' : 'network';
        return { kind: 'lost', reason, message: error instanceof Error ? error.message : String(error) };
      } finally {
        callOff();
        outgoing.signal?.removeEventListener('abort', onAbort);
      }
    },
  };
}

function addressOf({ baseUrl, apiPrefix }: HttpOptions, { call, payload }: OutgoingCall): string {
  const address = `${baseUrl}/api/${apiPrefix}/${call.path}`;
  if (call.method === 'POST') return address;
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(payload)) {
    if (value !== null && value !== undefined) query.set(name, String(value));
  }
  return query.size > 0 ? `${address}?${query}` : address;
}

function headersOf(
  caller: Caller,
  { call, idempotencyKey, traceparent }: OutgoingCall,
): Record<string, string> {
  const token = caller.token();
  const extra = {
    platformVersion: caller.platformVersion(),
    ...(caller.isMobileApp() && { isMobileApp: true }),
    ...(caller.pwa() && { pwa: true }),
  };
  return {
    'content-type': 'application/json',
    'cache-control': 'no-cache',
    pragma: 'no-cache',
    [languageHeader]: caller.language(),
    [extraParamsHeader]: JSON.stringify(extra),
    ...(token && call.access === 'player' && { authorization: `Bearer ${token}` }),
    ...(idempotencyKey && { [idempotencyHeader]: idempotencyKey }),
    ...(traceparent && { traceparent }),
  };
}

/** The body, or nothing where it is no JSON: a proxy's error page must not look like an answer. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
