import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Provider } from '@opencashier/provider-kit/provider';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSandboxProvider } from './create-provider.ts';

let status = 200;
let server: Server;
let provider: Provider;
beforeAll(async () => {
  server = createServer((_, reply) => {
    reply.writeHead(status, { 'content-type': 'application/json' });
    reply.end(JSON.stringify({ error: { code: 'some_code' } }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  provider = createSandboxProvider(
    { baseUrl: `http://127.0.0.1:${port}`, apiKey: 'sbx_0123456789abcdef', webhookSecrets: [] },
    { fetch, now: () => new Date(), requestTimeoutMs: 1_000 },
  );
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

const asked = { method: 'card', currency: 'EUR', country: 'DE', language: 'en' };

describe('refusals', () => {
  it('take a 404 alone for nothing to prepare and for no rate', async () => {
    status = 404;
    expect(await provider.prepareDeposit(asked)).toEqual({ kind: 'nothing' });
    expect(await provider.findRate('BTC', 'EUR')).toEqual({ kind: 'unsupported' });
  });

  it.each([400, 401, 403, 429, 500])('leave it unknown on %i', async (code) => {
    status = code;
    expect(await provider.prepareDeposit(asked)).toMatchObject({ kind: 'unknown' });
    expect(await provider.findRate('BTC', 'EUR')).toMatchObject({ kind: 'unknown' });
  });

  it('of a claim are told apart from those that never looked at it', async () => {
    for (const code of [404, 422]) {
      status = code;
      expect(await provider.claimDeposit('dep_1', {})).toEqual({ kind: 'refused', code: 'some_code' });
    }
    for (const code of [401, 403, 429, 503]) {
      status = code;
      expect(await provider.claimDeposit('dep_1', {})).toMatchObject({ kind: 'unknown' });
    }
  });

  it('of the right shape are still read: a reply that is none is unknown', async () => {
    status = 200;
    expect(await provider.prepareDeposit(asked)).toMatchObject({ kind: 'unknown' });
    expect(await provider.findRate('BTC', 'EUR')).toMatchObject({ kind: 'unknown' });
  });
});
