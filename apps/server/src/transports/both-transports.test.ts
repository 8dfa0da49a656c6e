import { type CallName, callNames, calls } from '@opencashier/contract/calls/registry';
import type { Socket } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callHttp, type Edge, signToken, startEdge, unsignedToken } from '../wiring/testing/edge.ts';
import { goodPayloads } from './testing/call-payloads.ts';

let edge: Edge;
let token: string;
let socket: Socket;

beforeAll(async () => {
  edge = await startEdge();
  token = await signToken();
  socket = edge.connect(token);
});
afterAll(async () => {
  await edge.close();
  expect(edge.faults).toEqual([]);
});

type Payload = Readonly<Record<string, unknown>>;

/** The envelope that HTTP answers with; the status of reply and envelope are the same. */
async function overHttp(name: CallName, payload: Payload, key?: string, as = token) {
  const { method, path } = calls[name];
  const query = new URLSearchParams(
    Object.entries(payload).map(([part, value]): [string, string] => [part, String(value)]),
  );
  const reply = await callHttp(edge, `/api/BANKING/${path}${method === 'GET' ? `?${query}` : ''}`, {
    method,
    token: as,
    ...(method === 'POST' && { body: payload }),
    headers: { language: 'en', ...(key && { 'idempotency-key': key }) },
  });
  expect(reply.status).toBe(reply.body.status);
  return reply.body;
}

async function overSocket(name: CallName, payload: Payload, key?: string, by = socket) {
  return by.timeout(5000).emitWithAck(`BANKING/${name}`, { ...payload, ...(key && { idempotencyKey: key }) });
}

/** What differs between two calls by its nature: ids and times. */
function alike(envelope: unknown): unknown {
  return JSON.parse(
    JSON.stringify(envelope)
      .replace(/"\w{2,4}_[0-9a-z]{26}"/g, '"id"')
      .replace(/"\d{4}-\d\d-\d\dT[^"]*Z"/g, '"time"')
      .replace(/"expiresIn":\d+/g, '"expiresIn":"seconds"'),
  );
}

describe.each(callNames)('%s', (name) => {
  test('replies the same over HTTP and the socket, in the shape of the contract', async () => {
    const key = `key-of-${name}`;
    const viaHttp = await overHttp(name, goodPayloads[name], key);
    const viaSocket = await overSocket(name, goodPayloads[name], key);
    expect(alike(viaSocket)).toEqual(alike(viaHttp));
    if (viaHttp.status === 200) {
      expect(calls[name].reply.safeParse(viaHttp.data).error?.issues ?? []).toEqual([]);
    } else {
      expect(viaHttp.error).toMatchObject({ code: expect.any(String), message: expect.any(String) });
    }
  });

  test('refuses bad input the same over both', async () => {
    const wrong = Object.fromEntries(Object.keys(goodPayloads[name]).map((part) => [part, { wrong: true }]));
    // A query carries texts alone.
    const texts = Object.fromEntries(Object.keys(wrong).map((part) => [part, '']));
    const payload: Payload = calls[name].method === 'GET' ? { ...texts, limit: '-1' } : wrong;
    const viaHttp = await overHttp(name, payload, 'key-of-bad-input');
    expect(await overSocket(name, payload, 'key-of-bad-input')).toEqual(viaHttp);
  });

  if (calls[name].access === 'player') {
    test.each<[string, string, () => Promise<string>]>([
      ['an expired token', 'auth.tokenExpired', () => signToken({ expiresIn: -120 })],
      [
        'a forged token',
        'auth.tokenInvalid',
        () => signToken({ secret: new TextEncoder().encode('x'.repeat(40)) }),
      ],
      ['an unsigned token', 'auth.tokenInvalid', unsignedToken],
      ['another brand’s token', 'auth.tokenInvalid', () => signToken({ claims: { brand: 'other' } })],
    ])('refuses %s', async (_name, code, make) => {
      const bad = await make();
      const viaHttp = await overHttp(name, goodPayloads[name], 'key-of-bad-token', bad);
      expect(viaHttp).toMatchObject({ status: 401, error: { code } });
      const stranger = edge.connect(bad);
      expect(await overSocket(name, goodPayloads[name], 'key-of-bad-token', stranger)).toEqual(viaHttp);
      stranger.disconnect();
    });

    test('refuses who shows no token', async () => {
      const viaHttp = await overHttp(name, goodPayloads[name], 'key-of-no-token', '');
      expect(viaHttp).toMatchObject({ status: 401, error: { code: 'auth.tokenMissing' } });
    });
  }

  if (calls[name].idempotent) {
    test('asks for an idempotency key', async () => {
      const viaHttp = await overHttp(name, goodPayloads[name]);
      expect(viaHttp.status === 501 || viaHttp.error?.code === 'idempotency.keyRequired').toBe(true);
      expect(await overSocket(name, goodPayloads[name])).toEqual(viaHttp);
    });
  }
});

test('a create over one transport and its repetition over the other are one deposit', async () => {
  const key = 'key-of-one-deposit';
  const payload = { ...goodPayloads['deposit-create'], amount: 60 };
  const first = await overHttp('deposit-create', payload, key);
  expect(first.status).toBe(200);
  const again = await overSocket('deposit-create', payload, key);
  expect(again).toEqual(first);
  const other = await overSocket('deposit-create', { ...payload, amount: 61 }, key);
  expect(other).toMatchObject({ status: 409, error: { code: 'idempotency.bodyMismatch' } });
});

test('another player’s deposit is not found', async () => {
  const created = await overHttp(
    'deposit-create',
    { ...goodPayloads['deposit-create'], amount: 75 },
    'key-of-player-1',
  );
  const depositId = (created.data as { depositId: string } | undefined)?.depositId ?? '';
  expect(depositId).toMatch(/^dep_/);
  const other = await signToken({ sub: 'player-2' });
  const before = await edge.core.operator.depositDossier(depositId);
  const calledWithId = [
    'deposit-status',
    'deposit-cancel',
    'deposit-complete',
    'external-deposit-continue',
  ] as const;
  for (const name of calledWithId) {
    const reply = await overHttp(
      name,
      { depositId, paymentMethod: 'sepa_instant' },
      `strange-${name}`,
      other,
    );
    expect(reply).toMatchObject({ status: 404, error: { code: 'banking.depositNotFound' } });
  }
  expect(await edge.core.operator.depositDossier(depositId)).toEqual(before);
});

test('a peer-to-peer create over one transport and its repetition over the other are one deposit', async () => {
  const key = 'key-of-one-p2p-deposit';
  const payload = { ...goodPayloads['deposit-create-p2p'], amount: 6000 };
  const first = await overHttp('deposit-create-p2p', payload, key);
  expect(first).toMatchObject({ status: 200 });
  expect(alike(await overSocket('deposit-create-p2p', payload, key))).toEqual(alike(first));
  const { depositId } = first.data as { depositId: string };
  const check = { paymentMethod: 'mbank_card_kg', selectedCountry: 'KG' };
  expect(await overSocket('deposit-check', check)).toMatchObject({ data: { exists: true, depositId } });
  const claim = { depositId, paymentMethod: 'mbank_card_kg' };
  const claimed = await overSocket('deposit-complete', claim, 'key-of-one-claim');
  expect(claimed).toMatchObject({ status: 200, data: { claimedAt: expect.any(String) } });
  expect(alike(await overHttp('deposit-complete', claim, 'key-of-one-claim'))).toEqual(alike(claimed));
  const mismatch = await overHttp('deposit-complete', { ...claim, fields: { a: 'b' } }, 'key-of-one-claim');
  expect(mismatch).toMatchObject({ status: 409, error: { code: 'idempotency.bodyMismatch' } });
});

test('a call of no name we know is unknown on both', async () => {
  const viaHttp = await callHttp(edge, '/api/BANKING/constructor', { token, body: {} });
  expect(viaHttp.body).toMatchObject({ status: 404, error: { code: 'call.unknown' } });
  expect(await socket.timeout(5000).emitWithAck('BANKING/constructor', {})).toEqual(viaHttp.body);
});
