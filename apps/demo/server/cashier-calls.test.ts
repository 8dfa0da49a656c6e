import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { servesWithdrawals } from './cashier-calls.ts';

async function cashierSaying(body: string): Promise<string> {
  const server = createServer((_, reply) => reply.end(body));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const describing = (call: object) =>
  JSON.stringify({
    paths: { '/api/X/withdrawal-create': { post: { operationId: 'withdrawal-create', ...call } } },
  });

it('learns from the cashier’s own description whether withdrawals are served', async () => {
  expect(await servesWithdrawals(await cashierSaying(describing({ 'x-status': 'planned' })))).toBe(false);
  expect(await servesWithdrawals(await cashierSaying(describing({})))).toBe(true);
  expect(await servesWithdrawals(await cashierSaying('no json'))).toBe(true);
});
