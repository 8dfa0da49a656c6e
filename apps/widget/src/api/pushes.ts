import { socketRetry } from '@opencashier/contract/constants';
import type { TransportKind } from '@opencashier/contract/host/parent-data';
import { type PushName, type PushPayload, pushes as schemas } from '@opencashier/contract/pushes/registry';
import * as z from 'zod/mini';
import type { Client } from './client.ts';
import type { Clock } from './clock.ts';
import type { SocketConnection } from './socket-connection.ts';

export interface PushOptions {
  readonly transport: () => TransportKind;
  readonly clock: Clock;
  /** Is a payment under way, whose end may come by push? */
  readonly isPaymentPending: () => boolean;
}

/**
 * Hands validated pushes to their listeners. While a payment is under way, a lost connection is taken up again;
 * at all other times the next call does it.
 */
export function createPushes(connection: SocketConnection, options: PushOptions): { on: Client['onPush'] } {
  const listeners = new Map<string, Set<(payload: unknown) => void>>();

  connection.onPush((event, payload) => {
    const waiting = listeners.get(event);
    if (!waiting || !isPushName(event)) return;
    const parsed = z.safeParse(schemas[event], payload);
    if (!parsed.success) return;
    for (const listener of [...waiting]) listener(parsed.data);
  });

  const isWanted = () => options.transport() === 'socket' && options.isPaymentPending();

  let isKeepingUp = false;
  async function keepUp(): Promise<void> {
    if (isKeepingUp || !isWanted() || connection.isConnected) return;
    isKeepingUp = true;
    const socket = await connection.ready();
    const again = () => {
      isKeepingUp = false;
      void keepUp();
    };
    // All tries failed: the longest back-off, then anew, for as long as the payment is under way.
    if (socket) isKeepingUp = false;
    else options.clock.after(socketRetry.maxBackoffMs, again);
  }
  connection.onDisconnect(() => void keepUp());

  return {
    on<Name extends PushName>(name: Name, listener: (payload: PushPayload<Name>) => void) {
      const waiting = listeners.get(name) ?? new Set();
      listeners.set(name, waiting);
      const untyped = listener as (payload: unknown) => void;
      waiting.add(untyped);
      return () => void waiting.delete(untyped);
    },
  };
}

function isPushName(event: string): event is PushName {
  return Object.hasOwn(schemas, event);
}
