import type { Database } from '../ports/database.ts';
import type { Withdrawals } from '../ports/withdrawals.ts';
import { withdrawalReads } from './withdrawal-reads.ts';
import { withdrawalWrites } from './withdrawal-writes.ts';

/** The withdrawals in the database. */
export function withdrawalStore(database: Database): Withdrawals {
  return { ...withdrawalReads(database), ...withdrawalWrites(database) };
}
