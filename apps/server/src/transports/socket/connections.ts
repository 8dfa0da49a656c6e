import type { PushName, PushPayload } from '@opencashier/contract/pushes/registry';
import type { Socket } from 'socket.io';
import type { Clock } from '../../ports/clock.ts';
import type { Identity, Player } from '../../ports/identity.ts';
import type { Metrics } from '../../ports/metrics.ts';
import type { Pushes } from '../../ports/pushes.ts';
import type { Timers } from '../../ports/timers.ts';

/** How long after its end a token still counts for the push that brings a fresh one. */
const renewalGraceMs = 5 * 60_000;
/** The same leeway for clocks that calls have. */
const skewMs = 60_000;
/** How long a connection may stay without a good token: long enough to exchange a one-time code. */
const anonymousMs = 60_000;

interface Connection {
  readonly socket: Socket;
  token: string | undefined;
  player: Player | undefined;
  cancelEnd: () => void;
}

/** The open sockets by player: whom a push reaches, and which token a call goes by. */
export interface Connections extends Pushes {
  add(socket: Socket, token: string | undefined): void;
  remove(socketId: string): void;
  tokenOf(socketId: string): string | undefined;
  /** Gives every connection of the player a fresh token; the number of those that it reached. */
  refresh(brand: string, playerId: string, token: string): Promise<number>;
}

export interface ConnectionsDeps {
  readonly identity: Identity;
  readonly clock: Clock;
  readonly timers: Timers;
  readonly metrics: Metrics;
}

const keyOf = (brand: string, playerId: string): string => JSON.stringify([brand, playerId]);

export function createConnections({ identity, clock, timers, metrics }: ConnectionsDeps): Connections {
  const bySocket = new Map<string, Connection>();
  const byPlayer = new Map<string, Set<Connection>>();

  function leave(connection: Connection): void {
    const { player } = connection;
    if (!player) return;
    const key = keyOf(player.brand, player.id);
    const others = byPlayer.get(key);
    others?.delete(connection);
    if (others?.size === 0) byPlayer.delete(key);
  }

  /** Ends a connection that outlived its token, or that never showed one. */
  function endAfter(connection: Connection, delayMs: number): void {
    connection.cancelEnd();
    connection.cancelEnd = timers.after(delayMs, () => connection.socket.disconnect(true));
  }

  async function identify(connection: Connection, token: string): Promise<boolean> {
    const outcome = await identity.verifyToken(token);
    if (outcome.kind !== 'valid' || !bySocket.has(connection.socket.id)) return false;
    const { player } = outcome;
    leave(connection);
    connection.token = token;
    connection.player = player;
    const key = keyOf(player.brand, player.id);
    byPlayer.set(key, (byPlayer.get(key) ?? new Set()).add(connection));
    endAfter(connection, player.expiresAt.getTime() - clock.now().getTime() + renewalGraceMs);
    return true;
  }

  function isLive(connection: Connection, leewayMs: number): boolean {
    const end = connection.player?.expiresAt.getTime() ?? 0;
    return clock.now().getTime() < end + leewayMs;
  }

  function send<Name extends PushName>(connection: Connection, name: Name, payload: PushPayload<Name>): void {
    connection.socket.emit(name, payload);
    metrics.pushSent(name);
  }

  return {
    add(socket, token) {
      const connection: Connection = { socket, token, player: undefined, cancelEnd: () => undefined };
      bySocket.set(socket.id, connection);
      endAfter(connection, anonymousMs);
      if (token !== undefined) void identify(connection, token).catch(() => undefined);
    },
    remove(socketId) {
      const connection = bySocket.get(socketId);
      if (!connection) return;
      connection.cancelEnd();
      bySocket.delete(socketId);
      leave(connection);
    },
    tokenOf: (socketId) => bySocket.get(socketId)?.token,
    async publish(brand, playerId, name, payload) {
      for (const connection of byPlayer.get(keyOf(brand, playerId)) ?? []) {
        if (isLive(connection, skewMs)) send(connection, name, payload);
      }
    },
    async refresh(brand, playerId, token) {
      let reached = 0;
      for (const connection of [...(byPlayer.get(keyOf(brand, playerId)) ?? [])]) {
        if (!isLive(connection, renewalGraceMs)) continue;
        if (!(await identify(connection, token))) continue;
        send(connection, 'login.token', { token });
        reached += 1;
      }
      return reached;
    },
  };
}
