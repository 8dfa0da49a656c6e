import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { createHttpClient } from './http-client.ts';
import { deadAddress } from './testing/dead-address.ts';

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  await Promise.all(closing.splice(0).map((close) => close()));
});

async function clientOf(answer: RequestListener, requestTimeoutMs = 2_000) {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(
    () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  );
  const { port } = server.address() as AddressInfo;
  return createHttpClient({
    baseUrl: `http://127.0.0.1:${port}/base/`,
    headers: { authorization: 'Bearer key' },
    environment: { fetch, now: () => new Date(), requestTimeoutMs },
  });
}

describe('createHttpClient', () => {
  it('sends JSON below the base address and reads JSON', async () => {
    const request = await clientOf(async (incoming, reply) => {
      const chunks: Buffer[] = [];
      for await (const chunk of incoming) chunks.push(chunk);
      const { url, headers, method } = incoming;
      reply.end(
        JSON.stringify({ url, method, key: headers.authorization, body: Buffer.concat(chunks).toString() }),
      );
    });
    const query = { since: 'a&b', cursor: undefined };
    expect(await request({ method: 'POST', path: '/v1/payments', query, body: { a: 1 } })).toEqual({
      kind: 'ok',
      status: 200,
      body: { url: '/base/v1/payments?since=a%26b', method: 'POST', key: 'Bearer key', body: '{"a":1}' },
    });
  });

  it.each([400, 401, 402, 403, 404, 422, 429])('takes %i for a refusal', async (status) => {
    const request = await clientOf((_, reply) => reply.writeHead(status).end('{"code":"no"}'));
    expect(await request({ method: 'GET', path: '/' })).toEqual({
      kind: 'refused',
      status,
      body: { code: 'no' },
    });
  });

  it.each([302, 408, 409, 425, 500, 502, 503, 504])('leaves %i unknown', async (status) => {
    const request = await clientOf((_, reply) =>
      reply.writeHead(status, { location: '/elsewhere' }).end('{}'),
    );
    expect(await request({ method: 'POST', path: '/' })).toEqual({
      kind: 'unknown',
      reason: `status ${status}`,
      status,
      body: {},
    });
  });

  it('leaves a 2xx without JSON unknown', async () => {
    const request = await clientOf((_, reply) => reply.end('<html>'));
    expect(await request({ method: 'GET', path: '/' })).toMatchObject({ kind: 'unknown' });
  });

  it('leaves silence, a dropped connection and half a reply unknown', async () => {
    const silent = await clientOf(() => undefined, 50);
    expect(await silent({ method: 'GET', path: '/' })).toEqual({
      kind: 'unknown',
      reason: 'no reply within 50 ms',
    });
    const dropping = await clientOf((incoming) => incoming.socket.destroy());
    expect(await dropping({ method: 'GET', path: '/' })).toMatchObject({ kind: 'unknown' });
    const halving = await clientOf((incoming, reply) => {
      reply.writeHead(200, { 'content-length': '100' });
      reply.write('{"half":', () => incoming.socket.destroy());
    });
    expect(await halving({ method: 'GET', path: '/' })).toMatchObject({ kind: 'unknown' });
  });

  it('knows that nothing was sent where nobody is reached', async () => {
    const environment = { fetch, now: () => new Date(), requestTimeoutMs: 5_000 };
    const dead = await deadAddress();
    for (const baseUrl of [dead, dead.replace('127.0.0.1', 'localhost'), 'http://nobody.invalid']) {
      const request = createHttpClient({ baseUrl, headers: {}, environment });
      expect(await request({ method: 'POST', path: '/', body: {} })).toMatchObject({ kind: 'unsent' });
    }
  });

  it('does not throw where the address is none', async () => {
    const environment = { fetch, now: () => new Date(), requestTimeoutMs: 500 };
    const request = createHttpClient({ baseUrl: 'nonsense', headers: {}, environment });
    expect(await request({ method: 'GET', path: '/' })).toMatchObject({ kind: 'unknown' });
  });
});
