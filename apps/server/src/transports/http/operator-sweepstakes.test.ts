import { afterAll, beforeAll, expect, test } from 'vitest';
import { runCli } from '../../cli/run-cli.ts';
import { callHttp, type Edge, operatorKey, signToken, startEdge } from '../../wiring/testing/edge.ts';

let edge: Edge;

beforeAll(async () => {
  edge = await startEdge();
});
afterAll(async () => {
  await edge.close();
  expect(edge.faults).toEqual([]);
});

const post = (path: string, body: unknown, token = operatorKey) =>
  callHttp(edge, `/api/operator/sweepstakes${path}`, { token, body });
const get = (path: string) =>
  callHttp(edge, `/api/operator/sweepstakes${path}`, { method: 'GET', token: operatorKey });
const grant = {
  grantId: 'letter-0001',
  player: 'player-1',
  currency: 'QSC',
  minor: '1000',
  reason: 'entry by mail',
};
const play = { reportId: 'round-0001', player: 'player-1', playedMinor: '600', returnedMinor: '900' };

test('coins are given and played, once each, and the player has them', async () => {
  const given = await post('/grants', grant);
  expect(given.body).toMatchObject({
    data: {
      event: { id: 'letter-0001', kind: 'grant', minor: '1000', operatorKey: 'tests', by: 'Ana' },
      coins: { unplayedMinor: '1000', redeemableMinor: '0', goldMinor: '0', reservedMinor: '0' },
    },
  });
  expect((await post('/grants', grant)).body).toEqual(given.body);
  const played = await post('/plays', play);
  expect(played.body).toMatchObject({
    data: {
      event: { kind: 'play', minor: '600', returnedMinor: '900', fromUnplayedMinor: '600' },
      coins: { unplayedMinor: '400', redeemableMinor: '900' },
    },
  });
  expect((await post('/plays', play)).body).toEqual(played.body);
  expect((await get('/players/player-1')).body).toMatchObject({ data: { redeemableMinor: '900' } });
  expect((await get('/events?player=player-1')).body).toMatchObject({
    data: { events: [{ id: 'round-0001' }, { id: 'letter-0001', reason: 'entry by mail' }] },
  });
  const token = await signToken({ claims: { country: 'US', currency: 'QGC' } });
  const balance = await callHttp(edge, '/api/BANKING/sweepstake-balance-get', { token, body: {} });
  expect(balance.body.data).toEqual([
    { currency: 'QSC', balance: 9, unplayed: 4, reserved: 0 },
    { currency: 'QGC', balance: 0 },
  ]);
});

test.each<[string, string, Record<string, unknown>, number, string]>([
  ['another grant of that name', '/grants', { ...grant, minor: '5' }, 409, 'idempotency.bodyMismatch'],
  ['another play of that name', '/plays', { ...play, playedMinor: '5' }, 409, 'idempotency.bodyMismatch'],
  [
    'more play than coins',
    '/plays',
    { ...play, reportId: 'round-0002', playedMinor: '999999' },
    409,
    'operator.notEnoughCoins',
  ],
  ['a brand that there is not', '/grants', { ...grant, brand: 'nobody' }, 404, 'operator.notFound'],
  ['a coin that there is not', '/grants', { ...grant, currency: 'USD' }, 400, 'validation.failed'],
  ['no coins', '/grants', { ...grant, minor: '0' }, 400, 'validation.failed'],
  ['coins taken away', '/grants', { ...grant, minor: '-1' }, 400, 'validation.failed'],
  ['a fraction', '/plays', { ...play, playedMinor: '1.5' }, 400, 'validation.failed'],
  ['a number', '/plays', { ...play, playedMinor: 600 }, 400, 'validation.failed'],
  ['more than any sum', '/plays', { ...play, playedMinor: '9'.repeat(16) }, 400, 'validation.failed'],
  ['a return below nothing', '/plays', { ...play, returnedMinor: '-1' }, 400, 'validation.failed'],
  ['no name', '/plays', { ...play, reportId: 'short' }, 400, 'validation.failed'],
  ['no reason', '/grants', { ...grant, reason: '' }, 400, 'validation.failed'],
  ['no player', '/grants', { ...grant, player: '' }, 400, 'validation.failed'],
])('%s is refused', async (_name, path, body, status, code) => {
  expect(await post(path, body)).toMatchObject({ status, body: { error: { code } } });
});

test('lists and doors are kept', async () => {
  expect((await get('/events?cursor=x')).status).toBe(400);
  expect((await get('/events?players=player-1')).status).toBe(400);
  expect((await get('/players/player-1?brand=nobody')).status).toBe(404);
  expect((await post('/grants', grant, 'opk_of-nobody')).status).toBe(401);
  expect((await post('/plays', play, await signToken())).status).toBe(401);
});

test('the command line gives, reports and shows, and says what is missing', async () => {
  const run = (...line: readonly string[]) =>
    runCli(['sweepstakes', ...line], { PUBLIC_URL: edge.url, OPERATOR_API_KEY: operatorKey }, fetch);
  const by = ['--why', 'entry by mail'];
  expect(await run('grant', 'player-9', '12.5', '--id', 'letter-0009', ...by)).toMatchObject({
    isGood: true,
    text: 'Grant letter-0009 of 12.50 QSC is booked. player-9 has 0.00 QGC, 12.50 QSC to be played, 0.00 QSC to be redeemed and 0.00 QSC in redemptions.',
  });
  expect((await run('grant', 'player-9', '100', 'QGC', '--id', 'letter-0010', ...by)).text).toContain(
    '100.00 QGC',
  );
  expect((await run('play', 'player-9', '10', '--id', 'round-0009', '--returned', '7')).text).toContain(
    '2.50 QSC to be played, 7.00 QSC to be redeemed',
  );
  expect((await run('show', 'player-9')).text).toContain('entry by mail');
  for (const [line, missing] of [
    [['grant', 'player-9', '1', '--id', 'letter-0011'], '--why'],
    [['grant', 'player-9', '1', ...by], '--id'],
    [['grant', 'player-9', 'much', '--id', 'letter-0011', ...by], 'must be an amount'],
    [['grant', 'player-9', '1', 'USD', '--id', 'letter-0011', ...by], 'A coin is'],
    [['play', '--id', 'round-0011'], 'player’s id is missing'],
    [['show'], 'player’s id is missing'],
    [['play', 'player-9', '1', '--when', 'now'], 'There are the options'],
  ] as const) {
    expect(await run(...line)).toMatchObject({ isGood: false, text: expect.stringContaining(missing) });
  }
});
