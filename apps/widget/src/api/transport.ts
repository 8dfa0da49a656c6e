import type { CallDefinition } from '@opencashier/contract/calls/define-call';

/** One call on its way out. */
export interface OutgoingCall {
  readonly call: CallDefinition;
  /** The payload; GET calls carry it in the query string. */
  readonly payload: Readonly<Record<string, unknown>>;
  readonly idempotencyKey: string | undefined;
  readonly signal: AbortSignal | undefined;
  readonly keepalive: boolean;
  /** The same on every try, where the server traces calls. */
  readonly traceparent?: string | undefined;
}

/** How one try over one transport ended. */
export type Attempt =
  | { readonly kind: 'answered'; readonly status: number; readonly body: unknown }
  /** Nothing left the device: repeating it anywhere is safe. */
  | { readonly kind: 'unsent'; readonly message: string }
  /** It may or may not have reached the server. */
  | { readonly kind: 'lost'; readonly reason: 'timeout' | 'network'; readonly message: string }
  | { readonly kind: 'aborted' };

/** One way to the server. It never throws. */
export interface Transport {
  send(outgoing: OutgoingCall): Promise<Attempt>;
}

/** What both transports say about the caller; read anew for each call, since token and language change. */
export interface Caller {
  readonly token: () => string | undefined;
  readonly language: () => string;
  readonly platformVersion: () => string;
  /** Only said where true. */
  readonly isMobileApp: () => boolean;
  readonly pwa: () => boolean;
}
