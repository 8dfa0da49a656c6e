import { requestTimeoutMs } from '@opencashier/contract/constants';
import type { Clock } from './clock.ts';
import type { Socket, SocketConnection } from './socket-connection.ts';
import type { Attempt, OutgoingCall, Transport } from './transport.ts';

export interface SocketTransportOptions {
  readonly apiPrefix: string;
  readonly connection: SocketConnection;
  readonly clock: Clock;
}

/**
 * Calls over the socket: event `{prefix}/{path}`, one payload, one acknowledgement with the envelope of HTTP.
 * Nothing is emitted while disconnected, since the library would send it later, after the player gave up.
 */
export function createSocketTransport(options: SocketTransportOptions): Transport {
  return {
    async send(outgoing): Promise<Attempt> {
      const socket = await options.connection.ready();
      if (outgoing.signal?.aborted) return { kind: 'aborted' };
      if (!socket || !options.connection.isConnected) {
        return { kind: 'unsent', message: 'No connection' };
      }
      return emit(options, socket, outgoing);
    },
  };
}

function emit(
  { apiPrefix, connection, clock }: SocketTransportOptions,
  socket: Socket,
  { call, payload, idempotencyKey, traceparent, signal }: OutgoingCall,
): Promise<Attempt> {
  return new Promise((resolve) => {
    const finish = (attempt: Attempt) => {
      callOff();
      stopWatching();
      signal?.removeEventListener('abort', onAbort);
      resolve(attempt);
    };
    const onAbort = () => finish({ kind: 'aborted' });
    const callOff = clock.after(requestTimeoutMs, () =>
      finish({ kind: 'lost', reason: 'timeout', message: 'No acknowledgement' }),
    );
    const stopWatching = connection.onDisconnect(() =>
      finish({ kind: 'lost', reason: 'network', message: 'Connection lost' }),
    );
    signal?.addEventListener('abort', onAbort);
    socket.emit(
      `${apiPrefix}/${call.path}`,
      // What is not given is not sent.
      { ...payload, idempotencyKey, traceparent },
      (reply) => finish({ kind: 'answered', status: statusOf(reply), body: reply }),
    );
  });
}

/** The envelope's own status; without one it is no answer of ours. */
function statusOf(reply: unknown): number {
  if (typeof reply === 'object' && reply !== null && 'status' in reply && typeof reply.status === 'number') {
    return reply.status;
  }
  return 200;
}
