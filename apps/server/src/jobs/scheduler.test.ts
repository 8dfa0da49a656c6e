import { describe, expect, it } from 'vitest';
import { manualTimers } from '../testing/manual-clock.ts';
import { quietLog } from '../testing/quiet-log.ts';
import { createScheduler } from './scheduler.ts';

/** A job whose runs end when told to. */
function steeredJob(name: string, everyMs: number) {
  const runs: { end(error?: Error): void }[] = [];
  return {
    runs,
    job: {
      name,
      everyMs,
      run: () =>
        new Promise<void>((resolve, reject) => {
          runs.push({ end: (error) => (error ? reject(error) : resolve()) });
        }),
    },
  };
}

const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

describe('a scheduler', () => {
  it('runs at once and then by the interval from the end of a run', async () => {
    const timers = manualTimers();
    const { runs, job } = steeredJob('a', 1_000);
    const scheduler = createScheduler([job], timers, quietLog());
    scheduler.start();
    scheduler.start();
    expect(runs).toHaveLength(1);
    expect(timers.waiting).toEqual([]);
    runs[0]?.end();
    await turn();
    expect(timers.waiting).toEqual([1_000]);
    timers.fire();
    expect(runs).toHaveLength(2);
  });

  it('never overlaps: a wake during a run makes one more run after it', async () => {
    const timers = manualTimers();
    const { runs, job } = steeredJob('a', 1_000);
    const scheduler = createScheduler([job], timers, quietLog());
    scheduler.wake('a');
    expect(runs).toHaveLength(0);
    scheduler.start();
    scheduler.wake('a');
    scheduler.wake('a');
    scheduler.wake('nothing');
    expect(runs).toHaveLength(1);
    runs[0]?.end();
    await turn();
    expect(runs).toHaveLength(2);
    runs[1]?.end();
    await turn();
    expect(runs).toHaveLength(2);
    scheduler.wake('a');
    expect(runs).toHaveLength(3);
    expect(timers.waiting).toEqual([]);
  });

  it('logs a failed run and goes on', async () => {
    const timers = manualTimers();
    const log = quietLog();
    const { runs, job } = steeredJob('a', 1_000);
    createScheduler([job], timers, log).start();
    runs[0]?.end(new Error('down'));
    await turn();
    expect(log.lines).toMatchObject([{ level: 'error', message: 'a job failed' }]);
    expect(timers.waiting).toHaveLength(1);
  });

  it('waits for what is under way when it stops, and starts nothing more', async () => {
    const timers = manualTimers();
    const { runs, job } = steeredJob('a', 1_000);
    const scheduler = createScheduler([job], timers, quietLog());
    scheduler.start();
    let isStopped = false;
    const stopped = scheduler.stop().then(() => {
      isStopped = true;
    });
    await turn();
    expect(isStopped).toBe(false);
    scheduler.wake('a');
    runs[0]?.end();
    await stopped;
    expect(runs).toHaveLength(1);
    expect(timers.waiting).toEqual([]);
  });

  it('does not wait for ever', async () => {
    const timers = manualTimers();
    const { runs, job } = steeredJob('a', 1_000);
    const scheduler = createScheduler([job], timers, quietLog());
    scheduler.start();
    const stopped = scheduler.stop();
    expect(timers.waiting).toEqual([3_000]);
    timers.fire();
    await stopped;
    expect(runs).toHaveLength(1);
  });
});
