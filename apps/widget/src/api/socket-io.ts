import { socketPath } from '@opencashier/contract/constants';
import { io } from 'socket.io-client';
import type { OpenSocket } from './socket-connection.ts';

/** Opens one connection by socket.io, which is a chunk of its own: nothing of the first list needs it. */
export const openSocket: OpenSocket = ({ baseUrl, query, auth, connectTimeoutMs }) => {
  const options = {
    path: socketPath,
    transports: ['websocket'],
    reconnection: false,
    autoConnect: false,
    forceNew: true,
    timeout: connectTimeoutMs,
    query,
    auth,
  };
  // Without an address socket.io takes the page's own origin.
  const socket = baseUrl ? io(baseUrl, options) : io(options);
  return {
    connect: () => void socket.connect(),
    disconnect: () => void socket.disconnect(),
    emit: (event, payload, acknowledge) => void socket.emit(event, payload, acknowledge),
    onConnect: (listener) => void socket.on('connect', listener),
    onConnectError: (listener) => void socket.on('connect_error', listener),
    onDisconnect: (listener) => void socket.on('disconnect', () => listener()),
    onAny: (listener) => void socket.onAny((event: string, payload: unknown) => listener(event, payload)),
  };
};
