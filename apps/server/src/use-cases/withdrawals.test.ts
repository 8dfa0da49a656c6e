import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { RequestOf } from '@opencashier/contract/calls/define-call';
import type { Calls } from '@opencashier/contract/calls/registry';
import { expect, it } from 'vitest';
import { onEveryDatabase } from '../db/testing/databases.suite.ts';
import { coreHarness, createOf, type HarnessOptions, runJobs } from '../testing/core-harness.ts';
import { expectSoundBooks, givePlayer } from '../testing/withdrawal-books.ts';

type Request = RequestOf<Calls['withdrawal-create']>;

const toBank = (change: Partial<Request> = {}): Request => ({
  amount: 50,
  currency: 'USD',
  paymentType: 'to_bank',
  fields: { iban: 'DE89370400440532013000', holder_name: 'Ann' },
  ...change,
});
const small = { USD: { mostMinor: 100_00n, mostOfDayMinor: 100_00n } };
const minute = 60_000;

let keys = 0;
const key = () => {
  keys += 1;
  return `key-of-withdrawal-${keys}`;
};

onEveryDatabase('withdrawals', (database) => {
  const harness = async (options: HarnessOptions = {}, minor = 200_00n) => {
    const made = coreHarness(database(), options);
    await givePlayer(database(), made.brand, 'ann', minor);
    const create = (change: Partial<Request> = {}, by = key()) =>
      made.core.calls['withdrawal-create'](made.context('ann', by), toBank(change));
    const created = async (change: Partial<Request> = {}) => {
      const reply = await create(change);
      if (!reply.ok) throw new Error(`expected a withdrawal, got ${reply.error.code}`);
      return reply.data;
    };
    const stageOf = async (withdrawalId: string) => {
      const reply = await made.core.calls['withdrawal-status'](made.context('ann'), { withdrawalId });
      return reply.ok ? reply.data.stage : reply.error.code;
    };
    /** What a provider was told of one withdrawal: the tests of this file share their jobs. */
    const ordersOf = (provider: 'first' | 'second', id: string) =>
      made[provider].payouts.orders.filter(({ reference }) => reference.startsWith(id));
    const balance = async () => {
      const reply = await made.core.calls['balance-get'](made.context('ann'), {});
      return reply.ok ? reply.data.balances[0] : undefined;
    };
    return { ...made, create, created, stageOf, balance, ordersOf };
  };

  it('are set aside, approved by themselves, paid out once and told of', async () => {
    const made = await harness({ withdrawals: { autoApproval: small } });
    const reply = await made.created();
    expect(reply).toMatchObject({
      fee: 1,
      netAmount: 49,
      isCodeRequired: false,
      transaction: { stage: 'approved', status: 'waiting', destination: '•••• 3000', canCancel: false },
    });
    expect(await made.balance()).toMatchObject({ available: 150, reserved: 50, withdrawable: 150 });
    await runJobs(made);
    expect(await made.stageOf(reply.withdrawalId)).toBe('sent');
    expect(made.ordersOf('first', reply.withdrawalId)).toMatchObject([
      { reference: reply.withdrawalId, money: { minor: 4_900n, currency: 'USD' }, method: 'hosted' },
    ]);
    made.first.payouts.settle(reply.withdrawalId);
    made.clock.advance(3 * minute);
    await runJobs(made);
    expect(await made.stageOf(reply.withdrawalId)).toBe('settled');
    expect(await made.balance()).toMatchObject({ available: 150, reserved: 0 });
    const pushed = made.pushed.filter(({ name }) => name === 'withdrawal.status');
    expect(pushed.map(({ payload }) => (payload as { stage: string }).stage)).toEqual([
      'requested',
      'review',
      'approved',
      'sent',
      'settled',
    ]);
    const report = await made.core.operator.verify(new Date(0));
    expect(report.differences.filter(({ subject }) => subject.includes(reply.withdrawalId))).toEqual([]);
    await expectSoundBooks(database());
  });

  it('of one key are one, and stand as they stand now when asked again', async () => {
    const made = await harness();
    const by = key();
    const first = await made.create({}, by);
    const again = await made.create({}, by);
    expect(again).toEqual(first);
    const other = await made.create({ amount: 51 }, by);
    expect(other).toMatchObject({ ok: false, error: { code: 'idempotency.bodyMismatch' } });
    expect(await made.balance()).toMatchObject({ available: 150 });
  });

  it.each<[string, Partial<Request>, string]>([
    ['more than there is', { amount: 200.01 }, 'banking.insufficientBalance'],
    ['too little', { amount: 1 }, 'banking.amountOutOfLimits'],
    ['a fraction of a cent', { amount: 50.001 }, 'banking.amountPrecision'],
    ['a currency that there is not', { currency: 'ZZZ' }, 'banking.currencyUnknown'],
    ['a deposit’s method', { paymentType: 'bank' }, 'banking.methodNotOffered'],
    ['a method that is down', { paymentType: 'to_nowhere', fields: {} }, 'banking.methodUnavailable'],
    ['no name', { fields: { iban: 'DE89370400440532013000' } }, 'banking.paymentMethodRegex'],
    [
      'a slip in the IBAN',
      { fields: { iban: 'DE89370400440532013001', holder_name: 'Ann' } },
      'banking.destinationInvalid',
    ],
    [
      'an address of another chain',
      { paymentType: 'to_coin', fields: { crypto_address: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t' } },
      'banking.destinationInvalid',
    ],
    [
      'a card in the clear',
      { paymentType: 'to_card', fields: { card_number: '4111111111111111' } },
      'banking.cardNotEncrypted',
    ],
  ])('with %s are refused, and nothing is set aside', async (_name, change, code) => {
    const made = await harness();
    expect(await made.create(change)).toMatchObject({ ok: false, error: { code } });
    expect(await made.balance()).toMatchObject({ available: 200, reserved: 0 });
  });

  it('go to the player’s own account alone where the brand asks for that', async () => {
    const made = await harness({ withdrawals: { isOwnNameOnly: true, autoApproval: small } });
    const fields = { iban: 'DE89370400440532013000', holder_name: 'Bob' };
    expect(await made.create({ fields })).toMatchObject({ error: { code: 'banking.nameMismatch' } });
    expect((await made.created()).transaction.stage).toBe('approved');
  });

  it('go back first to where the money came from', async () => {
    const made = await harness({ withdrawals: { isClosedLoop: true } });
    const toCoin = {
      paymentType: 'to_coin',
      fields: { crypto_address: '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa' },
    };
    expect(await made.create(toCoin)).toMatchObject({
      error: { code: 'banking.closedLoop', details: { methods: [{ name: 'to_bank', amount: 200 }] } },
    });
    expect((await made.create({ amount: 150 })).ok).toBe(true);
    expect((await made.create({ ...toCoin, amount: 40 })).ok).toBe(false);
  });

  it('stay within the limits of day and method, and say what is left', async () => {
    const limits = [{ currency: 'USD', period: 'week' as const, mostMinor: 80_00n, method: 'to_bank' }];
    const made = await harness({ withdrawals: { limits } });
    await made.created();
    expect(await made.create()).toMatchObject({
      error: {
        code: 'banking.withdrawalLimit',
        details: { period: 'week', max: 80, left: 30, currency: 'USD' },
      },
    });
    made.clock.advance(168 * 60 * minute + 1);
    expect((await made.create()).ok).toBe(true);
  });

  it('are taken back while in review, and by nobody else', async () => {
    const made = await harness();
    const { withdrawalId } = await made.created();
    const cancel = (player: string) =>
      made.core.calls['withdrawal-cancel'](made.context(player), { withdrawalId });
    expect(await cancel('bob')).toMatchObject({ error: { code: 'banking.withdrawalNotFound' } });
    expect(await cancel('ann')).toMatchObject({ ok: true, data: { transaction: { stage: 'canceled' } } });
    expect(await cancel('ann')).toMatchObject({ ok: true });
    expect(await made.balance()).toMatchObject({ available: 200, reserved: 0 });
    const approved = await harness({ withdrawals: { autoApproval: small } });
    const late = await approved.created();
    const refused = await approved.core.calls['withdrawal-cancel'](approved.context('ann'), late);
    expect(refused).toMatchObject({ error: { code: 'banking.withdrawalNotCancelable' } });
  });

  it('are tried at the next provider only after a safe refusal, and given back when all refuse', async () => {
    const made = await harness({ withdrawals: { autoApproval: small } });
    made.first.payouts.onCreate = async () => ({ kind: 'refused', code: 'busy', isSafe: true });
    const { withdrawalId } = await made.created();
    await runJobs(made);
    expect(made.ordersOf('second', withdrawalId)).toMatchObject([
      { reference: `${withdrawalId}-2`, method: 'page' },
    ]);
    expect(await made.stageOf(withdrawalId)).toBe('sent');
    made.second.payouts.onCreate = made.first.payouts.onCreate;
    const other = await made.created();
    await runJobs(made);
    expect(await made.stageOf(other.withdrawalId)).toBe('failed');
    expect(await made.balance()).toMatchObject({ available: 150, reserved: 50 });
    await expectSoundBooks(database());
  });

  it('stay set aside while nobody knows, are asked for, and told again under the same reference', async () => {
    const made = await harness({ withdrawals: { autoApproval: small } });
    made.first.payouts.onCreate = async () => ({ kind: 'unknown', reason: 'timeout' });
    const { withdrawalId } = await made.created();
    await runJobs(made);
    expect(await made.stageOf(withdrawalId)).toBe('approved');
    made.clock.advance(10_000);
    await runJobs(made);
    expect(made.ordersOf('first', withdrawalId)).toHaveLength(1);
    expect(made.ordersOf('second', withdrawalId)).toHaveLength(0);
    made.first.payouts.onCreate = undefined;
    made.clock.advance(2 * minute);
    await runJobs(made);
    const orders = made.ordersOf('first', withdrawalId);
    expect(orders.length).toBeGreaterThan(1);
    expect(new Set(orders.map(({ reference }) => reference))).toEqual(new Set([withdrawalId]));
    expect(await made.stageOf(withdrawalId)).toBe('sent');
    expect(await made.balance()).toMatchObject({ available: 150, reserved: 50 });
    await expectSoundBooks(database());
  });

  it('are listed with deposits, newest first, by cursor', async () => {
    const made = await harness();
    for (let index = 0; index < 3; index += 1) {
      made.clock.advance(minute);
      await made.created({ amount: 20 });
      made.clock.advance(minute);
      await made.core.calls['deposit-create'](made.context('ann', key()), createOf({ amount: 20 + index }));
    }
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const reply = await made.core.calls.transactions(made.context('ann'), {
        limit: 2,
        ...(cursor && { cursor }),
      });
      if (!reply.ok) throw new Error(reply.error.code);
      seen.push(...reply.data.transactions.map(({ kind, createdAt }) => `${createdAt} ${kind}`));
      cursor = reply.data.nextCursor;
    } while (cursor !== undefined);
    expect(seen).toHaveLength(7);
    expect(seen).toEqual([...seen].sort().reverse());
    expect(seen.filter((line) => line.endsWith('withdrawal'))).toHaveLength(3);
    const some = await made.core.calls.transactions(made.context('ann'), { kind: 'withdrawal' });
    expect(some.ok && some.data.transactions.every(({ kind }) => kind === 'withdrawal')).toBe(true);
  });

  it('are confirmed by a code that five tries are allowed for, and that is kept nowhere', async () => {
    const inbox = await codeInbox();
    const made = await harness({
      withdrawals: { asksCode: true, autoApproval: small },
      webhook: { url: inbox.url, secret: `whsec_${Buffer.alloc(32, 7).toString('base64')}` },
    });
    const { withdrawalId, ...reply } = await made.created();
    expect(reply).toMatchObject({ isCodeRequired: true, codeTriesLeft: 5, codeResendIn: 60 });
    const confirm = (code: string) =>
      made.core.calls['withdrawal-confirm'](made.context('ann', key()), { withdrawalId, code });
    const resend = () => made.core.calls['withdrawal-code-resend'](made.context('ann'), { withdrawalId });
    const wrong = inbox.codes[0] === '000000' ? '111111' : '000000';
    for (const left of [4, 3, 2, 1]) {
      expect(await confirm(wrong)).toMatchObject({
        error: { code: 'banking.codeInvalid', details: { triesLeft: left } },
      });
    }
    expect(await confirm(wrong)).toMatchObject({ error: { code: 'banking.codeTriesExceeded' } });
    expect(await confirm(inbox.codes[0] ?? '')).toMatchObject({
      error: { code: 'banking.codeTriesExceeded' },
    });
    expect(await resend()).toMatchObject({ error: { code: 'rate.limited', retryAfterSeconds: 60 } });
    made.clock.advance(minute);
    expect(await resend()).toMatchObject({ ok: true, data: { codeTriesLeft: 5 } });
    made.clock.advance(11 * minute);
    expect(await confirm(inbox.codes[1] ?? '')).toMatchObject({ error: { code: 'banking.codeExpired' } });
    await resend();
    expect(await confirm(inbox.codes[2] ?? '')).toMatchObject({
      ok: true,
      data: { isCodeRequired: false, transaction: { stage: 'approved' } },
    });
    const kept = await database().run<{ text: string }>({
      text: `select coalesce(string_agg(c::text, ' '), '') || coalesce((select string_agg(o::text, ' ') from outbox o), '') as text
        from withdrawal_code c`,
    });
    for (const code of inbox.codes) {
      expect(`${kept[0]?.text} ${JSON.stringify(made.log.lines)}`).not.toMatch(new RegExp(`\\b${code}\\b`));
    }
    await inbox.close();
  });

  it('that nobody confirms for a day are taken back', async () => {
    const made = await harness({ withdrawals: { asksCode: true } });
    const { withdrawalId } = await made.created();
    made.clock.advance(24 * 60 * minute + 1);
    await runJobs(made);
    expect(await made.stageOf(withdrawalId)).toBe('canceled');
    expect(await made.balance()).toMatchObject({ available: 200, reserved: 0 });
  });

  it('lower limits at once and raise them after a day, count deposits gross, and pause them, never withdrawals', async () => {
    const protection = [
      {
        limitPeriods: ['day' as const],
        coolOffDays: [1],
        selfExclusionDays: [180],
        hasEndlessExclusion: true,
      },
    ];
    const made = await harness({ protection });
    const limit = (amount: number | null) =>
      made.core.calls['player-limits-set'](made.context('ann'), { period: 'day', amount });
    const deposit = (amount: number) =>
      made.core.calls['deposit-create'](made.context('ann', key()), createOf({ amount }));
    expect(await limit(100)).toMatchObject({ data: { limits: [{ amount: 100, used: 0, left: 100 }] } });
    expect((await deposit(60)).ok).toBe(true);
    expect(await deposit(41)).toMatchObject({
      error: { code: 'banking.depositLimit', details: { period: 'day', max: 100, left: 40 } },
    });
    expect(await limit(500)).toMatchObject({ data: { limits: [{ amount: 100, next: { amount: 500 } }] } });
    expect((await deposit(41)).ok).toBe(false);
    expect(await limit(90)).toMatchObject({ data: { limits: [{ amount: 90, left: 30 }] } });
    await limit(null);
    made.clock.advance(24 * 60 * minute);
    await runJobs(made);
    expect(await made.core.calls['player-limits-get'](made.context('ann'), {})).toMatchObject({
      data: { limits: [] },
    });
    expect((await deposit(500)).ok).toBe(true);
    const pause = (days?: number) =>
      made.core.calls['player-pause-set'](made.context('ann'), {
        kind: days === 1 ? 'coolOff' : 'selfExclusion',
        ...(days && { days }),
      });
    expect(await pause(7)).toMatchObject({ error: { code: 'banking.protectionUnavailable' } });
    await pause(180);
    // A shorter one does not shorten it.
    expect(await pause(1)).toMatchObject({ data: { pause: { kind: 'selfExclusion' } } });
    expect(await deposit(30)).toMatchObject({
      error: { code: 'banking.playerPaused', details: { kind: 'selfExclusion' } },
    });
    expect((await made.create()).ok).toBe(true);
    made.clock.advance(181 * 24 * 60 * minute);
    expect((await deposit(30)).ok).toBe(true);
    await pause();
    made.clock.advance(3_650 * 24 * 60 * minute);
    expect((await deposit(31)).ok).toBe(false);
  });

  it('two deposits at once do not pass a limit together', async () => {
    const made = await harness({
      protection: [
        { limitPeriods: ['week'], coolOffDays: [], selfExclusionDays: [], hasEndlessExclusion: false },
      ],
    });
    await made.core.calls['player-limits-set'](made.context('ann'), { period: 'week', amount: 100 });
    const outcomes = await Promise.all(
      [30, 31, 32, 33, 34].map((amount) =>
        made.core.calls['deposit-create'](made.context('ann', key()), createOf({ amount })),
      ),
    );
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(3);
  });
});

/** A server of the operator's that hears codes. */
async function codeInbox() {
  const codes: string[] = [];
  const server = createServer(async (request, reply) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = JSON.parse(Buffer.concat(chunks).toString('utf8'));
    if (body.type === 'withdrawal.code') codes.push(body.data.code);
    reply.writeHead(204).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    codes,
    url: `http://127.0.0.1:${port}/hook`,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
