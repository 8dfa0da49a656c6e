import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { verifyWebhook } from '@opencashier/webhooks/verify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { manualClock } from '../testing/manual-clock.ts';
import { postWebhook } from './post-webhook.ts';
import { vetHost } from './vet-address.ts';
import { webhookSender } from './webhook-sender.ts';

const received: { readonly headers: IncomingMessage['headers']; readonly body: string }[] = [];
let answer = { status: 200, headers: {} };
let server: Server;
let port = 0;

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      received.push({ headers: request.headers, body });
      if (answer.status > 0) response.writeHead(answer.status, answer.headers).end('ignored');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const post = (url: string, allowLoopback = true, timeoutMs = 5_000) =>
  postWebhook({
    url,
    headers: { 'x-test': '1' },
    body: '{"a":"é"}',
    timeoutMs,
    allowLoopback,
    resolve: async (host) =>
      host === 'nowhere.example'
        ? Promise.reject(new Error('ENOTFOUND'))
        : [{ address: host === 'casino.example' ? '127.0.0.1' : host, family: 4 }],
  });

describe('posting a webhook', () => {
  it('connects to the vetted address and keeps the name', async () => {
    answer = { status: 204, headers: {} };
    expect(await post(`http://casino.example:${port}/hook?x=1`)).toEqual({ kind: 'answered', status: 204 });
    expect(received.at(-1)).toMatchObject({
      body: '{"a":"é"}',
      headers: { host: `casino.example:${port}`, 'x-test': '1', 'content-type': 'application/json' },
    });
  });

  it('follows no redirect', async () => {
    const before = received.length;
    answer = { status: 302, headers: { location: `http://127.0.0.1:${port}/elsewhere` } };
    expect(await post(`http://127.0.0.1:${port}/`)).toEqual({ kind: 'answered', status: 302 });
    expect(received).toHaveLength(before + 1);
  });

  it('gives up on silence, dead ports and unknown names', async () => {
    answer = { status: 0, headers: {} };
    expect(await post(`http://127.0.0.1:${port}/`, true, 30)).toEqual({ kind: 'failed', error: 'timeout' });
    expect(await post('http://127.0.0.1:1/')).toEqual({ kind: 'failed', error: 'ECONNREFUSED' });
    expect(await post('https://nowhere.example/')).toEqual({ kind: 'failed', error: 'hostNotFound' });
  });

  it.each([
    'http://casino.example/',
    'https://127.0.0.1/',
    'ftp://casino.example/',
    'nonsense',
    'file:///etc/passwd',
  ])('sends nothing to %s outside an evaluation', async (url) => {
    expect(await post(url, false)).toEqual({ kind: 'failed', error: 'addressForbidden' });
  });
});

describe('vetting an address', () => {
  const resolveTo =
    (...addresses: readonly string[]) =>
    async () =>
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }) as const);

  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.16.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '::1',
    '::',
    'fe80::1',
    'fc00::1',
    '::ffff:127.0.0.1',
    '::ffff:10.0.0.1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    'nonsense',
  ])('refuses %s', async (address) => {
    expect(await vetHost('x.example', false, resolveTo(address))).toBeUndefined();
  });

  it('takes public ones, and one bad address refuses the name', async () => {
    expect(await vetHost('x.example', false, resolveTo('93.184.215.14'))).toMatchObject({
      address: '93.184.215.14',
    });
    expect(await vetHost('x.example', false, resolveTo('2606:4700::1111'))).toMatchObject({ family: 6 });
    expect(await vetHost('x.example', false, resolveTo('93.184.215.14', '10.0.0.1'))).toBeUndefined();
    expect(await vetHost('x.example', false, resolveTo())).toBeUndefined();
  });

  it('takes this machine, and no other private address, in an evaluation', async () => {
    expect(await vetHost('localhost', true, resolveTo('127.0.0.1'))).toBeDefined();
    expect(await vetHost('[::1]', true, resolveTo('::1'))).toBeDefined();
    expect(await vetHost('x.example', true, resolveTo('10.0.0.1'))).toBeUndefined();
  });
});

describe('the sender', () => {
  it('signs by Standard Webhooks', async () => {
    answer = { status: 200, headers: {} };
    const clock = manualClock();
    const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
    const url = `http://127.0.0.1:${port}/`;
    const policy = { id: 'b', origins: [], webhook: { url, secret } };
    const sender = webhookSender({
      brands: { find: (id) => (id === 'b' ? policy : undefined), all: () => [policy] },
      clock,
      allowLoopback: true,
    });
    const delivery = { id: 'msg_1', brand: 'b', url, body: '{"type":"x"}', attempts: 0 };
    expect(await sender.send(delivery)).toEqual({
      ...{ kind: 'answered', status: 200, reply: 'ignored' },
      headers: { 'webhook-id': 'msg_1', 'webhook-timestamp': expect.stringMatching(/^\d+$/) },
    });
    const { headers, body } = received.at(-1) ?? { headers: {}, body: '' };
    expect(verifyWebhook({ secrets: [secret], headers, body, now: clock.now() })).toMatchObject({
      kind: 'ok',
      id: 'msg_1',
    });
    expect(await sender.send({ ...delivery, brand: 'gone' })).toEqual({
      kind: 'failed',
      error: 'notConfigured',
    });
  });
});
