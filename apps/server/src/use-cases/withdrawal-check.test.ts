import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { onEveryDatabase } from '../db/testing/databases.suite.ts';
import { small, withdrawalHarness } from '../testing/withdrawal-harness.ts';

interface Answer {
  readonly status: number;
  readonly body?: string;
}

/** A server of the operator's that answers questions, and remembers them. */
async function operatorServer(
  answer: (question: Readonly<Record<string, unknown>>) => Answer | Promise<Answer>,
) {
  const asked: { readonly type: string; readonly data: Readonly<Record<string, unknown>> }[] = [];
  const server = createServer(async (request, reply) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const message = JSON.parse(Buffer.concat(chunks).toString('utf8'));
    if (message.type !== 'withdrawal.check') return reply.writeHead(204).end();
    asked.push(message);
    const { status, body } = await answer(message.data);
    return reply.writeHead(status).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  return { asked, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/check` };
}

onEveryDatabase('the operator’s word on bonus and play-through', (database) => {
  const asking = async (answer: Parameters<typeof operatorServer>[0]) => {
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
          ...{ minor: '5000', reservedMinor: '0', currency: 'USD', language: 'en' },
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

  it('counts what two requests at once want together: each is asked about with what the other took', async () => {
    // The operator lets 60 dollars go. Both are asked about before either is taken.
    const both = barrier(2);
    const made = await asking(async ({ minor, reservedMinor }) => {
      await both.arrive();
      return { status: Number(minor) + Number(reservedMinor) <= 60_00 ? 204 : 409 };
    });
    const replies = await Promise.all([made.create({ amount: 40 }), made.create({ amount: 40 })]);
    expect(replies.map((reply) => (reply.ok ? 'taken' : reply.error.code)).sort()).toEqual([
      'banking.playThrough',
      'taken',
    ]);
    expect(made.asked.map(({ data }) => data.reservedMinor)).toEqual(['0', '0', '4000']);
    expect(await made.balance()).toMatchObject({ available: 160, reserved: 40 });
  });

  it('leaves to people what is overtaken again and again', async () => {
    // Each time the large one is asked about, a small one comes in between.
    let small = 10;
    const made = await asking(async ({ minor }) => {
      small += 1;
      if (minor === '4000') await made.created({ amount: small });
      return { status: 204 };
    });
    const { withdrawalId, transaction } = await made.created({ amount: 40 });
    expect(transaction.stage).toBe('review');
    const dossier = await made.core.operator.withdrawalDossier(withdrawalId);
    expect(dossier?.withdrawal.reviewReason).toBe('playThroughUnknown');
    expect(made.asked.filter(({ data }) => data.minor === '4000')).toHaveLength(3);
  });
});

/** Lets those that arrive go on once so many are there; later ones at once. */
function barrier(size: number) {
  let waiting = size;
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return {
    arrive: () => {
      waiting -= 1;
      if (waiting === 0) open();
      return opened;
    },
  };
}
