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

  describe('in the sweepstakes', () => {
    const coins = { goldMinor: '2200000', unplayedMinor: '550', redeemableMinor: '500', reservedMinor: '0' };
    const told = { player: 'p-1', brand: 'lucky-harbor', ...coins };
    const event = {
      id: 'e1',
      kind: 'play',
      player: 'p-1',
      currency: 'QSC',
      minor: '500',
      operatorKey: 'demo',
      at: '2026-01-02T03:04:05Z',
    };

    /** A demo over a cashier that knows one player, and what it was asked. */
    async function begin() {
      const asked: { path: string | undefined; body: Record<string, unknown> | undefined }[] = [];
      const cashier = createServer(async (request, response) => {
        const chunks: Buffer[] = [];
        for await (const chunk of request) chunks.push(chunk as Buffer);
        const text = Buffer.concat(chunks).toString();
        asked.push({ path: request.url, body: text ? JSON.parse(text) : undefined });
        const data = request.method === 'GET' ? told : { event, coins: told };
        response
          .writeHead(request.url?.includes('/nobody?') ? 404 : 200, { 'content-type': 'application/json' })
          .end(JSON.stringify({ status: 200, data }));
      });
      await new Promise<void>((resolve) => cashier.listen(0, '127.0.0.1', resolve));
      const { port } = cashier.address() as AddressInfo;
      const demo = await createApp(
        readConfig({ ...environment, PUBLIC_URL: `http://127.0.0.1:${port}` }),
        () => now,
      );
      const end = async () => {
        await demo.close();
        await new Promise((resolve) => cashier.close(resolve));
      };
      return { asked, demo, end };
    }

    it('reads gold and sweep coins, and those that can be redeemed', async () => {
      const { demo, end } = await begin();
      expect((await demo.inject('/coins?player=p-1')).json()).toEqual({
        gold: 22_000,
        sweep: 10.5,
        redeemable: 5,
      });
      expect((await demo.inject('/coins?player=nobody')).json()).toEqual({
        gold: 0,
        sweep: 0,
        redeemable: 0,
      });
      expect((await demo.inject('/coins')).statusCode).toBe(400);
      await end();
    });

    it('reports a game that gave back what it took, each under a name of its own', async () => {
      const { asked, demo, end } = await begin();
      const play = () =>
        demo.inject({ method: 'POST', url: '/play', payload: { player: 'p-1', minor: '500' } });
      expect([(await play()).statusCode, (await play()).statusCode]).toEqual([200, 200]);
      expect(asked.map(({ path }) => path)).toEqual(Array(2).fill('/api/operator/sweepstakes/plays'));
      expect(asked[0]?.body).toMatchObject({ player: 'p-1', playedMinor: '500', returnedMinor: '500' });
      expect(asked[0]?.body?.reportId).not.toBe(asked[1]?.body?.reportId);
      for (const payload of [{ player: 'p-1', minor: '-5' }, { player: 'p-1', minor: '0.5' }, {}]) {
        expect((await demo.inject({ method: 'POST', url: '/play', payload })).statusCode).toBe(400);
      }
      await end();
    });

    it('has its rules and a free way of entry, which gives coins once a day', async () => {
      const { asked, demo, end } = await begin();
      expect((await demo.inject('/sweepstakes/rules')).body).toContain('No purchase is necessary');
      const enter = () =>
        demo.inject({
          method: 'POST',
          url: '/sweepstakes/free-entry',
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          payload: 'player=p-1',
        });
      expect((await enter()).body).toContain('in your balance');
      await enter();
      const [first, second] = asked.map(({ body }) => body?.grantId);
      expect(first).toBe('free-entry-2026-01-02-p-1');
      expect(second).toBe(first);
      await end();
    });
  });

  it.each([
    ['pix/pt_BR', 'Como pagar com Pix', 'lang="pt-BR"'],
    ['bkash_p2p/bn_BD', 'বিকাশ', 'lang="bn"'],
    ['upi/en_IN', 'UPI', 'lang="en"'],
    ['card-p2p/ru_RU', 'карту', 'lang="ru"'],
  ])('shows the guide %s in its language', async (path, ...words) => {
    const reply = await fetch(`${url}/guides/${path}`);
    expect(reply.headers.get('content-type')).toContain('text/html');
    const text = await reply.text();
    for (const word of words) expect(text).toContain(word);
  });

  it.each(['pix/fi_FI', 'nothing/en_BR', 'constructor/name'])('has no guide %s', async (path) => {
    expect((await fetch(`${url}/guides/${path}`)).status).toBe(404);
  });

  it('has a page of help for every method', async () => {
    expect(await (await fetch(`${url}/support/mbank_card_kg`)).text()).toContain('don’t pay again');
  });

  it('signs the region that the address names', async () => {
    const reply = await fetch(`${url}/token?player=p-1&country=US&currency=USD&region=US-WA`);
    const { token } = (await reply.json()) as { token: string };
    const secretKey = new TextEncoder().encode(environment.TOKEN_SECRET);
    const { payload } = await jwtVerify(token, secretKey, { currentDate: now });
    expect(payload).toMatchObject({ country: 'US', region: 'US-WA' });
  });

  it.each([
    ['4999', 'en', { verdict: 'allow' }],
    [
      '5000',
      'en',
      { verdict: 'hold', reason: 'identity', text: expect.stringContaining('photo of your ID') },
    ],
    ['5000', 'ar', { verdict: 'hold', reason: 'identity', text: expect.stringContaining('هويتك') }],
  ])('says of a redemption of %s, in %s, whether it may go on', async (minor, language, verdict) => {
    const asked = await deliver(
      'msg_1',
      JSON.stringify({ type: 'redemption.check', data: { minor, language, playerId: 'p-1' } }),
    );
    expect([asked.status, await asked.json()]).toEqual([200, verdict]);
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
