import { afterAll, beforeAll, expect, test } from 'vitest';
import { callHttp, type Edge, signToken, startEdge } from '../../wiring/testing/edge.ts';
import { requestExamples } from './examples.ts';

let edge: Edge;
beforeAll(async () => {
  edge = await startEdge();
});
afterAll(() => edge.close());

test.each(Object.entries(requestExamples))(
  'the example of %s is accepted as it stands',
  async (name, body) => {
    const reply = await callHttp(edge, `/api/BANKING/${name}`, {
      token: await signToken(),
      headers: { 'idempotency-key': 'key-of-the-example' },
      body,
    });
    expect(reply.body).toMatchObject({ status: 200 });
  },
);
