/** Work in order per key, keys beside each other. */
export interface Lanes<Work> {
  push(key: string, work: Work): void;
  /** Resolves when the lane has nothing to do. */
  idle(key: string): Promise<void>;
  /** Resolves when all that was pushed is done. */
  drained(): Promise<void>;
}

/** Runs what is pushed, one piece of work per key at a time. A lane goes on after work that failed. */
export function createLanes<Work>(run: (work: Work) => Promise<void>): Lanes<Work> {
  const lanes = new Map<string, Promise<void>>();
  return {
    push: (key, work) => {
      const before = lanes.get(key) ?? Promise.resolve();
      const after = before.then(() => run(work)).catch((error: unknown) => console.error(error));
      lanes.set(key, after);
      after.then(() => {
        if (lanes.get(key) === after) lanes.delete(key);
      });
    },
    idle: async (key) => {
      await lanes.get(key);
    },
    drained: async () => {
      await Promise.all(lanes.values());
    },
  };
}
