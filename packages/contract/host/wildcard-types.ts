import type { ToHostType } from './to-host.ts';

/** The two that may be posted to any origin. */
export const wildcardTypes: readonly ToHostType[] = ['Loaded', 'initError'];
