import type { RawEnvironment } from './read-environment.ts';

/** The environment of this process: the only place that reads it. */
export const processEnvironment = (): RawEnvironment => process.env;
