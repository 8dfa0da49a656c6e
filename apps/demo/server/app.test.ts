import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { signWebhook } from '@opencashier/webhooks/sign';
import type { FastifyInstance } from 'fastify';
import { jwtVerify } from 'jose';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createApp } from './app.ts';
import { readConfig } from './config.ts';

const secret = `whsec_${randomBytes(24).toString('base64')}`;
const environment = {
  PUBLIC_URL: 'http://localhost:4000',
  EVALUATION_ORIGINS: 'http://localhost:5173,https://try.example/',
  TOKEN_SECRET: 'a-secret-of-more-than-thirty-two-bytes',
  OPERATOR_API_KEY: 'an-operator-key-of-this-test',
  OPERATOR_WEBHOOK_SECRET: secret,
};
const now = new Date('2026-01-02T03:04:05Z');

let app: FastifyInstance;
let url: string;
beforeEach(async () => {
  app = await createApp(readConfig(environment), () => now);
  url = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => app.close());

const deliver = (id: string, body: string, signature?: string) =>
  fetch(`${url}/webhooks/opencashier`, {
    method: 'POST',
    body,
    headers: {
      'content-type': 'application/json',
      ...signWebhook({ secrets: [signature ?? secret], id, timestamp: now, body }),
    },
  });

describe('the demo operator', () => {
  it('signs a token that says who plays, for an hour', async () => {
    const reply = await fetch(`${url}/token?player=p-1&country=BR&currency=BRL`);
    const { token, user } = (await reply.json()) as { token: string; user: { name: string } };
    const { payload, protectedHeader } = await jwtVerify(
      token,
      new TextEncoder().encode(environment.TOKEN_SECRET),
      {
        currentDate: now,
        audience: 'opencashier',
      },
    );
    expect(protectedHeader.alg).toBe('HS256');
    expect(payload).toMatchObject({ sub: 'p-1', brand: 'lucky-harbor', country: 'BR', currency: 'BRL' });
    expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBe(3600);
    expect(user.name).toBe(payload.name);
  });

  it.each([
    '',
    'player=p&country=Brasil&currency=BRL',
    'player=&country=BR&currency=BRL',
    'player=p&country=BR',
  ])('signs nothing for "%s"', async (query) => {
    expect((await fetch(`${url}/token?${query}`)).status).toBe(400);
  });

  it('tells the page of a signed webhook once, however often it comes', async () => {
    const stream = await fetch(`${url}/live?player=p-1`);
    const reader = stream.body?.getReader();
    if (!reader) throw new Error('no stream');
    const read = async () => new TextDecoder().decode((await reader.read()).value);
    expect(await read()).toContain('open');

    const body = JSON.stringify({ type: 'deposit.credited', data: { playerId: 'p-1' } });
    expect((await deliver('msg_1', body)).status).toBe(204);
    expect((await deliver('msg_1', body)).status).toBe(204);
    expect((await deliver('msg_2', JSON.stringify({ type: 'x', data: { playerId: 'p-2' } }))).status).toBe(
      204,
    );
    expect((await deliver('msg_3', body)).status).toBe(204);
    await app.close();

    let news = '';
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      news += new TextDecoder().decode(part.value);
    }
    expect(news.match(/event: balance/g)).toHaveLength(2);
  });

  it('shows a one-time code to its player’s page, as a text message would', async () => {
    const stream = await fetch(`${url}/live?player=p-1`);
    const reader = stream.body?.getReader();
    if (!reader) throw new Error('no stream');
    const read = async () => new TextDecoder().decode((await reader.read()).value);
    expect(await read()).toContain('open');
    const body = JSON.stringify({ type: 'withdrawal.code', data: { playerId: 'p-1', code: '123456' } });
    expect((await deliver('msg_code', body)).status).toBe(204);
    expect(await read()).toBe('event: code\ndata: {"code":"123456"}\n\n');
  });

  it('reads cash and bonus of the asked currency from the operator API', async () => {
    const asked: string[] = [];
    const cashier = createServer((request, response) => {
      asked.push(`${request.url} ${request.headers.authorization}`);
      const balances = [
        { kind: 'player_bonus', currency: 'EUR', amount: 50 },
        { kind: 'player_cash', currency: 'USD', amount: 7 },
        { kind: 'player_cash', currency: 'EUR', amount: 20.5 },
      ];
      response.setHeader('content-type', 'application/json');
      response
        .writeHead(request.url?.includes('/p-1?') ? 200 : 404)
        .end(JSON.stringify({ data: { balances } }));
    });
    await new Promise<void>((resolve) => cashier.listen(0, '127.0.0.1', resolve));
    const { port } = cashier.address() as AddressInfo;
    const other = await createApp(
      readConfig({ ...environment, PUBLIC_URL: `http://127.0.0.1:${port}` }),
      () => now,
    );
    const read = async (player: string) =>
      (await other.inject(`/balance?player=${player}&country=DE&currency=EUR`)).json();
    expect(await read('p-1')).toEqual({ amount: 20.5, bonus: 50, currency: 'EUR' });
    expect(await read('p-2')).toEqual({ amount: 0, bonus: 0, currency: 'EUR' });
    expect(asked[0]).toBe('/api/operator/players/p-1?brand=lucky-harbor Bearer an-operator-key-of-this-test');
    await other.close();
    await new Promise((resolve) => cashier.close(resolve));
  });

  it('believes no webhook that somebody else signed', async () => {
    const forged = `whsec_${randomBytes(24).toString('base64')}`;
    expect((await deliver('msg_1', '{}', forged)).status).toBe(401);
  });

  it.each([
    ['http://localhost:5173', 'http://localhost:5173'],
    ['https://try.example', 'https://try.example'],
    ['https://evil.example', null],
  ])('a page of %s may read tokens: %s', async (origin, allowed) => {
    const { headers } = await fetch(`${url}/token?player=p-1&country=DE&currency=EUR`, {
      headers: { origin },
    });
    expect(headers.get('access-control-allow-origin')).toBe(allowed);
    expect(headers.get('vary')).toBe('origin');
    const other = await fetch(`${url}/config`, { headers: { origin } });
    expect(other.headers.get('access-control-allow-origin')).toBeNull();
  });

  it.each(['localhost:5173', 'http://a.example/x', '*'])('takes no other origin than one: %s', (text) => {
    expect(() => readConfig({ ...environment, EVALUATION_ORIGINS: text })).toThrow(
      /EVALUATION_ORIGINS: must be http or https origins/,
    );
  });

  it('lets no other page in unless told to', () => {
    expect(readConfig({ ...environment, EVALUATION_ORIGINS: undefined }).tokenOrigins).toEqual([]);
    expect(readConfig({ ...environment, EVALUATION_ORIGINS: '' }).tokenOrigins).toEqual([]);
  });

  it('names the variable that is missing', () => {
    expect(() => readConfig({ ...environment, TOKEN_SECRET: 'short' })).toThrow(/TOKEN_SECRET/);
  });
});
