import { mkdir } from 'node:fs/promises';
import { PGlite, type Transaction } from '@electric-sql/pglite';
import type { Database, Sql, Statement } from '../ports/database.ts';
import { lockFolder } from './folder-lock.ts';
import { withRetry } from './retry.ts';

const int8 = 20;

function sqlOver(client: Pick<PGlite, 'query'> | Pick<Transaction, 'query'>): Sql {
  return {
    async run<Row extends object>(statement: Statement) {
      const result = await client.query<Row>(statement.text, [...(statement.values ?? [])]);
      return result.rows;
    },
  };
}

/**
 * Opens the embedded database in a folder, or in memory without one. It has one connection and no lock of its own on
 * the folder, so a second process is refused here.
 * @param cluster what a new database starts from, as its dump; without one it builds a cluster first
 */
export async function openEmbedded(dataDir?: string, cluster?: Blob): Promise<Database> {
  if (dataDir !== undefined) await mkdir(dataDir, { recursive: true });
  const lock = dataDir === undefined ? undefined : await lockFolder(dataDir);
  const client = new PGlite({
    dataDir: dataDir ?? 'memory://',
    parsers: { [int8]: BigInt },
    ...(cluster && { loadDataDir: cluster }),
  });
  try {
    await client.waitReady;
  } catch (error) {
    await lock?.release();
    throw new Error(`The embedded database in ${dataDir} can't be opened.`, { cause: error });
  }
  return embeddedOver(client, lock?.release);
}

/** The database that a client, which is ready, talks to. */
export function embeddedOver(client: PGlite, release?: () => Promise<void>): Database {
  const sql = sqlOver(client);
  return {
    kind: 'embedded',
    ...sql,
    call: (statement) => withRetry(() => sql.run(statement)),
    transaction: (work) => withRetry(() => client.transaction((transaction) => work(sqlOver(transaction)))),
    async close() {
      await client.close();
      await release?.();
    },
  };
}
