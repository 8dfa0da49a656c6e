import type { Bridge } from './bridge.ts';

/** A tab of its own: nobody is there to be told anything. */
export const standaloneBridge: Bridge = { kind: 'standalone', post: () => {}, listen: () => () => {} };
