import type { CallDefinition, ReplyOf, RequestInputOf } from '@opencashier/contract/calls/define-call';
import type { PushName, PushPayload } from '@opencashier/contract/pushes/registry';

/**
 * Why a call has no data. `refused` is the server's clear word; `unknown` means that nobody knows whether it was
 * carried out (no answer, lost connection): never to be shown as a failure of a payment. `aborted` is the player's wish.
 */
export type CallFailure =
  | {
      readonly kind: 'refused';
      readonly status: number;
      readonly code: string;
      readonly message: string;
      readonly details?: unknown;
    }
  | {
      readonly kind: 'unknown';
      readonly reason: 'timeout' | 'network' | 'malformed';
      readonly message: string;
    }
  | { readonly kind: 'aborted' };

export type CallResult<Data> =
  | { readonly ok: true; readonly data: Data }
  | { readonly ok: false; readonly error: CallFailure };

export interface CallOptions {
  /** One per attempt of the player, made and stored before the call, the same on every retry. */
  readonly idempotencyKey?: string;
  readonly signal?: AbortSignal;
  /** Sent even while the page goes away (HTTP, keepalive). */
  readonly keepalive?: boolean;
}

/** The one door to the server, over HTTP or the socket by the transport setting. It never throws. */
export interface Client {
  call<Call extends CallDefinition>(
    call: Call,
    request: RequestInputOf<Call>,
    options?: CallOptions,
  ): Promise<CallResult<ReplyOf<Call>>>;
  /** Listens to a push; returns how to stop. Over HTTP no push ever comes: whoever waits also asks. */
  onPush<Name extends PushName>(name: Name, listener: (payload: PushPayload<Name>) => void): () => void;
  /** Called after each reconnect: pushes may have been lost, so read the status again. */
  onReconnect(listener: () => void): () => void;
  /** Called when the connection is lost: loading becomes "still checking". */
  onDisconnect(listener: () => void): () => void;
}
