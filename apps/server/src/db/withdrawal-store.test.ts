import { describe, expect, it } from 'vitest';
import {
  reservingStates,
  type WithdrawalState,
  withdrawalStates,
  withdrawalTransitions,
} from '../domain/withdrawal-state.ts';
import type { WithdrawalIntent } from '../ports/withdrawals.ts';
import { expectSoundBooks, givePlayer } from '../testing/withdrawal-books.ts';
import { payoutStore } from './payout-store.ts';
import { playerStore } from './player-store.ts';
import { onEveryDatabase } from './testing/databases.suite.ts';
import { withdrawalStore } from './withdrawal-store.ts';

const at = new Date('2026-03-01T12:00:00.000Z');
const later = (minutes: number) => new Date(at.getTime() + minutes * 60_000);
const reviewAll = {
  kind: 'review',
  rule: { mostMinor: undefined, mostOfDayMinor: undefined, doubt: undefined },
} as const;
const approveAll = {
  kind: 'review',
  rule: { mostMinor: 10n ** 12n, mostOfDayMinor: 10n ** 12n, doubt: undefined },
} as const;

let count = 0;
const brandOf = () => {
  count += 1;
  return `wd-brand-${count}`;
};

const intentOf = (brand: string, change: Partial<WithdrawalIntent> = {}): WithdrawalIntent => {
  count += 1;
  return {
    id: `wd-${brand}-${count}`,
    brand,
    playerId: 'ann',
    method: 'withdraw_bank',
    country: 'US',
    currency: 'USD',
    minor: 1_000n,
    feeMinor: 30n,
    accountType: undefined,
    destination: '•••• 3000',
    fields: { iban: 'DE89370400440532013000' },
    language: 'en',
    createdBy: 'player',
    requestKey: undefined,
    ...change,
  };
};

onEveryDatabase('the withdrawals', (database) => {
  const stores = () => ({ withdrawals: withdrawalStore(database()), payouts: payoutStore(database()) });
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
      { since: later(-1440), mostMinor: 2_500n, method: 'withdraw_bank' },
      { since: later(-1440), mostMinor: 3_000n, method: undefined },
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

  describe('a payout', () => {
    const sent = async (brand: string) => {
      await givePlayer(database(), brand, 'ann', 1_000n);
      const { withdrawals, payouts } = stores();
      const { id } = intentOf(brand);
      await withdrawals.request(intentOf(brand, { id }), [], approveAll, undefined, at);
      const attempt = { reference: id, withdrawalId: id, ordinal: 1, provider: 'first', providerMethod: 'x' };
      expect(await payouts.recordAttempt(attempt, at)).toBe(true);
      expect(await payouts.recordAttempt({ ...attempt, reference: `${id}-2`, ordinal: 2 }, at)).toBe(false);
      return { id, withdrawals, payouts };
    };
    const notice = (id: string, change = {}) => ({
      provider: 'first',
      reference: id,
      transactionId: `out-${id}`,
      kind: 'settled' as const,
      minor: 970n,
      currency: 'USD',
      txid: undefined,
      reason: undefined,
      ...change,
    });

    it('settles once, whatever it is called, and keeps the fee', async () => {
      const brand = brandOf();
      const { id, payouts, withdrawals } = await sent(brand);
      await payouts.noteAccepted(id, 'theirs', at);
      expect((await withdrawals.find(id))?.state).toBe('sent');
      expect(await payouts.tell(notice(id), at)).toBe('applied');
      expect(await payouts.tell(notice(id), at)).toBe('duplicate');
      expect(await payouts.tell(notice(id, { transactionId: `again-${id}` }), at)).toBe('parked');
      expect(await payouts.refuse('first', id, 'late', true, at)).toBe('duplicate');
      expect((await withdrawals.find(id))?.state).toBe('settled');
      expect(await cash(brand)).toBe(0n);
      await expectSoundBooks(database());
    });

    it('that settles before its reply is taken all the same', async () => {
      const brand = brandOf();
      const { id, payouts, withdrawals } = await sent(brand);
      expect(await payouts.tell(notice(id), at)).toBe('applied');
      await payouts.noteAccepted(id, 'theirs', at);
      expect((await withdrawals.find(id))?.state).toBe('settled');
      await expectSoundBooks(database());
    });

    it('that is refused gives the reserve back once, and money that went out all the same is for people', async () => {
      const brand = brandOf();
      const { id, payouts, withdrawals } = await sent(brand);
      expect(await payouts.refuse('first', id, 'closed', true, at)).toBe('applied');
      expect(await payouts.refuse('first', id, 'closed', true, at)).toBe('duplicate');
      expect(await cash(brand)).toBe(1_000n);
      expect(await payouts.tell(notice(id), at)).toBe('parked');
      expect((await withdrawals.find(id))?.state).toBe('failed');
      expect(await cash(brand)).toBe(1_000n);
      await expectSoundBooks(database());
    });

    it('of another sum than was sent moves nothing', async () => {
      const { id, payouts, withdrawals } = await sent(brandOf());
      expect(await payouts.tell(notice(id, { minor: 971n }), at)).toBe('parked');
      expect(await payouts.tell(notice(id, { transactionId: 'e', currency: 'EUR' }), at)).toBe('parked');
      expect((await withdrawals.find(id))?.state).toBe('approved');
      await expectSoundBooks(database());
    });

    it('that comes back goes to the player, with the fee once all of it is back', async () => {
      const brand = brandOf();
      const { id, payouts, withdrawals } = await sent(brand);
      const back = { kind: 'returned' as const, minor: 70n, transactionId: `back-${id}` };
      // Told before the payout that it belongs to.
      expect(await payouts.tell(notice(id, back), at)).toBe('parked');
      expect(await payouts.tell(notice(id), at)).toBe('applied');
      expect((await withdrawals.find(id))?.state).toBe('returned');
      expect(await cash(brand)).toBe(70n);
      await expectSoundBooks(database());
      const rest = { kind: 'returned' as const, minor: 900n, transactionId: `rest-${id}` };
      expect(await payouts.tell(notice(id, rest), at)).toBe('applied');
      expect(await payouts.tell(notice(id, { ...rest, transactionId: `more-${id}`, minor: 1n }), at)).toBe(
        'parked',
      );
      expect(await cash(brand)).toBe(1_000n);
      await expectSoundBooks(database());
    });

    it('of a reference that is none of ours is unknown', async () => {
      expect(await stores().payouts.tell(notice('nobody'), at)).toBe('unknown');
    });

    it('is claimed by one of two servers', async () => {
      const brand = brandOf();
      await givePlayer(database(), brand, 'ann', 1_000n);
      const { withdrawals, payouts } = stores();
      const intent = intentOf(brand);
      await withdrawals.request(intent, [], approveAll, undefined, at);
      const claims = await Promise.all([payouts.claimDue(at, 50), payouts.claimDue(at, 50)]);
      expect(claims.flat().filter(({ id }) => id === intent.id)).toHaveLength(1);
    });
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
  }, 60_000);
});
