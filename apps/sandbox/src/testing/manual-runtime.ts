import type { Runtime } from '../runtime/clock.ts';

interface Planned {
  readonly at: number;
  readonly run: () => void;
}

export interface ManualRuntime extends Runtime {
  /** Moves the clock and runs what falls due on the way, in order. */
  advance(ms: number): void;
}

/** Time that stands still until a test moves it, and ids that count. */
export function manualRuntime(start = '2026-01-15T12:00:00.000Z'): ManualRuntime {
  let now = Date.parse(start);
  let count = 0;
  const planned = new Set<Planned>();
  const nextDue = (end: number) =>
    [...planned].filter(({ at }) => at <= end).sort((left, right) => left.at - right.at)[0];
  return {
    clock: { now: () => new Date(now) },
    timers: {
      after: (ms, run) => {
        const timer = { at: now + Math.max(0, ms), run };
        planned.add(timer);
        return () => planned.delete(timer);
      },
    },
    ids: {
      next: (prefix) => {
        count += 1;
        return `${prefix}_${String(count).padStart(4, '0')}`;
      },
    },
    advance: (ms) => {
      const end = now + ms;
      for (let due = nextDue(end); due; due = nextDue(end)) {
        planned.delete(due);
        now = Math.max(now, due.at);
        due.run();
      }
      now = end;
    },
  };
}
