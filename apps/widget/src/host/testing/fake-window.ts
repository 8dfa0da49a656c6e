import type { HostWindow, IncomingMessage } from '../host-window.ts';

export interface Posted {
  readonly message: string;
  readonly targetOrigin: string;
}

/** A window with a parent, as far as the bridges touch one. */
export function createFakeWindow() {
  const posted: Posted[] = [];
  const listeners = new Set<(event: IncomingMessage) => void>();
  const parent = {
    postMessage: (message: string, targetOrigin: string) => void posted.push({ message, targetOrigin }),
  };
  const native: string[] = [];
  const handler = { postMessage: (message: string) => void native.push(message) };
  const window: HostWindow = {
    parent,
    addEventListener: (_type, listener) => void listeners.add(listener),
    removeEventListener: (_type, listener) => void listeners.delete(listener),
  };
  return {
    window,
    parent,
    handler,
    /** What went to the parent window. */
    posted,
    /** What went to a native handler. */
    native,
    receive(data: unknown, origin: string, source: unknown = parent) {
      for (const listener of [...listeners]) listener({ data, origin, source });
    },
    get listenerCount() {
      return listeners.size;
    },
  };
}
