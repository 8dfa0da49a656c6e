import type { Socket } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  callHttp,
  type Edge,
  hostOrigin,
  operatorKey,
  signToken,
  startEdge,
} from '../../wiring/testing/edge.ts';

let edge: Edge;
beforeAll(async () => {
  edge = await startEdge();
});
afterAll(async () => {
  await edge.close();
  expect(edge.faults).toEqual([]);
});

const connected = (socket: Socket) =>
  new Promise<'connected' | 'refused'>((resolve) => {
    socket.once('connect', () => resolve('connected'));
    socket.once('connect_error', () => resolve('refused'));
  });
const next = (socket: Socket, event: string) =>
  new Promise<unknown>((resolve) => void socket.once(event, resolve));
const call = (socket: Socket, name: string, payload: unknown = {}) =>
  socket.timeout(5000).emitWithAck(`BANKING/${name}`, payload);

describe('who may connect', () => {
  test.each([
    ['our own page', 'http://localhost:4000', 'connected'],
    ['a page of the brand', hostOrigin, 'connected'],
    ['a page of somebody else', 'https://evil.example', 'refused'],
    ['a page like the brand’s', `${hostOrigin}.evil.example`, 'refused'],
    ['a page without an origin of its own', 'null', 'refused'],
  ])('%s', async (_name, origin, outcome) => {
    expect(await connected(edge.connect(await signToken(), { origin }))).toBe(outcome);
  });

  test('nobody by polling', async () => {
    const reply = await fetch(`${edge.url}/v4/socket.io/?EIO=4&transport=polling`);
    expect(reply.status).toBe(400);
  });
});

describe('a message', () => {
  test('without an acknowledgement is not carried out', async () => {
    const socket = edge.connect(await signToken({ sub: 'silent' }));
    await connected(socket);
    socket.emit('BANKING/session-user', {});
    expect(await call(socket, 'methods-country-selector-v2')).toMatchObject({ status: 200 });
    expect(await edge.core.operator.players.find('acme', 'silent')).toBeUndefined();
  });

  test('that is too large ends the connection', async () => {
    const socket = edge.connect(await signToken());
    await connected(socket);
    const ended = next(socket, 'disconnect');
    socket.emit('BANKING/session-start', { pendingGroup: 'x'.repeat(300_000) }, () => undefined);
    await ended;
  });

  test.each<[string, unknown]>([
    ['bytes', Buffer.from('x')],
    ['bytes within', { fields: Buffer.from('x') }],
    ['a list', [1]],
    ['a text', 'text'],
    ['a reach for the prototype', JSON.parse('{"__proto__":{"admin":true}}')],
  ])('of %s is a refusal of the contract', async (_name, payload) => {
    const socket = edge.connect(await signToken());
    const reply = await call(socket, 'deposit-limits', payload);
    expect(reply).toMatchObject({
      status: 400,
      error: { code: expect.stringMatching(/^(validation|body)\./) },
    });
  });
});

test('a one-time code is exchanged without a token, once', async () => {
  const opened = await callHttp(edge, '/api/operator/sessions', {
    token: operatorKey,
    body: { player: { id: 'walk-in', country: 'DE', currency: 'EUR', name: 'Ana' } },
  });
  const { address } = opened.body.data as { address: string };
  const code = new URL(address).hash.replace('#code=', '');
  expect(new URL(address).search).not.toContain(code);
  const socket = edge.connect(undefined);
  const reply = await call(socket, 'session-exchange', { code });
  expect(reply).toMatchObject({ status: 200, data: { brand: 'acme', user: { id: 'walk-in', name: 'Ana' } } });
  expect(await call(socket, 'session-exchange', { code })).toMatchObject({
    status: 401,
    error: { code: 'auth.codeInvalid' },
  });
  const own = edge.connect(reply.data.token);
  expect(await call(own, 'session-user')).toMatchObject({ status: 200, data: { id: 'walk-in' } });
  const renewed = await call(socket, 'session-exchange', { renew: reply.data.token });
  expect(renewed).toMatchObject({ status: 200, data: { user: { id: 'walk-in' } } });
});

describe('pushes', () => {
  const push = { depositId: 'dep_1', status: 1, updatedAt: '2026-01-01T00:00:00Z' };

  test('reach every connection of the player and nobody else', async () => {
    const token = await signToken({ sub: 'pushed' });
    const [one, two, other] = [
      edge.connect(token),
      edge.connect(token),
      edge.connect(await signToken({ sub: 'other' })),
    ];
    const heard: unknown[] = [];
    other.onAny((event) => heard.push(event));
    await Promise.all([one, two, other].map((socket) => call(socket, 'session-user')));
    const both = Promise.all([next(one, 'deposit.status'), next(two, 'deposit.status')]);
    await edge.connections.publish('acme', 'pushed', 'deposit.status', push);
    expect(await both).toEqual([push, push]);
    expect(await call(other, 'session-user')).toMatchObject({ status: 200 });
    expect(heard).toEqual([]);
  });

  test('a fresh token of the operator reaches its player and is what calls go by', async () => {
    const stale = await signToken({ sub: 'renewed', expiresIn: 30 });
    const socket = edge.connect(stale);
    await call(socket, 'session-user');
    const fresh = await signToken({ sub: 'renewed', claims: { country: 'BR' } });
    const pushed = next(socket, 'login.token');
    const reply = await callHttp(edge, '/api/operator/players/renewed/token', {
      token: operatorKey,
      body: { token: fresh },
    });
    expect(reply.body).toMatchObject({ status: 200, data: { connections: 1 } });
    expect(await pushed).toEqual({ token: fresh });
    expect(await call(socket, 'session-user')).toMatchObject({ data: { country: 'BR' } });
  });

  test('a token of another player is not pushed', async () => {
    const reply = await callHttp(edge, '/api/operator/players/renewed/token', {
      token: operatorKey,
      body: { token: await signToken({ sub: 'somebody-else' }) },
    });
    expect(reply.body).toMatchObject({ status: 400, error: { code: 'validation.failed' } });
  });
});
