import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type WebhookEventType, webhookEvents } from '@opencashier/contract/webhook-events';
import { verifyWebhook } from '@opencashier/webhooks/verify';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { onEveryDatabase } from '../db/testing/databases.suite.ts';
import type { Database } from '../ports/database.ts';
import { noMetrics } from '../ports/metrics.ts';
import { coreHarness, runJobs } from '../testing/core-harness.ts';
import { operatorDesk, paidDeposit } from '../testing/operator-desk.ts';
import { deliverWebhooks } from '../use-cases/deliver-webhooks.ts';
import { operatorMessages } from '../use-cases/operator-message.ts';
import { relayOutbox } from '../use-cases/relay-outbox.ts';
import { webhookSender } from './webhook-sender.ts';

interface Arrived {
  readonly path: string | undefined;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

const secret = `whsec_${Buffer.alloc(32, 5).toString('base64')}`;
const arrived: Arrived[] = [];
let answer: (path: string) => { status: number; headers?: Record<string, string>; body?: string };
let server: Server;
let url = '';

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      arrived.push({ path: request.url, headers: request.headers, body });
      const { status, headers, body: reply } = answer(request.url ?? '');
      response.writeHead(status, headers).end(reply ?? 'ok');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => {
  arrived.length = 0;
  answer = () => ({ status: 204 });
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

let hooks = 0;
/** A core whose webhooks go to the server above, at an address of its own. */
function harness(database: Database) {
  hooks += 1;
  const path = `/hooks/${hooks}`;
  const webhook = { url: `${url}${path}`, secret };
  const made = coreHarness(database, { webhook });
  const desk = operatorDesk(made);
  const own = () => arrived.filter((each) => each.path === path);
  const types = () => own().map(({ body }) => JSON.parse(body).type);
  const list = async (query = {}) =>
    (await desk.get('webhooks-list', { brand: made.brand, ...query })).webhooks;
  const policy = { id: made.brand, origins: [], webhook };
  const sender = webhookSender({
    brands: { find: (id) => (id === made.brand ? policy : undefined), all: () => [policy] },
    clock: made.clock,
    allowLoopback: true,
  });
  /** Brings what is due, and runs no other job. */
  const deliver = async () => {
    const { queue, outbox } = made.stores;
    const { clock, log } = made;
    const toMessages = operatorMessages(
      { find: (id) => (id === made.brand ? policy : undefined), all: () => [policy] },
      { next: (prefix) => `${prefix}_${crypto.randomUUID()}` },
    );
    const pushes = { publish: async () => undefined };
    await relayOutbox({ outbox, pushes, clock, log, metrics: noMetrics, toMessages });
    await deliverWebhooks({ queue, sender, clock, log, metrics: noMetrics });
  };
  return { made, desk, own, types, list, deliver };
}

onEveryDatabase('webhooks at the operator’s own server', (database) => {
  it('come signed and in order, and the log has request and reply', async () => {
    const { made, desk, own, types, list } = harness(database());
    answer = () => ({ status: 200, body: 'noted' });
    const { id } = await paidDeposit(made);
    await runJobs(made);
    expect(types()).toEqual(['deposit.pending', 'deposit.credited']);
    for (const { headers, body } of own()) {
      expect(verifyWebhook({ secrets: [secret], headers, body, now: made.clock.now() }).kind).toBe('ok');
      const event = JSON.parse(body) as { type: WebhookEventType };
      expect(webhookEvents[event.type].safeParse(event).error?.issues ?? []).toEqual([]);
    }
    const [credited] = await list({ subject: id, type: 'deposit.credited' });
    const { attempts } = await desk.get('webhooks-attempts', { id: credited?.id ?? '' });
    expect(attempts).toMatchObject([
      { ordinal: 1, status: 200, reply: 'noted', requestHeaders: { 'webhook-id': credited?.id } },
    ]);
    expect(JSON.stringify(attempts)).not.toContain('webhook-signature');
    expect(
      await desk.codeOf('webhooks-attempts', { id: credited?.id ?? '' }, { brands: [`${made.brand}-other`] }),
    ).toBe('operator.notFound');
    const { trail } = await desk.get('deposits-get', { id });
    expect(trail.filter(({ kind }) => kind === 'operatorWebhook')).toMatchObject([
      { type: 'deposit.pending', outcome: '200', reply: 'noted' },
      { type: 'deposit.credited', outcome: '200', request: expect.stringContaining(id) },
    ]);
  });

  it('are tried for a day with longer and longer waits, and a redirect is no answer', async () => {
    const { made, desk, own, list, deliver } = harness(database());
    answer = (path) =>
      path === '/elsewhere'
        ? { status: 200 }
        : { status: 302, headers: { location: `${url}/elsewhere` }, body: 'x'.repeat(10_000) };
    await paidDeposit(made);
    const began = made.clock.now().getTime();
    const tries = () => own().filter(({ body }) => JSON.parse(body).type === 'deposit.pending').length;
    const at: number[] = [];
    for (let minutes = 0; minutes < 24 * 60; minutes += 1) {
      const before = tries();
      if (minutes < 5 || minutes % 5 === 0) await deliver();
      if (tries() > before) at.push(Math.round((made.clock.now().getTime() - began) / 60_000));
      made.clock.advance(60_000);
    }
    expect(arrived.some(({ path }) => path === '/elsewhere')).toBe(false);
    expect(at.length).toBeGreaterThanOrEqual(8);
    expect(at.at(-1)).toBeGreaterThan(20 * 60);
    const waits = at.slice(1).map((time, index) => time - (at[index] ?? 0));
    expect(waits).toEqual([...waits].sort((one, other) => one - other));
    const [pending] = await list({ type: 'deposit.pending' });
    expect(pending).toMatchObject({ state: 'failed', attempts: tries() });
    const { attempts } = await desk.get('webhooks-attempts', { id: pending?.id ?? '' });
    expect(attempts[0]).toMatchObject({ status: 302, reply: 'x'.repeat(2_048) });
  });

  it('stop at 410, and come again, one or all of a period, with the same ids and in order', async () => {
    const { made, desk, own, types, list } = harness(database());
    const from = made.clock.now().toISOString();
    answer = () => ({ status: 410 });
    const { id } = await paidDeposit(made);
    await runJobs(made);
    await paidDeposit(made, { player: 'bob' });
    await runJobs(made);
    expect(own()).toHaveLength(1);
    expect((await list()).map(({ state }) => state)).toEqual([
      'disabled',
      'disabled',
      'disabled',
      'disabled',
    ]);

    answer = () => ({ status: 200 });
    made.clock.advance(1_000);
    const to = made.clock.now().toISOString();
    const [pending] = await list({ subject: id, type: 'deposit.pending' });
    arrived.length = 0;
    expect(await desk.get('webhooks-redeliver', { id: pending?.id ?? '' }, { role: 'act' })).toEqual({
      isDue: true,
    });
    await runJobs(made);
    expect(own().map(({ headers }) => headers['webhook-id'])).toEqual([pending?.id]);

    arrived.length = 0;
    const period = { brand: made.brand, from, to };
    expect(await desk.get('webhooks-replay', period)).toEqual({ count: 4 });
    await runJobs(made);
    expect(types().sort()).toEqual([
      'deposit.credited',
      'deposit.credited',
      'deposit.pending',
      'deposit.pending',
    ]);
    const ofFirst = own().filter(({ body }) => body.includes(id));
    expect(ofFirst.map(({ body }) => JSON.parse(body).type)).toEqual(['deposit.pending', 'deposit.credited']);
    expect((await list()).every(({ state }) => state === 'delivered')).toBe(true);
    expect(await desk.get('webhooks-replay', { ...period, type: 'deposit.expired' })).toEqual({ count: 0 });
    expect(await desk.codeOf('webhooks-replay', { ...period, to: from })).toBe('validation.failed');
    expect(await desk.codeOf('webhooks-replay', { ...period, from: 'yesterday' })).toBe('validation.failed');
    expect(await desk.codeOf('webhooks-replay', period, { role: 'read' })).toBe('auth.roleRequired');
    const other = { brands: [`${made.brand}-other`] };
    expect(await desk.codeOf('webhooks-replay', period, other)).toBe('operator.notFound');
    expect((await desk.ask('webhooks-replay', { from, to }, other)).ok && 'nothing of it').toBe(
      'nothing of it',
    );
    expect(await desk.codeOf('webhooks-redeliver', { id: pending?.id ?? '' }, other)).toBe(
      'operator.notFound',
    );
  });

  it('have a new day of tries when they are sent again by hand', async () => {
    const { made, desk, own, list, deliver } = harness(database());
    answer = () => ({ status: 500 });
    await paidDeposit(made);
    for (let round = 0; round < 12; round += 1) {
      await deliver();
      made.clock.advance(11 * 3_600_000);
    }
    const [pending] = await list({ type: 'deposit.pending' });
    expect(pending).toMatchObject({ state: 'failed', attempts: 11 });
    await desk.get('webhooks-redeliver', { id: pending?.id ?? '' });
    await deliver();
    expect((await list({ type: 'deposit.pending' }))[0]).toMatchObject({ state: 'due', attempts: 12 });
    answer = () => ({ status: 200 });
    made.clock.advance(6_000);
    await deliver();
    expect((await list({ type: 'deposit.pending' }))[0]).toMatchObject({ state: 'delivered', attempts: 13 });
    expect(own().length).toBeGreaterThanOrEqual(13);
  });
});
