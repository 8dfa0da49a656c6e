type CleanUp = () => Promise<void>;

const open: CleanUp[] = [];

/** What was started and has to be stopped, however the measurement ends. */
export const cleanUps = {
  /** Remembers how to stop something; returns how to stop it now, once. */
  add(cleanUp: CleanUp): CleanUp {
    open.push(cleanUp);
    return async () => {
      const at = open.indexOf(cleanUp);
      if (at < 0) return;
      open.splice(at, 1);
      await cleanUp();
    };
  },
  /** Stops everything, the last one first. */
  async runAll(): Promise<void> {
    for (let cleanUp = open.pop(); cleanUp; cleanUp = open.pop()) await cleanUp().catch(() => undefined);
  },
};
