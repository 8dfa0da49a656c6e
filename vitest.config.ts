import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const ignored = ['**/node_modules/**', '**/dist/**', '**/fixtures/**'];

export default defineConfig({
  test: {
    maxWorkers: Math.max(2, Math.floor(availableParallelism() / 2)),
    testTimeout: 90_000,
    hookTimeout: 120_000,
    typecheck: { enabled: false },
    projects: [
      {
        extends: true,
        test: {
          name: 'server',
          environment: 'node',
          include: ['apps/server/**/*.test.ts'],
          exclude: ignored,
          globalSetup: ['tools/testing/postgres-setup.ts', 'apps/server/src/db/testing/embedded-setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          // Loading the same modules anew for every file would take as long as the tests themselves.
          isolate: false,
          include: [
            'packages/*/**/*.test.{ts,tsx}',
            'providers/**/*.test.ts',
            'apps/sandbox/**/*.test.ts',
            'apps/demo/**/*.test.ts',
            'tools/**/*.test.ts',
            'bench/**/*.test.ts',
          ],
          exclude: ignored,
        },
      },
      {
        // Plain Node: what needs a document is tested in a real browser, or asks for one at the top of its file.
        extends: true,
        test: {
          name: 'widget',
          environment: 'node',
          isolate: false,
          include: ['apps/widget/**/*.test.{ts,tsx}', 'apps/console/**/*.test.{ts,tsx}'],
          exclude: ignored,
        },
      },
    ],
  },
});
