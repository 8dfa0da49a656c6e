import type { TestProject } from 'vitest/node';
import { startPostgres } from '../lib/postgres.mjs';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the run's PostgreSQL, as its superuser. */
    postgresUrl: string;
  }
}

/** One PostgreSQL for the whole run of the tests that need it; each test file makes a database of its own. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startPostgres();
  project.provide('postgresUrl', postgres.url);
  return postgres.stop;
}
