import { type OperatorCallName, operatorCalls } from '@opencashier/contract/operator/registry';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callHttp, type Edge, operatorKey, startEdge } from '../wiring/testing/edge.ts';
import { badValues, bodiesThatAreNone, expectRefusal } from './testing/bad-values.ts';
import { goodOperatorPayloads } from './testing/operator-payloads.ts';

let edge: Edge;

beforeAll(async () => {
  edge = await startEdge();
});
/** Nothing that an operator's program sends is a fault of ours, and nothing that was refused left a trace. */
afterAll(async () => {
  const { items } = await edge.core.operator.listWithdrawals({ limit: 10 });
  await edge.close();
  expect(items).toEqual([]);
  expect(edge.faults).toEqual([]);
});

/** Every try is a wish of its own. */
const fresh = () => ({ 'idempotency-key': crypto.randomUUID() });
const addressOf = (name: OperatorCallName, id = 'none') =>
  `/api/operator${operatorCalls[name].path.replace('{id}', id)}`;
const names = Object.keys(operatorCalls) as OperatorCallName[];

describe.each(names.filter((name) => operatorCalls[name].method === 'POST'))('%s', (name) => {
  const good = goodOperatorPayloads[name];
  const parts = Object.keys(good);
  const send = (raw: string | undefined) =>
    callHttp(edge, addressOf(name), {
      token: operatorKey,
      headers: fresh(),
      ...(raw !== undefined && { raw }),
    });

  test.each<[string, string | undefined]>(bodiesThatAreNone)('with %s', async (_name, raw) => {
    const answer = await send(raw);
    // Calls that need nothing are content with nothing.
    if (parts.length > 0 || answer.status >= 400) expectRefusal(answer);
    expect(({} as { admin?: boolean }).admin).toBeUndefined();
  });

  test.each(parts)('with a wrong %s', async (part) => {
    for (const value of [...badValues, -1, Number.MAX_VALUE, '']) {
      const answer = await send(JSON.stringify({ ...good, [part]: value }));
      expectRefusal(answer);
    }
  });
});

describe.each(names.filter((name) => operatorCalls[name].path.includes('{id}')))('%s', (name) => {
  test.each([
    ['an id without end', 'x'.repeat(3_000)],
    ['an end of text', '%00'],
    ['a bad percent sign', '%E0%A4%A'],
  ])('of %s', async (_name, id) => {
    const body =
      operatorCalls[name].method === 'POST'
        ? { body: goodOperatorPayloads[name], headers: fresh() }
        : { method: 'GET' };
    expectRefusal(await callHttp(edge, addressOf(name, id), { token: operatorKey, ...body }));
  });
});

test('a call by a way up is no other call', async () => {
  for (const name of names.filter((each) => operatorCalls[each].path.includes('{id}'))) {
    const { method } = operatorCalls[name];
    const body = method === 'POST' ? { body: goodOperatorPayloads[name], headers: fresh() } : { method };
    const answer = await callHttp(edge, addressOf(name, '..%2F..%2Fverify'), { token: operatorKey, ...body });
    // Whose lists are empty for any id answer so.
    if (answer.status !== 200) expectRefusal(answer);
    else expect(JSON.stringify(answer.body.data)).not.toContain('compared');
  }
});

describe.each(names.filter((name) => operatorCalls[name].method === 'GET'))('%s', (name) => {
  test.each([
    `?limit=-1&state=lost&open=no&held=no&brand=${'x'.repeat(300)}&cursor=${'x'.repeat(600)}`,
    '?limit=1&limit=2&brand=a&brand=b&player=a&player=b',
    '?__proto__=x&constructor=y&limit=NaN&cursor=%00',
    '?limit=1e999&limit[]=1&cursor[a]=b',
  ])('with a wrong query (%#)', async (query) => {
    expectRefusal(await callHttp(edge, `${addressOf(name)}${query}`, { method: 'GET', token: operatorKey }));
  });
});
