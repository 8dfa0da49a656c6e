import type { CallDefinition } from '@opencashier/contract/calls/define-call';
import { methodsPaymentV3 } from '@opencashier/contract/calls/methods-payment-v3';
import { defaultPlatformVersion } from '@opencashier/contract/constants';
import type { TransportKind } from '@opencashier/contract/host/parent-data';
import type { CallFailure, Client } from '../api/client.ts';
import { createClient } from '../api/create-client.ts';
import { createEarlyAnswers } from '../api/early-answer.ts';
import { createHttpTransport } from '../api/http.ts';
import { createSocketTransport } from '../api/socket.ts';
import { createSocketConnection, type SocketConnection } from '../api/socket-connection.ts';
import type { Clock } from '../flows/clock.ts';
import type { SessionStore } from '../flows/session.ts';
import { tokenOf } from '../flows/session-token.ts';
import type { SafeStorage } from '../flows/storage.ts';
import { nativePlatform } from '../host/detect-bridge.ts';
import type { HostChannel } from '../host/host-channel.ts';
import { socketQuery, transportOf } from './caller-facts.ts';
import type { Early } from './early-page.ts';
import { newTrace } from './new-trace.ts';
import { createTokenRenewal } from './token-renewal.ts';

export interface ConnectDeps {
  readonly early: Early;
  readonly host: HostChannel;
  readonly storage: SafeStorage;
  readonly clock: Clock;
  readonly userAgent: string;
  readonly isPaymentPending: () => boolean;
  /** The token is no longer valid: the host is told, or a standalone visit renews its own. */
  readonly onTokenExpired: () => void;
  readonly onRefused: (call: CallDefinition, failure: Extract<CallFailure, { kind: 'refused' }>) => void;
  readonly isOnline: () => boolean;
  readonly onWaiting: (call: CallDefinition) => void;
  readonly onUnreachable: (call: CallDefinition) => unknown;
  /** Where the server is; empty for the page's own origin. */
  readonly baseUrl: string;
}

export interface Connected {
  readonly client: Client;
  readonly connection: SocketConnection;
  readonly transport: () => TransportKind;
}

/** Until the handshake is over there is no token: a call would only be refused. */
function whenReady(session: SessionStore): Promise<void> {
  return new Promise((resolve) => {
    if (session.getState().isReady) return resolve();
    const stop = session.subscribe(({ isReady }) => {
      if (!isReady) return;
      stop();
      resolve();
    });
  });
}

/** The client of a visit, over the transport that storage or host name. */
export function connect(session: SessionStore, deps: ConnectDeps): Connected {
  const { early, host, storage, clock, baseUrl } = deps;
  const parent = () => session.getState().parent;
  const token = () => tokenOf(session.getState());
  const language = () => session.getState().locale;
  const transport = () => transportOf(storage, parent());
  const caller = {
    token,
    language,
    platformVersion: () => parent()?.platformVersion ?? defaultPlatformVersion,
    isMobileApp: () => parent()?.isMobileApp === true,
    pwa: () => parent()?.pwa === true,
  };
  const { apiPrefix, isTraced } = early.data;
  const connection = createSocketConnection({
    baseUrl,
    loadLibrary: async () => (await import('../api/socket-io.ts')).openSocket,
    query: () =>
      socketQuery({
        language: language(),
        parent: parent(),
        native: nativePlatform(host.kind, deps.userAgent),
      }),
    token,
    clock,
    random: Math.random,
    onReconnectAttempt: (attempt) => host.send('socketReconnectAttempt', { attempt }),
  });
  let hasList = false;
  const client = createClient({
    http: createHttpTransport({ baseUrl, apiPrefix, caller, clock }),
    socket: createSocketTransport({ apiPrefix, connection, clock }),
    connection,
    transport,
    token,
    clock,
    newTrace: isTraced ? newTrace : undefined,
    isPaymentPending: deps.isPaymentPending,
    ready: () => whenReady(session),
    // The first list goes over the connection that the page came by: a socket would cost four round trips more.
    httpOnly({ path, access }) {
      // A connection without a token would have to be replaced at once.
      if (access === 'anonymous') return true;
      if (hasList || path !== methodsPaymentV3.path) return false;
      hasList = true;
      return true;
    },
    early: createEarlyAnswers(early.takeList),
    renewToken: createTokenRenewal({ session, clock, ask: deps.onTokenExpired }),
    onRefused: deps.onRefused,
    isOnline: deps.isOnline,
    onWaiting: deps.onWaiting,
    onUnreachable: deps.onUnreachable,
  });
  return { client, connection, transport };
}
