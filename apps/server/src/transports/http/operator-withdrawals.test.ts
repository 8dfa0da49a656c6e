import { afterAll, beforeAll, expect, test } from 'vitest';
import { runCli } from '../../cli/run-cli.ts';
import { callHttp, type Edge, operatorKey, signToken, startEdge } from '../../wiring/testing/edge.ts';

let edge: Edge;
let token: string;
const fields = { iban: 'DE89370400440532013000', holder_name: 'Ada Lovelace' };

beforeAll(async () => {
  edge = await startEdge();
  token = await signToken();
});
afterAll(async () => {
  await edge.close();
  expect(edge.faults).toEqual([]);
});

const post = (path: string, body: unknown) =>
  callHttp(edge, `/api/operator${path}`, {
    token: operatorKey,
    body,
    headers: { 'idempotency-key': crypto.randomUUID() },
  });
const get = (path: string) => callHttp(edge, `/api/operator${path}`, { method: 'GET', token: operatorKey });
const asked = {
  requestId: 'request-number-1',
  player: { id: 'player-1', country: 'DE', currency: 'EUR' },
  method: 'withdraw_sepa',
  currency: 'EUR',
  minor: '2000',
  fields,
  reason: 'asked by telephone',
};

test.each<[string, Record<string, unknown>, number, string]>([
  ['no money', {}, 400, 'banking.insufficientBalance'],
  ['a brand that there is not', { brand: 'nobody' }, 404, 'operator.notFound'],
  ['a method of deposits', { method: 'sepa_instant' }, 400, 'banking.methodNotOffered'],
  ['a fraction', { minor: '1.5' }, 400, 'validation.failed'],
  ['nothing', { minor: '0' }, 400, 'validation.failed'],
  ['an absurd sum', { minor: '9'.repeat(18) }, 400, 'banking.amountOutOfLimits'],
  [
    'a slip in the IBAN',
    { fields: { ...fields, iban: 'DE89370400440532013001' } },
    400,
    'banking.destinationInvalid',
  ],
])('a request in a player’s stead with %s is refused', async (_name, change, status, code) => {
  expect(await post('/withdrawals', { ...asked, ...change })).toMatchObject({
    status,
    body: { error: { code } },
  });
});

test('there are none, and none is found or decided', async () => {
  expect((await get('/withdrawals?open=true&held=true')).body).toMatchObject({ data: { withdrawals: [] } });
  expect((await get('/withdrawals?state=lost')).status).toBe(400);
  expect((await get('/withdrawals?cursor=x')).status).toBe(400);
  expect((await get('/withdrawals/wd_none')).status).toBe(404);
  for (const decision of ['approve', 'reject', 'hold']) {
    const body = { reason: 'why' };
    expect((await post(`/withdrawals/wd_none/${decision}`, body)).status).toBe(404);
    expect((await post(`/withdrawals/wd_none/${decision}`, { reason: '' })).status).toBe(400);
  }
});

test('the player’s calls refuse what can’t be', async () => {
  const call = (name: string, body: unknown) =>
    callHttp(edge, `/api/BANKING/${name}`, { token, headers: { 'idempotency-key': `key-${name}-x` }, body });
  const create = { amount: 20, currency: 'EUR', paymentType: 'withdraw_sepa', fields };
  expect((await call('withdrawal-create', create)).body).toMatchObject({
    error: { code: 'banking.insufficientBalance', details: { withdrawable: 0, currency: 'EUR' } },
  });
  for (const name of ['withdrawal-confirm', 'withdrawal-cancel', 'withdrawal-code-resend']) {
    const reply = await call(name, { withdrawalId: 'wd_none' });
    expect(reply.body).toMatchObject({ status: 404, error: { code: 'banking.withdrawalNotFound' } });
  }
  for (const body of [{ period: 'year', amount: 1 }, { period: 'day' }, { period: 'day', amount: '5' }]) {
    expect((await call('player-limits-set', body)).status).toBe(400);
  }
  for (const body of [{ kind: 'nap' }, { kind: 'coolOff', days: 0 }, { kind: 'coolOff', days: 1.5 }]) {
    expect((await call('player-pause-set', body)).status).toBe(400);
  }
});

test('the command line lists, and says what a decision lacks', async () => {
  const run = (line: readonly string[]) =>
    runCli(line, { PUBLIC_URL: edge.url, OPERATOR_API_KEY: operatorKey }, fetch);
  expect(await run(['withdrawals', 'list', 'review'])).toMatchObject({ isGood: true });
  const unknown = await run(['withdrawals', 'list', 'approved']);
  expect(unknown).toMatchObject({ isGood: false, text: expect.stringContaining('"approved" is neither') });
  expect((await run(['withdrawals', 'show', 'wd_none'])).text).toContain('operator.notFound');
  expect((await run(['withdrawals', 'approve', 'wd_none'])).text).toContain('--why');
  expect((await run(['withdrawals', 'reject', '--why', 'x'])).text).toContain('id is missing');
  const rejected = await run(['withdrawals', 'reject', 'wd_none', '--why', 'x', '--tell', 'y']);
  expect(rejected).toMatchObject({ isGood: false, text: expect.stringContaining('operator.notFound') });
});
