import type { Database } from '../ports/database.ts';
import type { Deposits } from '../ports/deposits.ts';
import { depositClaims } from './deposit-claims.ts';
import { depositProgress } from './deposit-progress.ts';
import { depositReads } from './deposit-reads.ts';
import { depositWrites } from './deposit-writes.ts';

/** The deposits in the database. */
export function depositStore(database: Database): Deposits {
  return {
    ...depositReads(database),
    ...depositWrites(database),
    ...depositClaims(database),
    ...depositProgress(database),
  };
}
