import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { onEveryDatabase } from '../db/testing/databases.suite.ts';
import { small, withdrawalHarness } from '../testing/withdrawal-harness.ts';

/** A server of the operator's that answers questions, and remembers them. */
async function operatorServer(answer: () => { readonly status: number; readonly body?: string }) {
  const asked: { readonly type: string; readonly data: Readonly<Record<string, unknown>> }[] = [];
  const server = createServer(async (request, reply) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const message = JSON.parse(Buffer.concat(chunks).toString('utf8'));
    if (message.type !== 'withdrawal.check') return reply.writeHead(204).end();
    asked.push(message);
    const { status, body } = answer();
    return reply.writeHead(status).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  return { asked, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/check` };
}

onEveryDatabase('the operator’s word on bonus and play-through', (database) => {
  const asking = async (answer: () => { readonly status: number; readonly body?: string }) => {
    const { asked, url } = await operatorServer(answer);
    const made = await withdrawalHarness(database(), {
      withdrawals: { autoApproval: small, checkUrl: url },
      webhook: { url, secret: `whsec_${Buffer.alloc(32, 7).toString('base64')}` },
    });
    return { ...made, asked };
  };
  const reviewReason = async ({ core, brand }: Awaited<ReturnType<typeof asking>>) =>
    (await core.operator.listWithdrawals({ brand, limit: 1 })).items[0]?.reviewReason;

  it('is asked for with what is wanted, and lets it pass', async () => {
    const made = await asking(() => ({ status: 204 }));
    expect((await made.created()).transaction.stage).toBe('approved');
    expect(made.asked).toMatchObject([
      {
        data: {
          ...{ brand: made.brand, playerId: 'ann', method: 'to_bank' },
          ...{ minor: '5000', currency: 'USD', language: 'en' },
        },
      },
    ]);
  });

  it.each([
    ['its reason', '{"reason":" Play 20 more dollars first. "}', { reason: 'Play 20 more dollars first.' }],
    ['no reason', '', undefined],
    ['what is no JSON', 'no', undefined],
    ['another type', '{"reason":7}', undefined],
    ['a reason without end', JSON.stringify({ reason: 'x'.repeat(501) }), undefined],
    ['a reply without end', 'x'.repeat(100_000), undefined],
  ])('refuses with %s, and nothing is set aside', async (_name, body, details) => {
    const made = await asking(() => ({ status: 409, body }));
    const reply = await made.create();
    expect(reply).toMatchObject({ ok: false, error: { code: 'banking.playThrough' } });
    expect(!reply.ok && reply.error.details).toEqual(details);
    expect(await made.balance()).toMatchObject({ available: 200, reserved: 0 });
  });

  it('that says nothing clear is people’s to give', async () => {
    const made = await asking(() => ({ status: 500 }));
    expect((await made.created()).transaction.stage).toBe('review');
    expect(await reviewReason(made)).toBe('playThroughUnknown');
  });
});
