import { expect, it } from 'vitest';
import {
  reservingStates,
  type WithdrawalState,
  withdrawalStates,
  withdrawalTransitions,
} from '../domain/withdrawal-state.ts';
import type { WithdrawalIntent } from '../ports/withdrawals.ts';
import { expectSoundBooks, givePlayer } from '../testing/withdrawal-books.ts';
import { approveAll, at, brandOf, intentOf, later, reviewAll } from '../testing/withdrawal-intents.ts';
import { payoutStore } from './payout-store.ts';
import { playerStore } from './player-store.ts';
import { onEveryDatabase } from './testing/databases.suite.ts';
import { withdrawalStore } from './withdrawal-store.ts';

onEveryDatabase('the withdrawals', (database) => {
  const stores = () => ({ withdrawals: withdrawalStore(database()) });
  const cash = async (brand: string) => (await playerStore(database()).balances(brand, 'ann', 'USD')).cash;

  it('know the same steps as the domain', async () => {
    const rows = await database().run<{ from_state: WithdrawalState; state: WithdrawalState }>({
      text: 'select from_state, state from withdrawal_transition',
    });
    const expected = withdrawalStates.flatMap((from) =>
      Object.values(withdrawalTransitions[from]).map((to) => `${from} ${to}`),
    );
    expect(rows.map(({ from_state, state }) => `${from_state} ${state}`).sort()).toEqual(expected.sort());
  });

  it('refuse every other step', async () => {
    const brand = brandOf();
    await givePlayer(database(), brand, 'ann', 100_000n);
    const { withdrawals } = stores();
    const intent = intentOf(brand);
    await withdrawals.request(intent, [], reviewAll, undefined, at);
    for (const state of withdrawalStates.filter(
      (to) => to !== 'review' && !Object.values(withdrawalTransitions.review).some((next) => next === to),
    )) {
      const move = database().run({
        text: 'update withdrawal set state = $2 where id = $1',
        values: [intent.id, state],
      });
      await expect(move, state).rejects.toThrow();
    }
    expect((await withdrawals.find(intent.id))?.state).toBe('review');
    await expect(
      database().run({
        text: `insert into withdrawal select (jsonb_populate_record(w, '{"id": "forged", "request_key": null}')).*
          from withdrawal w where id = $1`,
        values: [intent.id],
      }),
    ).rejects.toThrow('starts as requested');
  });

  it('set the amount aside with the request, and give it back once', async () => {
    const brand = brandOf();
    await givePlayer(database(), brand, 'ann', 2_500n);
    const { withdrawals } = stores();
    const intent = intentOf(brand);
    expect(await withdrawals.request(intent, [], reviewAll, undefined, at)).toEqual({ kind: 'reserved' });
    expect(await cash(brand)).toBe(1_500n);
    await expectSoundBooks(database());
    expect(await withdrawals.cancel(intent.id, ['confirm', 'review'], 'player', at)).toBe(true);
    expect(await withdrawals.cancel(intent.id, ['confirm', 'review'], 'player', at)).toBe(false);
    expect(await cash(brand)).toBe(2_500n);
    await expectSoundBooks(database());
    const states = (await withdrawals.history([intent.id])).get(intent.id)?.map(({ state }) => state);
    expect(states).toEqual(['requested', 'reserved', 'review', 'canceled']);
  });

  it('write nothing where the money is not there, and say what is left', async () => {
    const brand = brandOf();
    await givePlayer(database(), brand, 'ann', 999n);
    const { withdrawals } = stores();
    const intent = intentOf(brand);
    const outcome = await withdrawals.request(intent, [], reviewAll, undefined, at);
    expect(outcome).toEqual({ kind: 'insufficient', leftMinor: 999n });
    expect(await withdrawals.find(intent.id)).toBeUndefined();
  });

  it('count caps over time, by one method and over all, and forget what was given back', async () => {
    const brand = brandOf();
    await givePlayer(database(), brand, 'ann', 100_000n);
    const { withdrawals } = stores();
    const caps = [
      { period: 'day' as const, since: later(-1440), mostMinor: 2_500n, method: 'withdraw_bank' },
      { period: 'day' as const, since: later(-1440), mostMinor: 3_000n, method: undefined },
    ];
    const first = intentOf(brand);
    await withdrawals.request(first, caps, reviewAll, undefined, at);
    await withdrawals.request(intentOf(brand), caps, reviewAll, undefined, at);
    expect(await withdrawals.request(intentOf(brand), caps, reviewAll, undefined, at)).toEqual({
      kind: 'limit',
      cap: 0,
      leftMinor: 500n,
    });
    const other = { method: 'withdraw_usdt', minor: 1_001n };
    expect(await withdrawals.request(intentOf(brand, other), caps, reviewAll, undefined, at)).toEqual({
      kind: 'limit',
      cap: 1,
      leftMinor: 1_000n,
    });
    await withdrawals.cancel(first.id, ['review'], 'player', at);
    expect(await withdrawals.request(intentOf(brand, other), caps, reviewAll, undefined, at)).toEqual({
      kind: 'reserved',
    });
  });

  it('approve by themselves up to the threshold of one and of the day', async () => {
    const brand = brandOf();
    await givePlayer(database(), brand, 'ann', 100_000n);
    const { withdrawals } = stores();
    const after = {
      kind: 'review',
      rule: { mostMinor: 1_000n, mostOfDayMinor: 2_000n, doubt: undefined },
    } as const;
    const stateOf = async (change: Partial<WithdrawalIntent>, when = at) => {
      const intent = intentOf(brand, change);
      await withdrawals.request(intent, [], after, undefined, when);
      const found = await withdrawals.find(intent.id);
      return [found?.state, found?.reviewReason];
    };
    expect(await stateOf({ minor: 1_001n })).toEqual(['review', 'amount']);
    expect(await stateOf({ createdBy: 'Kim' })).toEqual(['review', 'createdByOperator']);
    expect(await stateOf({})).toEqual(['approved', undefined]);
    expect(await stateOf({})).toEqual(['approved', undefined]);
    expect(await stateOf({ minor: 31n })).toEqual(['review', 'dayAmount']);
    expect(await stateOf({}, later(1441))).toEqual(['approved', undefined]);
  });

  it('count for the day’s sum from their approval on, by player and currency', async () => {
    const brand = brandOf();
    await givePlayer(database(), brand, 'ann', 100_000n);
    await givePlayer(database(), brand, 'ann', 100_000n, 'EUR');
    await givePlayer(database(), brand, 'bob', 100_000n);
    const { withdrawals } = stores();
    const rule = { mostMinor: 1_000n, mostOfDayMinor: 1_000n, doubt: undefined };
    const ask = async (minutes: number, change: Partial<WithdrawalIntent> = {}) => {
      const intent = intentOf(brand, change);
      await withdrawals.request(intent, [], { kind: 'review', rule }, undefined, later(minutes));
      return (await withdrawals.find(intent.id))?.state;
    };
    // Asked for early, and approved by its code a day later.
    const confirmed = intentOf(brand);
    const until = { hash: 'h', expiresAt: later(10), resendAt: later(1), confirmUntil: later(1440) };
    await withdrawals.request(confirmed, [], { kind: 'code', code: until }, undefined, at);
    await withdrawals.confirm(confirmed.id, rule, later(1439));
    expect((await withdrawals.find(confirmed.id))?.state).toBe('approved');
    expect(await ask(1441)).toBe('review');
    expect(await ask(1441, { currency: 'EUR' })).toBe('approved');
    expect(await ask(1441, { playerId: 'bob' })).toBe('approved');
    expect(await ask(1439 + 1441)).toBe('approved');
  });

  it('are never approved by who asked for them, and decided once', async () => {
    const brand = brandOf();
    await givePlayer(database(), brand, 'ann', 1_000n);
    const { withdrawals } = stores();
    const intent = intentOf(brand, { createdBy: 'Kim' });
    await withdrawals.request(intent, [], approveAll, undefined, at);
    const decide = (decision: 'approved' | 'rejected' | 'held', decidedBy: string) =>
      withdrawals.decide(
        {
          withdrawalId: intent.id,
          decision,
          operatorKey: 'k',
          decidedBy,
          reason: 'r',
          playerReason: undefined,
        },
        at,
      );
    expect(await decide('approved', ' kim')).toBe('own');
    expect(await decide('approved', 'KIM\u00A0 ')).toBe('own');
    expect(await decide('held', 'Lou')).toBe('decided');
    expect(await decide('approved', 'Lou')).toBe('decided');
    expect(await decide('rejected', 'Lou')).toBe('notDecidable');
    const dossier = await withdrawals.dossier(intent.id);
    expect(dossier?.decisions.map(({ decision, decidedBy }) => [decision, decidedBy])).toEqual([
      ['held', 'Lou'],
      ['approved', 'Lou'],
    ]);
    expect(reservingStates).toContain(dossier?.withdrawal.state);
  });

  it('that 200 ask for at once pay out exactly what was there', async () => {
    const brand = brandOf();
    await givePlayer(database(), brand, 'ann', 37_450n);
    const { withdrawals } = stores();
    const outcomes = await Promise.all(
      Array.from({ length: 200 }, () => withdrawals.request(intentOf(brand), [], approveAll, undefined, at)),
    );
    const kinds = outcomes.map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'reserved')).toHaveLength(37);
    expect(kinds.filter((kind) => kind === 'insufficient')).toHaveLength(163);
    expect(await cash(brand)).toBe(450n);
    await expectSoundBooks(database());

    // Every one that was accepted is paid out, told twice at once, and nothing beyond.
    const payouts = payoutStore(database());
    const due = (await payouts.claimDue(at, 1_000)).filter((withdrawal) => withdrawal.brand === brand);
    const told = await Promise.all(
      due.map(async ({ id, minor, feeMinor, currency }) => {
        const attempt = {
          reference: `po-${id}`,
          withdrawalId: id,
          provider: 'bank',
          providerMethod: 'transfer',
        };
        await payouts.recordAttempt({ ...attempt, ordinal: 1 }, at);
        await payouts.noteAccepted(attempt.reference, `theirs-${id}`, at);
        const settled = {
          ...{ provider: 'bank', reference: attempt.reference, transactionId: `tx-${id}`, currency },
          ...{ kind: 'settled' as const, minor: minor - feeMinor, txid: undefined, reason: undefined },
        };
        const outcomes = await Promise.all([payouts.tell(settled, at), payouts.tell(settled, at)]);
        expect(outcomes.sort()).toEqual(['applied', 'duplicate']);
        return minor;
      }),
    );
    expect(told).toHaveLength(37);
    expect(told.reduce((sum, minor) => sum + minor, 0n)).toBe(37_000n);
    const states = await Promise.all(due.map(async ({ id }) => (await withdrawals.find(id))?.state));
    expect(new Set(states)).toEqual(new Set(['settled']));
    expect(await cash(brand)).toBe(450n);
    await expectSoundBooks(database());
  }, 60_000);
});
