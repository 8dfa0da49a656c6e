import { type OperatorCallName, operatorCalls } from '@opencashier/contract/operator/registry';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runCli } from '../../cli/run-cli.ts';
import { callHttp, type Edge, operatorKey, signToken, startEdge } from '../../wiring/testing/edge.ts';

let edge: Edge;
let depositId: string;

beforeAll(async () => {
  edge = await startEdge();
  const reply = await callHttp(edge, '/api/BANKING/deposit-create', {
    token: await signToken(),
    headers: { 'idempotency-key': 'key-of-operator-test' },
    body: {
      amount: 50,
      currency: 'EUR',
      fields: {},
      isActivatedBonus: false,
      paymentType: 'sepa_instant',
      metadata: { isFromChip: false },
    },
  });
  depositId = (reply.body.data as { depositId: string }).depositId;
});
afterAll(async () => {
  await edge.close();
  expect(edge.faults).toEqual([]);
});

const get = (path: string, token: string | undefined = operatorKey) =>
  callHttp(edge, `/api/operator${path}`, { method: 'GET', ...(token !== undefined && { token }) });
const post = (path: string, body: unknown, token: string = operatorKey) =>
  callHttp(edge, `/api/operator${path}`, {
    token,
    body,
    headers: { 'idempotency-key': crypto.randomUUID() },
  });

describe.each(Object.entries(operatorCalls))('%s', (_name, { method, path }) => {
  test.each([
    ['no key', ''],
    ['a wrong key', 'opk_wrong'],
    ['a very long key', 'x'.repeat(5000)],
  ])('is refused with %s', async (_what, token) => {
    const reply = await callHttp(edge, `/api/operator${path.replace('{id}', 'x')}`, {
      method,
      token,
      ...(method === 'POST' && { body: {} }),
    });
    expect(reply.body).toMatchObject({ status: 401, error: { code: 'auth.keyInvalid' } });
  });

  test('is refused with a player’s token', async () => {
    const reply = await callHttp(edge, `/api/operator${path.replace('{id}', 'x')}`, {
      method,
      token: await signToken(),
      ...(method === 'POST' && { body: {} }),
    });
    expect(reply.status).toBe(401);
  });

  test.each(['null', '[]', '7', '{"__proto__":{}}', '{', `{"player":{"id":{}},"token":7,"since":"no"}`])(
    'takes a body of %s for what it is',
    async (raw) => {
      if (method === 'GET') return;
      const reply = await callHttp(edge, `/api/operator${path.replace('{id}', 'x')}`, {
        token: operatorKey,
        headers: { 'idempotency-key': crypto.randomUUID() },
        raw,
      });
      expect(reply.status).toBeLessThan(500);
    },
  );
});

function expectShape(name: OperatorCallName, body: { data?: unknown }): void {
  expect(operatorCalls[name].reply.safeParse(body.data).error?.issues ?? []).toEqual([]);
}

test('players are listed and shown with their balances', async () => {
  const list = await get('/players?query=player&limit=5');
  expectShape('players-list', list.body);
  expect(list.body.data).toMatchObject({ players: [{ id: 'player-1', brand: 'acme' }] });
  const one = await get('/players/player-1');
  expectShape('players-get', one.body);
  expect((await get('/players/nobody')).body).toMatchObject({
    status: 404,
    error: { code: 'operator.notFound' },
  });
  expect((await get('/players/player-1?brand=nobody')).body.error?.message).toBe('There is no such brand.');
});

test('deposits are listed by filter and shown with their history', async () => {
  const list = await get('/deposits?player=player-1&open=true&limit=1');
  expectShape('deposits-list', list.body);
  expect(list.body.data).toMatchObject({
    deposits: [{ id: depositId, askedMinor: '5000', currency: 'EUR' }],
  });
  expect((await get('/deposits?state=credited')).body.data).toEqual({ deposits: [] });
  const one = await get(`/deposits/${depositId}`);
  expectShape('deposits-get', one.body);
  expect((await get('/deposits/none')).status).toBe(404);
  for (const decision of ['release', 'reject']) {
    const audit = { reason: 'seen' };
    expect((await post(`/deposits/none/${decision}`, audit)).status).toBe(404);
    expect((await post(`/deposits/${depositId}/${decision}`, audit)).body).toMatchObject({
      status: 409,
      error: { code: 'banking.depositNotPayable' },
    });
    for (const partial of [{}, { reason: 7 }, { reason: '  ' }]) {
      const reply = await post(`/deposits/${depositId}/${decision}`, partial);
      expect(reply.body.error?.code).toBe('validation.failed');
    }
  }
  for (const query of ['limit=0', 'limit=201', 'limit=x', 'state=rich', 'open=maybe']) {
    expect((await get(`/deposits?${query}`)).body.error?.code).toBe('validation.failed');
  }
  for (const limit of ['201', '1000000']) {
    expect((await get(`/deposits?limit=${limit}`)).body.error?.details).toEqual([
      { path: 'limit', message: 'must be at most 200' },
    ]);
  }
});

describe.each(['deposits', 'players', 'webhooks', 'payment-sessions', 'abandoned-creates'])(
  'the list of %s',
  (list) => {
    test('refuses a cursor that nobody gave out', async () => {
      for (const cursor of ['x', 'bm90LW91cnM', '%00']) {
        expect((await get(`/${list}?cursor=${cursor}`)).body).toMatchObject({
          status: 400,
          error: { code: 'validation.failed', details: [{ path: 'cursor' }] },
        });
      }
    });

    test('knows only its own brands and parameters', async () => {
      expect((await get(`/${list}?brand=nobody`)).body).toMatchObject({
        status: 404,
        error: { code: 'operator.notFound', message: 'There is no such brand.' },
      });
      expect((await get(`/${list}?brand=acme`)).status).toBe(200);
      expect((await get(`/${list}?brand=acme&sate=paid`)).body).toMatchObject({
        status: 400,
        error: { code: 'validation.failed', details: [{ path: 'sate' }] },
      });
    });
  },
);

test('the log of webhooks is there', async () => {
  const list = await get('/webhooks?limit=200');
  expectShape('webhooks-list', list.body);
  expect((await get('/webhooks/none/attempts')).status).toBe(404);
  expect((await post('/webhooks/none/redeliver', {})).status).toBe(404);
});

test('a standalone visit gets an address with the five values and its code in the fragment', async () => {
  const reply = await post('/sessions', {
    player: { id: 'p', country: 'DE', currency: 'EUR', email: 'ana@example.com' },
    locale: 'ar',
    open: 'withdrawal',
  });
  expectShape('sessions-create', reply.body);
  const address = new URL((reply.body.data as { address: string }).address);
  expect(address.pathname).toBe('/cashier/withdrawal');
  expect(Object.fromEntries(address.searchParams)).toEqual({
    locale: 'ar',
    brand: 'acme',
    country: 'DE',
    currency: 'EUR',
    view: 'main',
  });
  expect(address.hash).toMatch(/^#code=[\w-]{22,}$/);
  expect(address.href).not.toContain('ana');
  for (const locale of ['klingon', 'xx', '../en', 'de--']) {
    const refused = await post('/sessions', { player: { id: 'p', country: 'DE', currency: 'EUR' }, locale });
    expect(refused.body.error).toMatchObject({ code: 'validation.failed', details: [{ path: 'locale' }] });
  }
  for (const locale of ['ar', 'de-AT', 'es-MX', 'pt_BR']) {
    const { status } = await post('/sessions', {
      player: { id: 'p', country: 'DE', currency: 'EUR' },
      locale,
    });
    expect(status).toBe(200);
  }
  expect(
    (await post('/sessions', { brand: 'other', player: { id: 'p', country: 'DE', currency: 'EUR' } })).status,
  ).toBe(404);
});

test('visits are listed by player, page by page', async () => {
  const visitor = await signToken({ sub: 'visitor' });
  for (const amount of [10, 20, 30]) {
    const headers = { 'content-type': 'application/json' };
    const body = { amount, currency: 'EUR', pendingGroup: 'card_method' };
    await callHttp(edge, '/api/BANKING/session-start', { token: visitor, headers, body });
    const left = { paymentMethod: 'sepa_instant', paymentMethodText: `Instant ${amount}` };
    await callHttp(edge, '/api/BANKING/session-form-on-close-modal', { token: visitor, headers, body: left });
  }
  type Page = { sessions: { minor: string }[]; creates: { methodText: string }[]; nextCursor?: string };
  for (const [path, name] of [
    ['/payment-sessions', 'payment-sessions-list'],
    ['/abandoned-creates', 'abandoned-creates-list'],
  ] as const) {
    const first = await get(`${path}?player=visitor&limit=2`);
    expectShape(name, first.body);
    const { nextCursor } = first.body.data as Page;
    expect(nextCursor).toBeTypeOf('string');
    const rest = (await get(`${path}?player=visitor&limit=2&cursor=${nextCursor}`)).body.data as Page;
    expect(rest).not.toHaveProperty('nextCursor');
    const all = [first.body.data as Page, rest];
    if (name === 'payment-sessions-list') {
      expect(all.flatMap(({ sessions }) => sessions.map(({ minor }) => minor))).toEqual([
        '3000',
        '2000',
        '1000',
      ]);
    } else {
      const texts = all.flatMap(({ creates }) => creates.map(({ methodText }) => methodText));
      expect(texts).toEqual(['Instant 30', 'Instant 20', 'Instant 10']);
    }
    expect((await get(`${path}?player=nobody`)).status).toBe(200);
    const forged = Buffer.from('1:x').toString('base64url');
    expect((await get(`${path}?cursor=${forged}`)).status).toBe(200);
    expect((await get(`${path}?limit=0`)).body.error?.code).toBe('validation.failed');
  }
});

describe('the command line', () => {
  const run = (words: string, key = operatorKey, url = edge.url) =>
    runCli(words.split(' '), { PUBLIC_URL: url, OPERATOR_API_KEY: key }, fetch);

  test('verify prints what it compared and is bad on any difference', async () => {
    const outcome = await run('verify');
    expect(outcome.text).toContain('compared  ');
    // The provider of this test can't be reached, so its books can't agree.
    expect(outcome.text).toMatch(/DIFFERS.*sandbox/);
    expect(outcome).toMatchObject({ isGood: false });
    expect(outcome.isError).toBeUndefined();
  });

  test('lists deposits and webhooks', async () => {
    expect((await run('deposits list')).text).toMatch(new RegExp(`${depositId}.*50\\.00 EUR`));
    expect((await run(`deposits show ${depositId}`)).text).toContain('"attempts"');
    expect((await run('webhooks list 5')).isGood).toBe(true);
    expect((await run('sessions list')).text).toMatch(/acme\/visitor +card_method +30\.00 EUR/);
    expect((await run('abandoned list 5')).text).toMatch(/acme\/visitor +sepa_instant +Instant 30/);
  });

  test.each([
    ['deposits list many', /between 1 and 200/],
    ['deposits show', /An id is missing/],
    ['deposits show none', /There is no such deposit/],
    ['release', /The deposit’s id is missing.*Usage: release <deposit> --why <reason>/],
    ['release dep_1', /Say with --why/],
    ['reject dep_1 --why', /There is the option --why/],
    ['reject dep_1 --why seen it', /in quotation marks/],
    ['release dep_1 --who Ana', /There is the option --why/],
    ['release none --why seen', /There is no such deposit/],
    ['dance', /There is no command "dance"/],
  ])('"%s" is one clear sentence', async (words, sentence) => {
    const outcome = await run(words);
    expect(outcome).toMatchObject({ isGood: false, isError: true });
    expect(outcome.text).toMatch(sentence);
  });

  test('says what is wrong with key and address', async () => {
    expect((await run('verify', 'opk_wrong')).text).toMatch(/auth\.keyInvalid/);
    expect((await run('verify', operatorKey, 'http://127.0.0.1:9')).text).toMatch(
      /No server answers at http:\/\/127\.0\.0\.1:9\..*PORT.*PUBLIC_URL/,
    );
    const here = await runCli(['verify'], { PORT: '9', OPERATOR_API_KEY: operatorKey }, fetch);
    expect(here.text).toContain('No server answers at http://localhost:9.');
    expect((await runCli(['verify'], {}, fetch)).text).toMatch(/OPERATOR_API_KEY is not set/);
    expect((await runCli(['help'], {}, fetch)).text).toContain('deposits list');
  });
});
