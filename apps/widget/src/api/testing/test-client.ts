import type { TransportKind } from '@opencashier/contract/host/parent-data';
import type { Clock } from '../clock.ts';
import { createClient } from '../create-client.ts';
import { createHttpTransport } from '../http.ts';
import { createSocketTransport } from '../socket.ts';
import { createSocketConnection } from '../socket-connection.ts';
import { openSocket } from '../socket-io.ts';

/** Pauses between tries pass at once and are noted; a limit of 30 seconds strikes when the test says so. */
export function createQuickClock() {
  const pauses: number[] = [];
  const limits = new Map<() => void, number>();
  const clock: Clock = {
    after(delayMs, run) {
      if (delayMs < 30_000) {
        pauses.push(delayMs);
        const timer = setImmediate(run);
        return () => clearImmediate(timer);
      }
      limits.set(run, delayMs);
      return () => void limits.delete(run);
    },
  };
  return {
    clock,
    pauses,
    /** What is being waited for, in milliseconds. */
    get limits() {
      return [...limits.values()];
    },
    strikeLimits() {
      for (const strike of [...limits.keys()]) strike();
    },
  };
}

export interface TestClientOptions {
  readonly baseUrl: string;
  readonly transport: TransportKind;
}

/** A whole client against a test server, with everything that it told noted. */
export function createTestClient({ baseUrl, transport }: TestClientOptions) {
  const time = createQuickClock();
  const told = {
    refused: [] as unknown[],
    unreachable: [] as string[],
    waiting: [] as string[],
    isOnline: true,
    onWaiting: () => {},
    reconnectAttempts: [] as number[],
  };
  const state = {
    token: 'first' as string | undefined,
    renewed: undefined as string | undefined,
    isPaymentPending: false,
  };
  const caller = {
    token: () => state.token,
    language: () => 'ar',
    platformVersion: () => 'redesign',
    isMobileApp: () => true,
    pwa: () => false,
  };
  const connection = createSocketConnection({
    baseUrl,
    loadLibrary: async () => openSocket,
    query: () => ({ cashier_type: 'widget', Language: 'ar' }),
    token: () => state.token,
    clock: time.clock,
    random: () => 0.5,
    onReconnectAttempt: (attempt) => told.reconnectAttempts.push(attempt),
  });
  const client = createClient({
    http: createHttpTransport({ baseUrl, apiPrefix: 'BANKING', caller, clock: time.clock }),
    socket: createSocketTransport({ apiPrefix: 'BANKING', connection, clock: time.clock }),
    connection,
    transport: () => transport,
    token: () => state.token,
    clock: time.clock,
    isPaymentPending: () => state.isPaymentPending,
    ready: async () => {},
    httpOnly: () => false,
    early: async () => undefined,
    renewToken: async () => {
      state.token = state.renewed ?? state.token;
      return state.renewed !== undefined;
    },
    onRefused: (_call, failure) => told.refused.push(failure),
    isOnline: () => told.isOnline,
    onWaiting(call) {
      told.waiting.push(call.path);
      told.onWaiting();
    },
    onUnreachable: (call) => told.unreachable.push(call.path),
  });
  return { client, connection, time, told, state };
}
