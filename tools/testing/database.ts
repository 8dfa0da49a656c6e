import { readFile } from 'node:fs/promises';
import { inject } from 'vitest';
import { createDatabase } from '../lib/postgres.mjs';
import type {} from './embedded-setup.ts';
import type {} from './postgres-setup.ts';

/** Makes an empty database in the run's PostgreSQL and returns its address. */
export async function createTestDatabase(): Promise<string> {
  return createDatabase(inject('postgresUrl'));
}

/** A cluster for an embedded database that starts without building its own. */
export async function embeddedCluster(): Promise<Blob> {
  return new Blob([await readFile(inject('embeddedCluster'))]);
}
