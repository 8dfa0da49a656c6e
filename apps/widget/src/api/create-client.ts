import type { CallDefinition, ReplyOf, RequestInputOf } from '@opencashier/contract/calls/define-call';
import { requestTimeoutMs } from '@opencashier/contract/constants';
import type { TransportKind } from '@opencashier/contract/host/parent-data';
import { readAnswer } from './answer.ts';
import type { CallFailure, CallOptions, CallResult, Client } from './client.ts';
import type { Clock } from './clock.ts';
import { createPushes } from './pushes.ts';
import { sendWithRetries } from './retry.ts';
import type { SocketConnection } from './socket-connection.ts';
import type { Attempt, Caller, OutgoingCall, Transport } from './transport.ts';

export interface ClientOptions {
  readonly http: Transport;
  readonly socket: Transport;
  readonly connection: SocketConnection;
  readonly transport: () => TransportKind;
  readonly token: Caller['token'];
  readonly clock: Clock;
  /** Begins a trace with each call, where the server wants one. */
  readonly newTrace?: (() => string) | undefined;
  readonly isPaymentPending: () => boolean;
  /** Resolves once it is known who calls; a player's calls wait for it. */
  readonly ready: () => Promise<void>;
  /** Calls that go over HTTP whatever the transport is. */
  readonly httpOnly: (call: CallDefinition) => boolean;
  /** An answer that somebody asked for already. */
  readonly early: (outgoing: OutgoingCall, token: string | undefined) => Promise<Attempt | undefined>;
  /** The server said 401. Resolves true once another token than `stale` is there, false when none came in time. */
  readonly renewToken: (stale: string | undefined, limitMs: number) => Promise<boolean>;
  /** A clear no of the server. */
  readonly onRefused: (call: CallDefinition, failure: Extract<CallFailure, { kind: 'refused' }>) => void;
  /** Is the device connected, as far as it knows? */
  readonly isOnline: () => boolean;
  /** Nobody answered yet, and it goes on trying. */
  readonly onWaiting: (call: CallDefinition) => void;
  /** All tries are used up and nobody answered. */
  readonly onUnreachable: (call: CallDefinition) => void;
}

/** So long a call may be silent without a connection before the player is told. */
const noticeAfterMs = 1500;

/** The client over both transports. */
export function createClient(options: ClientOptions): Client {
  const { http, socket, clock, connection } = options;
  const pushes = createPushes(connection, options);

  function send(outgoing: OutgoingCall): Promise<Attempt> {
    const isSocket =
      options.transport() === 'socket' && !outgoing.keepalive && !options.httpOnly(outgoing.call);
    const { call, keepalive } = outgoing;
    const tell = () => {
      if (!keepalive) options.onWaiting(call);
    };
    // A device without a connection loses nothing that could be noticed: it waits for one.
    const callOff = options.isOnline() ? () => {} : clock.after(noticeAfterMs, tell);
    const way = { first: isSocket ? socket : http, last: http, clock, onLost: tell };
    return sendWithRetries(way, outgoing).finally(callOff);
  }

  async function attempt<Call extends CallDefinition>(
    call: Call,
    outgoing: OutgoingCall,
  ): Promise<CallResult<ReplyOf<Call>>> {
    const result = (await options.early(outgoing, options.token())) ?? (await send(outgoing));
    switch (result.kind) {
      case 'answered':
        return readAnswer(call, result.status, result.body);
      case 'aborted':
        return { ok: false, error: { kind: 'aborted' } };
      case 'unsent':
        return { ok: false, error: { kind: 'unknown', reason: 'network', message: result.message } };
      case 'lost':
        return { ok: false, error: { kind: 'unknown', reason: result.reason, message: result.message } };
    }
  }

  return {
    async call<Call extends CallDefinition>(
      call: Call,
      request: RequestInputOf<Call>,
      { idempotencyKey, signal, keepalive = false }: CallOptions = {},
    ): Promise<CallResult<ReplyOf<Call>>> {
      const payload = request as Readonly<Record<string, unknown>>;
      const traceparent = options.newTrace?.();
      const outgoing = { call, payload, idempotencyKey, signal, keepalive, traceparent };
      if (call.access === 'player') await options.ready();
      const token = options.token();
      let result = await attempt(call, outgoing);
      if (isUnauthorised(result) && call.access === 'player' && !keepalive) {
        const isRenewed = await options.renewToken(token, requestTimeoutMs);
        if (signal?.aborted) return { ok: false, error: { kind: 'aborted' } };
        if (isRenewed) result = await attempt(call, outgoing);
      }
      if (!result.ok && result.error.kind === 'refused') options.onRefused(call, result.error);
      if (!result.ok && result.error.kind === 'unknown' && result.error.reason !== 'malformed') {
        options.onUnreachable(call);
      }
      return result;
    },
    onPush: pushes.on,
    onReconnect: connection.onReconnect,
    onDisconnect: connection.onDisconnect,
  };
}

function isUnauthorised(result: CallResult<unknown>): boolean {
  return !result.ok && result.error.kind === 'refused' && result.error.status === 401;
}
