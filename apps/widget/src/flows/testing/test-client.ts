import type { CallFailure, CallOptions, CallResult, Client } from '../../api/client.ts';

export interface RecordedCall {
  readonly path: string;
  readonly request: Record<string, unknown>;
  readonly options: CallOptions;
}

type Answer = (call: RecordedCall) => CallResult<unknown> | Promise<CallResult<unknown>>;

/** A server of one test: what it answers by path, what it was asked, and its pushes by hand. */
export function createTestClient(answers: Record<string, Answer> = {}) {
  const calls: RecordedCall[] = [];
  const listeners = {
    push: new Map<string, Set<(payload: never) => void>>(),
    reconnect: new Set<() => void>(),
    disconnect: new Set<() => void>(),
  };
  const listen = <Listener>(set: Set<Listener>, listener: Listener) => {
    set.add(listener);
    return () => void set.delete(listener);
  };
  const client: Client = {
    async call(call, request, options = {}) {
      const recorded = { path: call.path, request: request as Record<string, unknown>, options };
      calls.push(recorded);
      const answer = answers[call.path] ?? (() => lost());
      return (await answer(recorded)) as never;
    },
    onPush(name, listener) {
      const set = listeners.push.get(name) ?? new Set();
      listeners.push.set(name, set);
      return listen(set, listener as (payload: never) => void);
    },
    onReconnect: (listener) => listen(listeners.reconnect, listener),
    onDisconnect: (listener) => listen(listeners.disconnect, listener),
  };
  return {
    client,
    calls,
    answers,
    callsTo: (path: string) => calls.filter((call) => call.path === path),
    push(name: string, payload: unknown) {
      for (const listener of listeners.push.get(name) ?? []) listener(payload as never);
    },
    reconnect: () => listeners.reconnect.forEach((listener) => void listener()),
    disconnect: () => listeners.disconnect.forEach((listener) => void listener()),
  };
}

export const ok = (data: unknown): CallResult<unknown> => ({ ok: true, data });

export const lost = (
  reason: 'timeout' | 'network' | 'malformed' = 'network',
): { ok: false; error: CallFailure } => ({ ok: false, error: { kind: 'unknown', reason, message: reason } });

export const refused = (
  code: string,
  status = 400,
  details?: unknown,
): { ok: false; error: CallFailure } => ({
  ok: false,
  error: { kind: 'refused', status, code, message: `server: ${code}`, details },
});

/** An answer that comes when the test says so. */
export function later() {
  let give: (result: CallResult<unknown>) => void = () => {};
  const promise = new Promise<CallResult<unknown>>((resolve) => {
    give = resolve;
  });
  return { answer: () => promise, give: (result: CallResult<unknown>) => give(result) };
}
