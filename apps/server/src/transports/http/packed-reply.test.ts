import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Edge, signToken, startEdge } from '../../wiring/testing/edge.ts';

let edge: Edge;
beforeAll(async () => {
  edge = await startEdge();
});
afterAll(() => edge.close());

async function call(name: string, encodings: string): Promise<Response> {
  return fetch(`${edge.url}/api/BANKING/${name}`, {
    method: 'POST',
    headers: {
      'accept-encoding': encodings,
      'content-type': 'application/json',
      authorization: `Bearer ${await signToken()}`,
    },
    body: '{}',
  });
}

test('a list of methods is compressed for whoever can read it, and says the same', async () => {
  const packed = await call('methods-payment-v3', 'br, gzip');
  const plain = await call('methods-payment-v3', 'identity');
  expect(packed.headers.get('content-encoding')).toBe('br');
  expect(plain.headers.get('content-encoding')).toBeNull();
  expect(packed.headers.get('vary')).toBe('accept-encoding');
  expect(packed.headers.get('content-type')).toBe(plain.headers.get('content-type'));
  expect(await packed.json()).toEqual(await plain.json());
});

test('what may hold a secret is not compressed', async () => {
  const reply = await call('deposit-limits', 'br, gzip');
  expect(reply.headers.get('content-encoding')).toBeNull();
});
