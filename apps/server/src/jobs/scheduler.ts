import type { Log } from '../ports/log.ts';
import type { Timers } from '../ports/timers.ts';

export interface Job {
  readonly name: string;
  /** Time between the end of one run and the start of the next; up to a tenth is added by chance. */
  readonly everyMs: number;
  run(): Promise<unknown>;
}

export interface Scheduler {
  /** Runs every job once at once and then by its interval. */
  start(): void;
  /** Runs a job as soon as it may: now, or right after the run that is under way. */
  wake(name: string): void;
  /**
   * Starts no further run and waits for those under way, but no longer than three seconds: what they have claimed comes
   * due again.
   */
  stop(): Promise<void>;
}

interface Slot {
  readonly job: Job;
  running: Promise<void> | undefined;
  isWokenAgain: boolean;
  cancelTimer: (() => void) | undefined;
}

const jitterShare = 0.1;
const stopWithinMs = 3_000;

/** Runs jobs by interval, never one twice at a time. A run that fails is logged and comes again by its interval. */
export function createScheduler(jobs: readonly Job[], timers: Timers, log: Log): Scheduler {
  const slots = new Map<string, Slot>(
    jobs.map((job) => [job.name, { job, running: undefined, isWokenAgain: false, cancelTimer: undefined }]),
  );
  let isRunning = false;

  const runNow = (slot: Slot): void => {
    slot.cancelTimer?.();
    slot.cancelTimer = undefined;
    slot.isWokenAgain = false;
    slot.running = runJob(slot.job).finally(() => {
      slot.running = undefined;
      if (!isRunning) return;
      if (slot.isWokenAgain) runNow(slot);
      else schedule(slot);
    });
  };

  const runJob = async (job: Job): Promise<void> => {
    try {
      await job.run();
    } catch (error) {
      log.error({ job: job.name, error }, 'a job failed');
    }
  };

  const schedule = (slot: Slot): void => {
    const delay = slot.job.everyMs * (1 + timers.random() * jitterShare);
    slot.cancelTimer = timers.after(delay, () => runNow(slot));
  };

  return {
    start() {
      if (isRunning) return;
      isRunning = true;
      for (const slot of slots.values()) runNow(slot);
    },
    wake(name) {
      const slot = slots.get(name);
      if (slot === undefined || !isRunning) return;
      if (slot.running === undefined) runNow(slot);
      else slot.isWokenAgain = true;
    },
    async stop() {
      isRunning = false;
      for (const slot of slots.values()) slot.cancelTimer?.();
      let giveUp: () => void = () => undefined;
      const isLate = new Promise<void>((resolve) => {
        giveUp = timers.after(stopWithinMs, resolve);
      });
      await Promise.race([Promise.all([...slots.values()].map((slot) => slot.running)), isLate]);
      giveUp();
    },
  };
}
