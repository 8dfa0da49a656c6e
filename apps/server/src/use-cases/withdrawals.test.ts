import { expect, it } from 'vitest';
import { onEveryDatabase } from '../db/testing/databases.suite.ts';
import { createOf, type HarnessOptions, runJobs } from '../testing/core-harness.ts';
import { manualClock } from '../testing/manual-clock.ts';
import { expectSoundBooks, givePlayer } from '../testing/withdrawal-books.ts';
import {
  key,
  minute,
  small,
  type WithdrawalRequest,
  withdrawalHarness,
} from '../testing/withdrawal-harness.ts';

onEveryDatabase('withdrawals', (database) => {
  const harness = (options: HarnessOptions = {}) => withdrawalHarness(database(), options);

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

  it.each<[string, Partial<WithdrawalRequest>, string]>([
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
    // Of a coin's address nobody can tell whose it is.
    const toCoin = { crypto_address: '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa' };
    const coin = await made.created({ paymentType: 'to_coin', fields: toCoin });
    expect(coin.transaction.stage).toBe('review');
    const [first] = (await made.core.operator.listWithdrawals({ brand: made.brand, limit: 1 })).items;
    expect(first).toMatchObject({ id: coin.withdrawalId, reviewReason: 'nameUnknown' });
  });

  it('asked for by the operator are reviewed whatever the name and the sum, by somebody else', async () => {
    const made = await harness({ withdrawals: { autoApproval: small, asksCode: true } });
    const asked = {
      scope: { brand: made.brand, country: 'US', currency: 'USD' },
      playerId: 'ann',
      playerName: undefined,
      language: 'en',
      ...{ method: 'to_bank', amount: 20, fields: { iban: 'DE89370400440532013000', holder_name: 'Ann' } },
    };
    const operator = { operatorKey: 'k', reason: 'asked by telephone', at: made.clock.now() };
    const by = { ...operator, decision: 'created' as const, decidedBy: 'player' };
    const reply = await made.core.operator.requestWithdrawal(asked, {
      accountType: undefined,
      requestKey: undefined,
      operator: by,
    });
    if (!reply.ok) throw new Error(reply.error.code);
    const dossier = await made.core.operator.withdrawalDossier(reply.data);
    expect(dossier?.withdrawal).toMatchObject({ state: 'review', reviewReason: 'createdByOperator' });
    const approve = (decidedBy: string) =>
      made.core.operator.decideWithdrawal({
        ...{ decision: 'approved', operatorKey: 'other', reason: 'why', playerReason: undefined },
        ...{ decidedBy, withdrawalId: reply.data },
      });
    expect(await approve('Player')).toBe('own');
    expect(await approve('Lou')).toBe('decided');
  });

  it('that were settled can come back, and the player has the money and the fee again', async () => {
    const made = await harness({ withdrawals: { autoApproval: small } });
    const { withdrawalId } = await made.created();
    await runJobs(made);
    made.first.payouts.settle(withdrawalId);
    made.first.payouts.giveBack(withdrawalId, 4_900n);
    made.clock.advance(3 * minute);
    await runJobs(made);
    expect(await made.stageOf(withdrawalId)).toBe('returned');
    expect(await made.balance()).toMatchObject({ available: 200, reserved: 0 });
    await expectSoundBooks(database());
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

  it('go back first to where the money came from when two are asked for at once', async () => {
    const made = await harness({ withdrawals: { isClosedLoop: true } });
    await givePlayer(database(), made.brand, 'ann', 100_00n, 'USD', 'card');
    // Either alone goes back to the bank, which brought 200 in; after one of them the card comes first.
    const replies = await Promise.all([made.create({ amount: 150 }), made.create({ amount: 150 })]);
    expect(replies.map((reply) => (reply.ok ? 'taken' : reply.error.code)).sort()).toEqual([
      'banking.closedLoop',
      'taken',
    ]);
    expect(await made.balance()).toMatchObject({ available: 150, reserved: 150 });
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

  it('name the period of the limit that was hit, however long the request takes', async () => {
    const still = manualClock();
    const clock = {
      ...still,
      now: () => {
        still.advance(1);
        return still.now();
      },
    };
    const limits = [{ currency: 'USD', period: 'month' as const, mostMinor: 80_00n }];
    const made = await harness({ clock, withdrawals: { limits } });
    await made.created();
    expect(await made.create()).toMatchObject({
      error: { code: 'banking.withdrawalLimit', details: { period: 'month', max: 80, left: 30 } },
    });
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
    const kept = await harness({ withdrawals: { isCancelableInReview: false } });
    const reviewed = await kept.created();
    expect(reviewed.transaction.canCancel).toBe(false);
    expect(await kept.core.calls['withdrawal-cancel'](kept.context('ann'), reviewed)).toMatchObject({
      error: { code: 'banking.withdrawalNotCancelable' },
    });
    expect(await kept.balance()).toMatchObject({ available: 150, reserved: 50 });
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
});
