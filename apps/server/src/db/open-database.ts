import type { Database } from '../ports/database.ts';
import { openEmbedded } from './embedded.ts';
import { embeddedFolder } from './embedded-folder.ts';
import { migrate } from './migrate.ts';
import { openPostgres } from './postgres.ts';

export interface DatabaseOptions {
  /** PostgreSQL; absent: the embedded database in `db` of `dataDir`. */
  readonly databaseUrl?: string;
  readonly dataDir: string;
  readonly connections: number;
}

/** Opens the database that is configured and brings its schema up to date. */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const { databaseUrl, connections } = options;
  const database =
    databaseUrl === undefined
      ? await openEmbedded(await embeddedFolder(options.dataDir))
      : await openPostgres({ databaseUrl, connections });
  try {
    await migrate(database);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}
