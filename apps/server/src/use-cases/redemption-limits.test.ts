import { expect, it } from 'vitest';
import { onEveryDatabase } from '../db/testing/databases.suite.ts';
import { sweepstakesHarness } from '../testing/sweepstakes-harness.ts';

const minute = 60_000;

onEveryDatabase('a way to redeem sweep coins', (database) => {
  it('is marked as used up where a limit of the brand leaves not even the least', async () => {
    const limits = [{ currency: 'QSC', period: 'day' as const, mostMinor: 8_00n }];
    const made = sweepstakesHarness(database(), { withdrawals: { limits } });
    await made.grant(2_000n);
    await made.play(2_000n);
    const marks = async () => {
      const reply = await made.core.calls['methods-withdrawal'](
        { ...made.context('ann'), language: 'ar' },
        { view: 'sweep' },
      );
      return reply.ok ? reply.data.methods.map(({ name, availability }) => [name, availability]) : [];
    };
    expect(await marks()).toEqual([['to_coin', undefined]]);
    const at = made.clock.now().getTime();
    await made.redeemed({ amount: 5 });
    expect(await marks()).toEqual([
      [
        'to_coin',
        {
          state: 'exhausted',
          resetsAt: new Date(at + 24 * 60 * minute).toISOString(),
          reason: {
            en: 'Your limit of 8\u00A0SC a day is used up for now.',
            ar: expect.stringContaining('SC'),
          },
        },
      ],
    ]);
    made.clock.advance(24 * 60 * minute + 1);
    expect(await marks()).toEqual([['to_coin', undefined]]);
  });
});
