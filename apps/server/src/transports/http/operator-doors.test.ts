import { createHash } from 'node:crypto';
import { type OperatorCallName, operatorCalls } from '@opencashier/contract/operator/registry';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runCli } from '../../cli/run-cli.ts';
import {
  callHttp,
  type Edge,
  operatorKey,
  otherKeys,
  signToken,
  startEdge,
} from '../../wiring/testing/edge.ts';
import { goodOperatorPayloads } from '../testing/operator-payloads.ts';

let edge: Edge;

beforeAll(async () => {
  edge = await startEdge();
  const token = await signToken();
  for (const amount of [10, 20, 30]) {
    await callHttp(edge, '/api/BANKING/session-start', {
      token,
      body: { amount, currency: 'EUR', pendingGroup: '=cmd|calc' },
    });
  }
});
afterAll(async () => {
  await edge.close();
  expect(edge.faults).toEqual([]);
});

const names = Object.keys(operatorCalls) as OperatorCallName[];
const addressOf = (name: OperatorCallName) =>
  `/api/operator${operatorCalls[name].path.replace('{id}', 'none')}`;
const wish = () => ({ 'idempotency-key': crypto.randomUUID() });

function ask(name: OperatorCallName, token: string, headers: Record<string, string> = wish()) {
  const { method } = operatorCalls[name];
  const query = new URLSearchParams(goodOperatorPayloads[name] as Record<string, string>);
  return method === 'POST'
    ? callHttp(edge, addressOf(name), { token, headers, body: goodOperatorPayloads[name] })
    : callHttp(edge, `${addressOf(name)}?${query}`, { method, token });
}

describe.each(names)('%s', (name) => {
  const { role, repetition, isOfAllBrands } = operatorCalls[name];

  test('is for the keys of its role alone', async () => {
    const ranks = { read: 0, act: 1, approve: 2, keeper: 3 };
    for (const [own, key] of [
      ['read', otherKeys.read],
      ['act', otherKeys.act],
      ['approve', otherKeys.approve],
    ] as const) {
      const { body } = await ask(name, key);
      if (ranks[own] < ranks[role]) {
        expect(body).toMatchObject({ status: 403, error: { code: 'auth.roleRequired', details: { role } } });
      } else expect(body.error?.code).not.toBe('auth.roleRequired');
    }
  });

  test('shows nothing of a brand that the key does not see', async () => {
    const { body } = await ask(name, otherKeys.plain);
    const code = body.error?.code;
    if (role === 'keeper') expect(code).toBe('auth.roleRequired');
    else if (isOfAllBrands) expect(code).toBe('auth.scopeRequired');
    expect(JSON.stringify(body)).not.toContain('acme');
  });

  test('takes an idempotency key where it changes something', async () => {
    if (operatorCalls[name].method === 'GET') expect(repetition).toBe('none');
    if (repetition !== 'key') return;
    expect((await ask(name, operatorKey, {})).body.error?.code).toBe('idempotency.keyRequired');
    const short = await ask(name, operatorKey, { 'idempotency-key': 'short' });
    expect(short.body.error).toMatchObject({
      code: 'validation.failed',
      details: [{ path: 'idempotencyKey' }],
    });
  });
});

test('a wish is carried out once, and is another’s by another key', async () => {
  const change = (set: object, headers: Record<string, string>, token: string = operatorKey) =>
    callHttp(edge, '/api/operator/catalogue/overrides', {
      token,
      headers,
      body: { method: 'sepa_instant', brand: 'acme', set, reason: 'trial' },
    });
  const headers = wish();
  const first = await change({ position: 1 }, headers);
  expect(first.status).toBe(200);
  expect((await change({ position: 1 }, headers)).body).toEqual(first.body);
  expect((await change({ position: 2 }, headers)).body.error?.code).toBe('idempotency.bodyMismatch');
  expect((await change({ position: 2 }, headers, otherKeys.approve)).status).toBe(200);
  const changes = await callHttp(edge, '/api/operator/catalogue/changes', {
    method: 'GET',
    token: operatorKey,
  });
  const { changes: all } = changes.body.data as { changes: { brand?: string }[] };
  expect(all.filter(({ brand }) => brand === 'acme')).toHaveLength(2);
  // A refusal did nothing, so that its key stays free.
  const again = wish();
  expect((await change({ position: 1e9 }, again)).status).toBe(400);
  expect((await change({ position: 3 }, again)).status).toBe(200);
});

test('the page’s first list follows the catalogue, without a restart', async () => {
  const address = '/cashier/deposit?locale=en&brand=acme&country=AT&currency=EUR&view=main';
  const listed = async () => {
    const text = await (await fetch(`${edge.url}${address}`)).text();
    return Number(/"methods":(\d+)/.exec(text)?.[1]);
  };
  const change = (set: object) =>
    callHttp(edge, '/api/operator/catalogue/overrides', {
      token: operatorKey,
      headers: wish(),
      body: { method: 'jeton', country: 'AT', set, reason: 'trial' },
    });
  const before = await listed();
  expect(before).toBeGreaterThan(5);
  expect((await change({ isOff: true })).status).toBe(200);
  expect(await listed()).toBe(before - 1);
  expect((await change({})).status).toBe(200);
  expect(await listed()).toBe(before);
});

describe('a list as a file', () => {
  const file = (path: string, token: string = operatorKey) =>
    fetch(`${edge.url}/api/operator${path}`, { headers: { authorization: `Bearer ${token}` } });

  test('is CSV whose cells are no formulas', async () => {
    const reply = await file('/payment-sessions?format=csv');
    expect(reply.headers.get('content-type')).toContain('text/csv');
    expect(reply.headers.get('content-disposition')).toBe('attachment; filename="payment-sessions-list.csv"');
    const lines = (await reply.text()).split('\r\n');
    expect(lines[0]).toBe('id,brand,playerId,minor,currency,pendingGroup,createdAt');
    expect(lines.at(-1)).toBe('');
    expect(lines.slice(1, -1)).toHaveLength(3);
    expect(lines[1]).toMatch(/,acme,player-1,3000,EUR,'=cmd\|calc,\d{4}-/);
  });

  test('is NDJSON with the rows of the list itself', async () => {
    const text = await (await file('/payment-sessions?format=ndjson')).text();
    const rows = text
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    const list = (await (await file('/payment-sessions')).json()) as { data: { sessions: unknown[] } };
    expect(rows).toEqual(list.data.sessions);
  });

  test.each(names.filter((name) => operatorCalls[name].rows !== undefined))(
    'is there for %s',
    async (name) => {
      const query = new URLSearchParams(goodOperatorPayloads[name] as Record<string, string>);
      const reply = await file(`${addressOf(name).slice('/api/operator'.length)}?${query}&format=csv`);
      const text = await reply.text();
      if (reply.status === 200) expect(text).toMatch(/^[\w.]+(,[\w.]+)*\r\n/);
      else expect(JSON.parse(text).error.code).toBe('operator.notFound');
    },
  );

  test('is refused like the list', async () => {
    for (const path of ['/deposits?format=csv&state=rich', '/deposits?format=pdf', '/verify?format=csv']) {
      const reply = await file(path);
      expect(reply.status).toBeGreaterThanOrEqual(400);
      expect(reply.headers.get('content-type')).toContain('application/json');
    }
    expect((await file('/deposits?format=csv', 'opk_wrong')).status).toBe(401);
    expect(await (await file('/payment-sessions?format=csv', otherKeys.plain)).text()).toBe(
      'id,brand,playerId,minor,currency,pendingGroup,createdAt\r\n',
    );
  });
});

describe('the command line', () => {
  const run = (words: readonly string[], key: string = operatorKey) =>
    runCli(words, { PUBLIC_URL: edge.url, OPERATOR_API_KEY: key }, fetch);

  test('makes a key whose secret is shown once, lists it and ends it', async () => {
    const made = await run([
      'keys',
      'create',
      '--name',
      'night',
      '--owner',
      'Lou',
      '--role',
      'read',
      '--brands',
      'acme',
    ]);
    expect(made).toMatchObject({ isGood: true });
    const [secret = '', line = ''] = made.text.split('\n');
    expect(secret).toMatch(/^opk_[\w-]{43}$/);
    const id = /Key (\S+) of Lou/.exec(line)?.[1] ?? '';
    expect((await run(['deposits', 'list'], secret)).isGood).toBe(true);
    expect((await run(['verify'], secret)).text).toContain('auth.scopeRequired');
    const list = await run(['keys', 'list']);
    expect(list.text).toMatch(/night +Lou +read +acme +api/);
    expect(list.text).not.toContain(secret);
    const stored = createHash('sha256').update(secret).digest('hex');
    expect(list.text).not.toContain(stored);
    expect((await run(['keys', 'revoke', id])).text).toBe(`Key ${id} of Lou is revoked.`);
    expect((await run(['deposits', 'list'], secret)).text).toContain('auth.keyInvalid');
    expect((await run(['keys', 'list'], otherKeys.approve)).text).toContain('auth.roleRequired');
  });

  test('shows and changes the catalogue', async () => {
    expect((await run(['catalogue', 'list', 'DE', 'EUR', '--brand', 'acme'])).text).toMatch(
      /jeton +available +10\.00 to 5000\.00/,
    );
    const change = ['catalogue', 'set', 'jeton', '{"isOff":true}', '--why', 'down', '--country', 'DE'];
    expect((await run(change)).text).toBe('jeton is changed from now on.');
    expect((await run(['catalogue', 'list', 'DE', 'EUR'])).text).toMatch(/jeton +off/);
    const back = ['catalogue', 'set', 'jeton', '{}', '--why', 'up', '--country', 'DE'];
    expect((await run(back)).text).toBe('jeton is as the catalogue has it from now on.');
  });

  test('reconciles, replays and refunds, or says in one sentence what is missing', async () => {
    const unreadable = await run(['reconcile', 'sandbox', '2026-03-01']);
    expect(unreadable).toMatchObject({
      isGood: false,
      text: 'sandbox 2026-03-01: unreadable, 0 agree, 0 do not.',
    });
    const from = ['--from', '2026-03-01T00:00:00Z'];
    expect((await run(['webhooks', 'replay', ...from, '--to', '2026-03-02T00:00:00Z'])).text).toBe(
      '0 are sent again.',
    );
    for (const [words, sentence] of [
      [['keys', 'create', '--name', 'x', '--owner', 'y', '--role', 'king'], /Say with --role/],
      [['keys', 'create', '--name', 'x'], /Say with --owner/],
      [['keys', 'revoke'], /An id is missing/],
      [['catalogue', 'set', 'sepa_instant', 'off', '--why', 'x'], /must be JSON/],
      [['catalogue', 'set', 'sepa_instant', '{}'], /Say with --why/],
      [['catalogue', 'list', 'DE'], /A currency is missing/],
      [['reconcile'], /A provider is missing/],
      [['reconcile', 'nobody', '2026-03-01'], /operator\.notFound/],
      [['webhooks', 'replay', ...from], /Say with --to/],
      [['refund', 'dep_none', '--why', 'x'], /operator\.notFound/],
      [['refund', '--why', 'x'], /deposit’s id is missing/],
      [['refund', 'dep_none'], /Say with --why/],
    ] as const) {
      const outcome = await run(words);
      expect(outcome).toMatchObject({ isGood: false });
      expect(outcome.text).toMatch(sentence);
    }
    const help = (await run(['help'])).text;
    for (const words of [
      'keys create',
      'catalogue set',
      'reconcile <provider>',
      'webhooks replay',
      'refund <deposit>',
    ]) {
      expect(help).toContain(words);
    }
  });
});
