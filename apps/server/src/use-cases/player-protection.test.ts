import { expect, it } from 'vitest';
import { onEveryDatabase } from '../db/testing/databases.suite.ts';
import { createOf, type HarnessOptions, runJobs } from '../testing/core-harness.ts';
import { key, minute, withdrawalHarness } from '../testing/withdrawal-harness.ts';

onEveryDatabase('limits and pauses', (database) => {
  const harness = (options: HarnessOptions = {}) => withdrawalHarness(database(), options);

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
