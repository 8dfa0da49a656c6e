import { inject } from 'vitest';
import { createDatabase } from '../lib/postgres.mjs';
import type {} from './postgres-setup.ts';

/** Makes an empty database in the run's PostgreSQL and returns its address. */
export async function createTestDatabase(): Promise<string> {
  return createDatabase(inject('postgresUrl'));
}
