import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, inject } from 'vitest';
import { createTestDatabase } from '../../../../../tools/testing/database.ts';
import type { Database } from '../../ports/database.ts';
import { openEmbedded } from '../embedded.ts';
import { migrate } from '../migrate.ts';
import { openPostgres } from '../postgres.ts';
import type {} from './embedded-setup.ts';

/** How a test file gets an empty database of each kind. */
const kinds = [
  {
    kind: 'embedded',
    open: async () => openEmbedded(undefined, new Blob([await readFile(inject('embeddedCluster'))])),
  },
  {
    kind: 'postgres',
    open: async () => openPostgres({ databaseUrl: await createTestDatabase(), connections: 12 }),
  },
] as const;

/** The embedded database reads its cluster first, which takes its time where others work too. */
const startMs = 60_000;

/** Runs the same tests on both databases; each file has one of each, migrated, and keeps its tests apart by brand. */
export function onEveryDatabase(name: string, tests: (database: () => Database) => void): void {
  for (const each of kinds) describeOn(each, name, tests);
}

/** Tests of what has nothing to do with the kind of database: on the one that is faster where many share it. */
export function onPostgres(name: string, tests: (database: () => Database) => void): void {
  for (const each of kinds) if (each.kind === 'postgres') describeOn(each, name, tests);
}

function describeOn(
  { kind, open }: (typeof kinds)[number],
  name: string,
  tests: (database: () => Database) => void,
): void {
  describe(`${name} ('${kind}')`, () => {
    let database: Database | undefined;
    beforeAll(async () => {
      database = await open();
      await migrate(database);
    }, startMs);
    afterAll(() => database?.close());
    tests(() => {
      if (database === undefined) throw new Error('The database is opened before the tests run.');
      return database;
    });
  });
}
