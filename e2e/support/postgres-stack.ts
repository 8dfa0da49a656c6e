import { startPostgres } from '../../tools/lib/postgres.mjs';
import { test as base, expect } from './journey.ts';
import { type Stack, startStack } from './stack.ts';

/** The journeys' test over a stack that keeps its books in a real PostgreSQL of its own. */
export const test = base.extend<object, { postgresUrl: string; stack: Stack }>({
  postgresUrl: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads the fixtures that are needed from this pattern.
    async ({}, use) => {
      const postgres = await startPostgres();
      await use(postgres.url);
      await postgres.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  stack: [
    async ({ postgresUrl }, use) => {
      const stack = await startStack({ DATABASE_URL: postgresUrl });
      await use(stack);
      await stack.dispose();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

export { expect };
