import type { Migration } from './migration.ts';

/** All that the chain has seen of a deposit, in units of its asset: what is missing can be told while it confirms. */
export const chainReceived: Migration = {
  name: '0013-chain-received',
  statements: ['alter table deposit add column chain_received text'],
};
