import { parseJson } from './http.ts';
import type { Attempt, OutgoingCall } from './transport.ts';

/** A request that the page's inline script sent before any other code was there. */
export interface EarlyAnswer {
  /** Path of the call. */
  readonly path: string;
  /** Its payload as JSON. */
  readonly body: string;
  /** The token that it went with. */
  readonly token: string;
  readonly response: Promise<Response>;
}

/** Gives the early answer to the first call of its path, once and if that is the same; undefined to everybody else. */
export function createEarlyAnswers(take: () => EarlyAnswer | undefined) {
  let kept: EarlyAnswer | undefined;
  return async (outgoing: OutgoingCall, token: string | undefined): Promise<Attempt | undefined> => {
    kept ??= take();
    if (kept?.path !== outgoing.call.path) return undefined;
    const early = kept;
    kept = undefined;
    const isSame = early.token === token && early.body === JSON.stringify(outgoing.payload);
    if (!isSame) return undefined;
    try {
      const response = await early.response;
      return { kind: 'answered', status: response.status, body: parseJson(await response.text()) };
    } catch {
      return undefined;
    }
  };
}
