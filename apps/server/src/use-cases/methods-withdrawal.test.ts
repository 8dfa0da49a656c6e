import { expect, it } from 'vitest';
import { onEveryDatabase } from '../db/testing/databases.suite.ts';
import type { HarnessOptions } from '../testing/core-harness.ts';
import { minute, withdrawalHarness } from '../testing/withdrawal-harness.ts';

const day = 24 * 60 * minute;

onEveryDatabase('the list of withdrawal methods', (database) => {
  const listed = async (options: HarnessOptions = {}) => {
    const made = await withdrawalHarness(database(), options);
    /** What the list says of each method; nothing of those that can be used. */
    const marks = async (player = 'ann', request: { country?: string; currency?: string } = {}) => {
      const reply = await made.core.calls['methods-withdrawal'](
        { ...made.context(player), language: 'ar' },
        request,
      );
      if (!reply.ok) throw new Error(reply.error.code);
      return Object.fromEntries(reply.data.methods.map(({ name, availability }) => [name, availability]));
    };
    return { ...made, marks };
  };
  const maintenance = { state: 'maintenance' };

  it('marks nothing that can pay its least amount', async () => {
    const { marks } = await listed();
    expect(await marks()).toEqual({
      to_bank: undefined,
      to_card: undefined,
      to_coin: undefined,
      to_nowhere: maintenance,
    });
  });

  it('says of a balance that is too small what is needed, in the reader’s language', async () => {
    const { marks, created } = await listed();
    await created({ amount: 190 });
    expect((await marks()).to_card).toBeUndefined();
    const poor = await marks('nobody');
    expect(poor.to_bank).toEqual({
      state: 'disabled',
      reason: {
        en: 'You need at least $10 to withdraw this way.',
        ar: expect.stringMatching(/ \u206810\u00A0\$\u2069 /),
      },
    });
    expect(poor.to_nowhere).toEqual(maintenance);
    expect((await marks('ann', { country: 'RU', currency: 'RUB' })).to_bank).toMatchObject({
      reason: { en: 'You need at least ₽100 to withdraw this way.' },
    });
  });

  it.each([
    ['day', undefined, day, 'Your limit of $60 a day is used up for now.'],
    ['week', 'to_bank', 7 * day, 'Your limit of $60 a week is used up for now.'],
    ['month', undefined, 30 * day, 'Your limit of $60 a month is used up for now.'],
  ] as const)(
    'says of a limit of a %s (%s) that it is used up, and until when',
    async (period, method, length, text) => {
      const limit = { currency: 'USD', period, mostMinor: 60_00n, ...(method && { method }) };
      const { marks, created, clock } = await listed({ withdrawals: { limits: [limit] } });
      const at = clock.now().getTime();
      // Ten dollars are left, which is the least amount; then nine.
      await created({ amount: 50 });
      expect((await marks()).to_bank).toBeUndefined();
      clock.advance(minute);
      const { withdrawalId } = await created({ amount: 10 });
      const marked = await marks();
      const exhausted = {
        state: 'exhausted',
        resetsAt: new Date(at + length).toISOString(),
        reason: { en: text, ar: expect.stringMatching(/ \u206860\u00A0\$\u2069 /) },
      };
      expect(marked.to_bank).toEqual(exhausted);
      expect(marked.to_card).toEqual(method === undefined ? exhausted : undefined);
      clock.advance(length - minute);
      expect((await marks()).to_bank).toBeUndefined();
      expect(withdrawalId).toBeTruthy();
    },
  );

  it('forgets what was given back', async () => {
    const limits = [{ currency: 'USD', period: 'day' as const, mostMinor: 60_00n }];
    const { marks, created, core, context } = await listed({ withdrawals: { limits } });
    const { withdrawalId } = await created({ amount: 60 });
    expect((await marks()).to_bank).toMatchObject({ state: 'exhausted' });
    await core.calls['withdrawal-cancel'](context('ann'), { withdrawalId });
    expect((await marks()).to_bank).toBeUndefined();
  });

  it('sends money back first to where it came from, and names it', async () => {
    const { marks, created } = await listed({ withdrawals: { isClosedLoop: true } });
    const first = await marks();
    expect(first.to_bank).toBeUndefined();
    expect(first.to_coin).toEqual({
      state: 'disabled',
      reason: {
        en: 'Money goes back first to where it came from. Withdraw to to_bank (en) first.',
        ar: expect.stringContaining('\u2068to_bank (ar)\u2069'),
      },
    });
    // Less than the least amount of the bank is left: it can't go back alone and bars nothing.
    await created({ amount: 191 });
    expect((await marks()).to_coin).toMatchObject({ reason: { en: expect.stringContaining('at least') } });
  });
});
