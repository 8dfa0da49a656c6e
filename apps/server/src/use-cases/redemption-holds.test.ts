import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { verifyWebhook } from '@opencashier/webhooks/verify';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { onEveryDatabase } from '../db/testing/databases.suite.ts';
import { sweepstakes, sweepstakesHarness } from '../testing/sweepstakes-harness.ts';

const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
const asked: { readonly type: string; readonly data: Readonly<Record<string, unknown>> }[] = [];
let answer: { readonly status: number; readonly body: string } = { status: 200, body: '' };
let isSigned = true;
let server: Server;
let url = '';

/** The operator's server, which knows age and identity. */
beforeAll(async () => {
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      const now = new Date('2026-03-01T12:00:00.000Z');
      const verified = verifyWebhook({ secrets: [secret], headers: request.headers, body, now });
      isSigned = isSigned && verified.kind === 'ok';
      asked.push(JSON.parse(body));
      response.writeHead(answer.status).end(answer.body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  asked.length = 0;
});

const says = (verdict: object, status = 200) => {
  answer = { status, body: JSON.stringify(verdict) };
};

onEveryDatabase('the check of a redemption', (database) => {
  const harness = async (asksCode = false) => {
    const autoApproval = { QSC: { mostMinor: 100_00n, mostOfDayMinor: 1_000_00n } };
    const made = sweepstakesHarness(database(), {
      webhook: { url, secret },
      withdrawals: { autoApproval, asksCode },
      sweepstakes: { ...sweepstakes, checkUrl: `${url}/redemption-check` },
    });
    await made.grant(2_000n);
    await made.play(2_000n);
    return made;
  };
  const transaction = async (made: Awaited<ReturnType<typeof harness>>, withdrawalId: string) => {
    const reply = await made.core.calls['withdrawal-status'](made.context('ann'), { withdrawalId });
    return reply.ok ? reply.data : undefined;
  };

  it('is asked by a signed message that says who redeems what, and lets it go by itself', async () => {
    says({ verdict: 'allow' });
    const made = await harness();
    const id = await made.redeemed({ amount: 10 });
    expect(await made.stateOf(id)).toBe('approved');
    expect(isSigned).toBe(true);
    expect(asked.filter(({ type }) => type === 'redemption.check')).toMatchObject([
      {
        data: {
          ...{ brand: made.brand, playerId: 'ann', country: 'US', method: 'to_coin', language: 'en' },
          ...{ minor: '1000', currency: 'QSC', payoutMinor: '20000', payoutCurrency: 'BTC' },
        },
      },
    ]);
  });

  it.each(['age', 'identity', 'check'] as const)('holds for %s, and the player reads why', async (reason) => {
    says({ verdict: 'hold', reason, text: 'Please send us your passport.' });
    const made = await harness();
    const id = await made.redeemed();
    expect(await transaction(made, id)).toMatchObject({
      stage: 'review',
      hold: { reason, text: 'Please send us your passport.' },
    });
    expect(await made.coins()).toMatchObject({ reservedMinor: 500n });
    expect((await made.core.operator.withdrawalDossier(id))?.withdrawal.reviewReason).toBe(reason);
    const news = await database().run({
      text: `select payload ->> 'reviewReason' as because from outbox where withdrawal_id = $1 and type = 'withdrawal.review'`,
      values: [id],
    });
    expect(news).toEqual([{ because: reason }]);
    await made.decide(id, 'approved');
    expect(await transaction(made, id)).not.toHaveProperty('hold');
    expect(await made.stateOf(id)).toBe('approved');
  });

  it('refuses before anything is set aside, with words and a way for the player', async () => {
    const doubt = { reason: 'identity', text: 'Tell us who you are.', url: 'https://casino.example/verify' };
    says({ verdict: 'refuse', ...doubt });
    const made = await harness();
    expect(await made.redeem()).toMatchObject({
      ok: false,
      error: { code: 'banking.verificationRequired', details: doubt },
    });
    expect(await made.coins()).toMatchObject({ redeemableMinor: 2_000n, reservedMinor: 0n });
  });

  it.each<[string, object, number]>([
    ['nothing clear', {}, 200],
    ['a verdict that there is not', { verdict: 'maybe' }, 200],
    ['a hold without a reason', { verdict: 'hold' }, 200],
    ['an address that is no page', { verdict: 'refuse', reason: 'age', url: 'javascript:alert(1)' }, 200],
    ['more than anybody reads', { verdict: 'allow', much: 'x'.repeat(20_000) }, 200],
    ['an error', { verdict: 'allow' }, 500],
    ['a way elsewhere', { verdict: 'allow' }, 302],
  ])('that answers %s leaves it to people', async (_name, verdict, status) => {
    says(verdict, status);
    const made = await harness();
    const id = await made.redeemed();
    expect(await transaction(made, id)).toMatchObject({ stage: 'review', hold: { reason: 'check' } });
  });

  it('is asked again when the code is given, and then holds what it would refuse', async () => {
    says({ verdict: 'allow' });
    const made = await harness(true);
    const id = await made.redeemed();
    expect(await made.stateOf(id)).toBe('confirm');
    const code = asked.find(({ type, data }) => type === 'withdrawal.code' && data.withdrawalId === id)?.data
      .code;
    says({ verdict: 'refuse', reason: 'age', text: 'You have to be 21.' });
    await made.core.calls['withdrawal-confirm'](made.context('ann', 'key-of-the-code'), {
      withdrawalId: id,
      code: String(code),
    });
    expect(await transaction(made, id)).toMatchObject({
      stage: 'review',
      hold: { reason: 'age', text: 'You have to be 21.' },
    });
    await made.decide(id, 'rejected', 'Too young.');
    expect(await transaction(made, id)).toMatchObject({ stage: 'rejected', reason: 'Too young.' });
    expect(await made.coins()).toMatchObject({ redeemableMinor: 2_000n, reservedMinor: 0n });
  });

  it('limits deposits of a player of coins in the currency of the boxes', async () => {
    says({ verdict: 'allow' });
    const protection = [
      { limitPeriods: ['day' as const], coolOffDays: [], selfExclusionDays: [], hasEndlessExclusion: false },
    ];
    const made = sweepstakesHarness(database(), { protection });
    const as = { currency: 'QGC' };
    const limits = made.core.calls['player-limits-set'];
    expect(await limits(made.context('ann', undefined, as), { period: 'day', amount: 15 })).toMatchObject({
      data: { limits: [{ currency: 'USD', amount: 15 }] },
    });
    expect(await made.buy({}, 'ann', 'first-box-of-the-day', as)).toMatchObject({ ok: true });
    expect(await made.buy({}, 'ann', 'second-box-of-the-day', as)).toMatchObject({
      error: { code: 'banking.depositLimit', details: { left: 5, currency: 'USD' } },
    });
  });
});
