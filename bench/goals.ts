import { atLeast, atMost } from './report/figure.ts';

/** First tile against the bare React page's, where the address carries the five values. */
export const firstTileGoal = atMost(0.45, 0.35);
/** The same without the five values. */
export const firstTileWithoutValuesGoal = atMost(1.25);
/** Ready for clicks against the bare React page's. */
export const readyGoal = atMost(1.25);
/** All that the frame loads until it is ready for clicks, in kB of 1000 bytes as they travel. */
export const bytesGoal = atMost(110, 85);
export const requestsGoal = atMost(7);
export const layoutShiftGoal = atMost(0);
/** The code of a screen behind the first, in kB of brotli. */
export const chunkGoal = atMost(15);
/** Deposits settled per second against pgbench. */
export const settlingGoal = atLeast(0.5, 0.85);
