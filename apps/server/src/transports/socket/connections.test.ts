import type { Socket } from 'socket.io';
import { beforeEach, expect, test } from 'vitest';
import type { Identity } from '../../ports/identity.ts';
import { openMetrics } from '../../telemetry/metrics.ts';
import { type Connections, createConnections } from './connections.ts';

const start = new Date('2026-03-01T12:00:00Z').getTime();
const minute = 60_000;
const push = { depositId: 'dep_1', status: 1, updatedAt: '2026-03-01T12:00:00Z' };

let now: number;
let tasks: { at: number; task: () => void }[];
let connections: Connections;

/** Tokens are `player:minutes`: whose they are, and how long after the start they end. */
const identity: Identity = {
  async verifyToken(token) {
    const [id = '', minutes = '0'] = token.split(':');
    const expiresAt = new Date(start + Number(minutes) * minute);
    if (id === 'bad') return { kind: 'invalid' };
    return {
      kind: 'valid',
      player: { brand: 'acme', id, country: 'DE', currency: 'EUR', expiresAt, profile: {} },
    };
  },
};

function fakeSocket(id: string) {
  const sent: string[] = [];
  const state = { isOpen: true };
  const socket = {
    id,
    emit: (event: string) => void sent.push(event),
    disconnect: () => {
      state.isOpen = false;
    },
  } as unknown as Socket;
  return { socket, sent, state };
}

function pass(minutes: number): void {
  now += minutes * minute;
  for (const due of tasks.filter(({ at }) => at <= now)) due.task();
  tasks = tasks.filter(({ at }) => at > now);
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

beforeEach(() => {
  now = start;
  tasks = [];
  connections = createConnections({
    identity,
    clock: { now: () => new Date(now) },
    metrics: openMetrics(),
    timers: {
      random: () => 0,
      after(delayMs, task) {
        const entry = { at: now + delayMs, task };
        tasks.push(entry);
        return () => {
          tasks = tasks.filter((other) => other !== entry);
        };
      },
    },
  });
});

test('a token that has ended gets no pushes but a fresh one, and then no connection', async () => {
  const { socket, sent, state } = fakeSocket('s1');
  connections.add(socket, 'p1:10');
  await settled();
  await connections.publish('acme', 'p1', 'deposit.status', push);
  pass(12);
  await connections.publish('acme', 'p1', 'deposit.status', push);
  expect(sent).toEqual(['deposit.status']);
  expect(await connections.refresh('acme', 'p1', 'p1:60')).toBe(1);
  await connections.publish('acme', 'p1', 'deposit.status', push);
  expect(sent).toEqual(['deposit.status', 'login.token', 'deposit.status']);
  expect(connections.tokenOf('s1')).toBe('p1:60');
  pass(30);
  expect(state.isOpen).toBe(true);
  pass(30);
  expect(state.isOpen).toBe(false);
});

test('a token that ended long ago is not refreshed', async () => {
  const { socket, sent } = fakeSocket('s1');
  connections.add(socket, 'p1:10');
  await settled();
  now += 20 * minute;
  expect(await connections.refresh('acme', 'p1', 'p1:60')).toBe(0);
  expect(sent).toEqual([]);
});

test('who shows no good token is let go after a minute', async () => {
  const [none, bad] = [fakeSocket('s1'), fakeSocket('s2')];
  connections.add(none.socket, undefined);
  connections.add(bad.socket, 'bad:60');
  await settled();
  pass(1);
  expect([none.state.isOpen, bad.state.isOpen]).toEqual([false, false]);
});

test('a connection that has gone gets nothing', async () => {
  const { socket, sent } = fakeSocket('s1');
  connections.add(socket, 'p1:10');
  await settled();
  connections.remove('s1');
  await connections.publish('acme', 'p1', 'deposit.status', push);
  expect(sent).toEqual([]);
  expect(tasks).toEqual([]);
});
