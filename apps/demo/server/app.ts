import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import { verifyWebhook } from '@opencashier/webhooks/verify';
import Fastify, { type FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { readBalance } from './balance.ts';
import { grantFreeEntry, readCoins, reportPlay } from './coins.ts';
import type { DemoConfig } from './config.ts';
import { guidePage, supportPage } from './guides.ts';
import { Live } from './live.ts';
import { brand, describePlayer, signToken } from './players.ts';
import { verdictOn } from './redemption-check.ts';
import { Seen } from './seen.ts';
import { enteredPage, freeEntryPage, rulesPage } from './sweepstakes-pages.ts';
import { addWallet } from './wallet/routes.ts';

const playerQuery = z.object({
  player: z.string().check(z.minLength(1), z.maxLength(64)),
  country: z.string().check(z.regex(/^[A-Z]{2}$/)),
  currency: z.string().check(z.regex(/^[A-Z0-9]{2,10}$/)),
  region: z.optional(z.string().check(z.regex(/^[A-Z]{2}-[A-Z0-9]{1,3}$/))),
});

const onePlayer = z.object({ player: playerQuery.shape.player });
const playRequest = z.object({
  player: playerQuery.shape.player,
  minor: z.string().check(z.regex(/^[1-9]\d{0,8}$/)),
});
const oneGuide = z.object({ method: z.string(), guide: z.string() });
const html = 'text/html; charset=utf-8';

/** The body of a request as JSON; undefined where it is none. */
function jsonOf(body: unknown): unknown {
  try {
    return Buffer.isBuffer(body) ? JSON.parse(body.toString('utf8')) : undefined;
  } catch {
    return undefined;
  }
}

const playerEvent = z.object({ type: z.string(), data: z.object({ playerId: z.string() }) });
/** A one-time code, which an operator would send by text message or mail. */
const codeEvent = z.object({
  type: z.literal('withdrawal.code'),
  data: z.object({ playerId: z.string(), code: z.string() }),
});

/** Only the page itself and the cashier's frame; scripts and styles are files of ours. */
function policy(config: DemoConfig): string {
  const { origin } = new URL(config.cashierUrl);
  return [
    "default-src 'self'",
    `frame-src ${origin}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
  ].join('; ');
}

/** The imaginary operator's server: its page, its tokens, its ear for webhooks. */
export async function createApp(
  config: DemoConfig,
  now: () => Date = () => new Date(),
): Promise<FastifyInstance> {
  const app = Fastify({ bodyLimit: 262_144, forceCloseConnections: true });
  const live = new Live();
  const seen = new Seen();

  app.addHook('onRequest', async (_request, reply) => {
    reply.header('content-security-policy', policy(config));
    reply.header('x-content-type-options', 'nosniff');
    reply.header('referrer-policy', 'strict-origin-when-cross-origin');
  });
  app.addHook('preClose', async () => live.close());
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  );
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, body),
  );

  await app.register(fastifyStatic, { root: fileURLToPath(new URL('../client/', import.meta.url)) });

  const wallet =
    config.wallet && addWallet(app, config.wallet, now, (player) => live.notify(player, 'balance'));

  app.get('/health/ready', async () => ({ status: 'ready' }));

  app.get('/config', async () => ({
    cashierUrl: `${config.cashierUrl}/${config.product}/`,
    brand,
  }));

  app.get('/token', async (request, reply) => {
    const { origin } = request.headers;
    reply.header('vary', 'origin');
    if (origin !== undefined && config.tokenOrigins.includes(origin)) {
      reply.header('access-control-allow-origin', origin);
    }
    const query = playerQuery.safeParse(request.query);
    if (!query.success) return reply.code(400).send({ error: 'player, country and currency are needed' });
    const token = await signToken(query.data, config.tokenSecret, now());
    return reply.header('cache-control', 'no-store').send({ token, user: describePlayer(query.data) });
  });

  app.get('/balance', async (request, reply) => {
    const query = playerQuery.safeParse(request.query);
    if (!query.success) return reply.code(400).send({ error: 'player, country and currency are needed' });
    reply.header('cache-control', 'no-store');
    return wallet === undefined ? readBalance(config, query.data) : wallet.balance(query.data);
  });

  app.get('/coins', async (request, reply) => {
    const query = onePlayer.safeParse(request.query);
    if (!query.success) return reply.code(400).send({ error: 'player is needed' });
    reply.header('cache-control', 'no-store');
    return readCoins(config, query.data.player);
  });

  app.post('/play', async (request, reply) => {
    const body = playRequest.safeParse(jsonOf(request.body));
    if (!body.success) return reply.code(400).send({ error: 'player and minor are needed' });
    const { player, minor } = body.data;
    const coins = await reportPlay(config, player, BigInt(minor), `play-${randomUUID()}`);
    live.notify(player, 'balance');
    return coins;
  });

  app.get('/sweepstakes/rules', async (_request, reply) => reply.type(html).send(rulesPage));
  app.get('/sweepstakes/free-entry', async (_request, reply) => reply.type(html).send(freeEntryPage));
  app.post('/sweepstakes/free-entry', async (request, reply) => {
    const entry = onePlayer.safeParse(Object.fromEntries(new URLSearchParams(String(request.body))));
    if (!entry.success) return reply.code(400).type(html).send(freeEntryPage);
    const { player } = entry.data;
    await grantFreeEntry(config, player, now().toISOString().slice(0, 10));
    live.notify(player, 'balance');
    return reply.type(html).send(enteredPage);
  });

  app.get('/guides/:method/:guide', async (request, reply) => {
    const { method, guide } = z.parse(oneGuide, request.params);
    const found = guidePage(method, guide);
    return found === undefined ? reply.callNotFound() : reply.type(html).send(found);
  });
  app.get('/support/:method', async (_request, reply) => reply.type(html).send(supportPage()));

  app.get('/live', (request, reply) => {
    const query = onePlayer.safeParse(request.query);
    if (!query.success) return reply.code(400).send({ error: 'player is needed' });
    reply.hijack();
    live.open(query.data.player, reply.raw);
    return reply;
  });

  app.post('/webhooks/opencashier', async (request, reply) => {
    const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    const outcome = verifyWebhook({
      secrets: [config.webhookSecret],
      headers: request.headers,
      body,
      now: now(),
    });
    if (outcome.kind !== 'ok') return reply.code(401).send({ error: outcome.kind });
    const message: unknown = JSON.parse(body.toString('utf8'));
    const verdict = verdictOn(message);
    if (verdict !== undefined) return verdict;
    const event = playerEvent.safeParse(message);
    const code = codeEvent.safeParse(message);
    if (event.success && seen.isNew(outcome.id)) {
      const { playerId } = event.data.data;
      if (code.success) live.notify(playerId, 'code', { code: code.data.data.code });
      else live.notify(playerId, 'balance');
    }
    return reply.code(204).send();
  });

  return app;
}
