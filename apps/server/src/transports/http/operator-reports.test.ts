import { afterAll, beforeAll, expect, test } from 'vitest';
import { callHttp, type Edge, operatorKey, signToken, startEdge } from '../../wiring/testing/edge.ts';

let edge: Edge;
let token: string;

beforeAll(async () => {
  edge = await startEdge();
  token = await signToken();
});
afterAll(async () => {
  await edge.close();
  expect(edge.faults).toEqual([]);
});

const report = (body: object) => callHttp(edge, '/api/BANKING/events', { token, body });
const read = async (path: string) => {
  const { status, body } = await callHttp(edge, `/api/operator${path}`, {
    method: 'GET',
    token: operatorKey,
  });
  return { status, data: body.data as Record<string, unknown> & { nextCursor?: string }, error: body.error };
};

test('what widgets measured is kept, counted and read in pages, newest first', async () => {
  const measured = (key: string, value: number) => ({ key, value, timestamp: 1_767_225_600_000 });
  const sent = [measured('load_time', 0.42), measured('deposit_delay', 3.5), measured('load_time', 1.5)];
  for (const event of sent) expect((await report({ events: [event] })).status).toBe(200);
  const all = await read('/measurements');
  expect(all.data).toEqual({
    measurements: sent.toReversed().map((event) => ({ ...event, brand: 'acme', at: expect.any(String) })),
  });
  const first = await read('/measurements?key=load_time&limit=1&brand=acme');
  expect(first.data.measurements).toMatchObject([{ value: 1.5 }]);
  const next = await read(`/measurements?key=load_time&limit=1&cursor=${first.data.nextCursor}`);
  expect(next.data).toMatchObject({ measurements: [{ value: 0.42 }] });
  expect(next.data.nextCursor).toBeUndefined();
  const counts = await (await fetch(`${edge.url}/metrics`)).text();
  expect(counts).toContain('cashier_widget_seconds_count{key="load_time"} 2');
  expect(counts).toContain('cashier_widget_seconds_sum{key="deposit_delay"} 3.5');
});

test('values of broken clocks are neither kept nor counted', async () => {
  const events = [-1, 601, 1e300].map((value) => ({ key: 'broken', value, timestamp: -1e300 }));
  expect((await report({ events })).status).toBe(200);
  expect((await read('/measurements?key=broken')).data.measurements).toEqual([]);
});

test('steps of players are kept as the host heard of them, without whose they were', async () => {
  const step = {
    event: 'deposit_submit',
    event_cat: 'deposit',
    currency: 'EUR',
    deposit_method: 'sepa_instant',
    method_type: 'fiat',
    payment_region: 'DE',
    submit_amount: 50,
    timestamp: 1_767_225_600_000,
  };
  const words = { event: 'request_error', event_cat: 'bank-get', timestamp: 1, status: 400 };
  const analytics = [
    step,
    { ...words, text: 'of ana@example.com with 4111 1111 1111 1111', userId: 'player-1' },
  ];
  expect((await report({ events: [], analytics })).status).toBe(200);
  const kept = { brand: 'acme', at: expect.any(String) };
  expect((await read('/analytics-events')).data.events).toEqual([
    { ...words, ...kept, text: 'of [email] with [number]' },
    { ...step, ...kept },
  ]);
  expect((await read('/analytics-events?event=deposit_submit')).data.events).toEqual([{ ...step, ...kept }]);
});

test.each([
  [{ events: [], analytics: [{ event: 'x', event_cat: 'y' }] }],
  [{ events: [], analytics: [{ event: 'x'.repeat(257), event_cat: 'y', timestamp: 1 }] }],
  [{ events: [], analytics: [{ event: 'x', event_cat: 'y', timestamp: 1, text: 'x'.repeat(257) }] }],
  [
    {
      events: [],
      analytics: Array.from({ length: 101 }, () => ({ event: 'x', event_cat: 'y', timestamp: 1 })),
    },
  ],
  [{ events: Array.from({ length: 101 }, () => ({ key: 'k', value: 1, timestamp: 1 })) }],
  [{ analytics: [] }],
])('%# is refused, and nothing of it kept', async (body) => {
  expect(await report(body)).toMatchObject({ status: 400, body: { error: { code: 'validation.failed' } } });
  expect((await read('/analytics-events?event=x')).data.events).toEqual([]);
});

test.each(['/measurements', '/analytics-events'])(
  '%s needs a key, a brand of ours and a cursor of its own',
  async (path) => {
    expect((await callHttp(edge, `/api/operator${path}`, { method: 'GET' })).status).toBe(401);
    expect((await read(`${path}?brand=nobody`)).error).toMatchObject({ code: 'operator.notFound' });
    expect((await read(`${path}?cursor=made-up`)).error).toMatchObject({ code: 'validation.failed' });
    expect((await read(`${path}?limit=0`)).error).toMatchObject({ code: 'validation.failed' });
    expect((await read(`${path}?brand=plain`)).status).toBe(200);
    const { paths } = (await (await fetch(`${edge.url}/api/openapi.json`)).json()) as { paths: object };
    expect(Object.keys(paths)).toContain(`/api/operator${path}`);
  },
);
