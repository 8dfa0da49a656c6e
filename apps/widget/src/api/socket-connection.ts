import { requestTimeoutMs, socketRetry } from '@opencashier/contract/constants';
import { backoffDelay } from './backoff.ts';
import { type Clock, pause } from './clock.ts';

/** One connection, as the socket library is used here. */
export interface Socket {
  connect(): void;
  disconnect(): void;
  emit(event: string, payload: unknown, acknowledge: (reply: unknown) => void): void;
  onConnect(listener: () => void): void;
  onConnectError(listener: (error: Error) => void): void;
  onDisconnect(listener: () => void): void;
  onAny(listener: (event: string, payload: unknown) => void): void;
}

export interface SocketOpening {
  readonly baseUrl: string;
  readonly query: Readonly<Record<string, string>>;
  readonly auth: Readonly<Record<string, string>>;
  readonly connectTimeoutMs: number;
}

export type OpenSocket = (opening: SocketOpening) => Socket;

/** A connection attempt that hangs this long has failed; some proxies swallow the upgrade without a word. */
const connectTimeoutMs = 5_000;

export interface ConnectionOptions {
  readonly baseUrl: string;
  /** Brings the library, once, when it is first needed. */
  readonly loadLibrary: () => Promise<OpenSocket>;
  readonly query: () => Readonly<Record<string, string>>;
  readonly token: () => string | undefined;
  readonly clock: Clock;
  readonly random: () => number;
  /** Before each repeated try to connect, counted from 1. */
  readonly onReconnectAttempt: (attempt: number) => void;
}

/** One socket to the server at a time. It comes up on need and never by itself. */
export interface SocketConnection {
  /** The connected socket; connects first if need be, with repeated tries. Undefined when all of them failed. */
  ready(): Promise<Socket | undefined>;
  readonly isConnected: boolean;
  onPush(listener: (event: string, payload: unknown) => void): void;
  onDisconnect(listener: () => void): () => void;
  /** Every connection after the first. */
  onReconnect(listener: () => void): () => void;
  close(): void;
}

export function createSocketConnection(options: ConnectionOptions): SocketConnection {
  let connected: { readonly socket: Socket; readonly token: string | undefined } | undefined;
  let connecting: Promise<Socket | undefined> | undefined;
  let hasBeenConnected = false;
  let isClosed = false;
  const disconnectListeners = new Set<() => void>();
  const reconnectListeners = new Set<() => void>();
  const pushListeners = new Set<(event: string, payload: unknown) => void>();
  const tell = (listeners: ReadonlySet<() => void>) => {
    for (const listener of [...listeners]) listener();
  };

  /** One try. The socket of a failed one is closed, so that it cannot come up later beside its successor. */
  function connectOnce(open: OpenSocket): Promise<Socket | undefined> {
    const token = options.token();
    const socket = open({
      baseUrl: options.baseUrl,
      query: options.query(),
      auth: token ? { token } : {},
      connectTimeoutMs,
    });
    return new Promise((resolve) => {
      socket.onConnect(() => {
        connected = { socket, token };
        resolve(socket);
      });
      socket.onConnectError(() => {
        socket.disconnect();
        resolve(undefined);
      });
      socket.onDisconnect(() => {
        if (connected?.socket !== socket) return;
        connected = undefined;
        tell(disconnectListeners);
      });
      socket.onAny((event, payload) => {
        if (connected?.socket !== socket) return;
        for (const listener of [...pushListeners]) listener(event, payload);
      });
      socket.connect();
    });
  }

  async function connectWithRetries(): Promise<Socket | undefined> {
    const open = await options.loadLibrary().catch(() => undefined);
    for (let attempt = 0; open && attempt <= socketRetry.retries && !isClosed; attempt += 1) {
      if (attempt > 0) {
        await pause(options.clock, backoffDelay(attempt - 1, socketRetry.maxBackoffMs, options.random));
        options.onReconnectAttempt(attempt);
      }
      const socket = await connectOnce(open);
      if (!socket) continue;
      if (hasBeenConnected) tell(reconnectListeners);
      hasBeenConnected = true;
      return socket;
    }
    return undefined;
  }

  /** The server goes by the token of the handshake: a fresh one needs a fresh connection. */
  function dropStale(): void {
    if (!connected || connected.token === options.token()) return;
    const { socket } = connected;
    connected = undefined;
    // Calls that went out over it may still be answered.
    options.clock.after(requestTimeoutMs, () => socket.disconnect());
  }

  return {
    ready() {
      dropStale();
      if (isClosed) return Promise.resolve(undefined);
      if (connected) return Promise.resolve(connected.socket);
      connecting ??= connectWithRetries().finally(() => {
        connecting = undefined;
      });
      return connecting;
    },
    get isConnected() {
      return connected !== undefined;
    },
    onPush: (listener) => void pushListeners.add(listener),
    onDisconnect(listener) {
      disconnectListeners.add(listener);
      return () => disconnectListeners.delete(listener);
    },
    onReconnect(listener) {
      reconnectListeners.add(listener);
      return () => reconnectListeners.delete(listener);
    },
    close() {
      isClosed = true;
      connected?.socket.disconnect();
    },
  };
}
