import pg from 'pg';
import type { Database, Sql, Statement } from '../ports/database.ts';
import { withRetry } from './retry.ts';

export interface PostgresOptions {
  readonly databaseUrl: string;
  readonly connections: number;
}

const int8 = 20;
// A plain number: the types know only the ids of scalar types.
const int8Array: number = 1016;
const oldestVersion = 150_000;

const types: pg.CustomTypesConfig = {
  getTypeParser(oid: number, format?: string) {
    if (oid === int8) return BigInt;
    if (oid === int8Array) return toBigInts;
    return pg.types.getTypeParser(oid, format === 'binary' ? 'binary' : 'text');
  },
};

function toBigInts(text: string): readonly (bigint | null)[] {
  const texts: readonly (string | null)[] = pg.types.getTypeParser(int8Array, 'text')(text);
  return texts.map((item) => (item === null ? null : BigInt(item)));
}

function sqlOver(client: pg.Pool | pg.PoolClient): Sql {
  return {
    async run<Row extends object>(statement: Statement) {
      const result = await client.query<Row>({
        text: statement.text,
        values: [...(statement.values ?? [])],
        ...(statement.name === undefined ? {} : { name: statement.name }),
      });
      return result.rows;
    },
  };
}

/** Opens a pool to PostgreSQL 15 or newer; throws a sentence for people where it can't be had. */
export async function openPostgres(options: PostgresOptions): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: options.databaseUrl,
    max: options.connections,
    connectionTimeoutMillis: 10_000,
    idle_in_transaction_session_timeout: 60_000,
    application_name: 'opencashier',
    types,
  });
  // An idle connection that breaks is dropped by the pool; without a listener it would end the process.
  pool.on('error', () => undefined);
  await refuseUnusable(pool, options.databaseUrl);

  const sql = sqlOver(pool);
  return {
    kind: 'postgres',
    ...sql,
    call: (statement) => withRetry(() => sql.run(statement)),
    transaction: (work) => withRetry(() => runTransaction(pool, work)),
    async close() {
      await pool.end();
    },
  };
}

async function runTransaction<Value>(pool: pg.Pool, work: (sql: Sql) => Promise<Value>): Promise<Value> {
  const client = await pool.connect();
  let broken = false;
  try {
    await client.query('begin');
    const value = await work(sqlOver(client));
    await client.query('commit');
    return value;
  } catch (error) {
    await client.query('rollback').catch(() => {
      broken = true;
    });
    throw error;
  } finally {
    client.release(broken);
  }
}

async function refuseUnusable(pool: pg.Pool, databaseUrl: string): Promise<void> {
  try {
    const result = await pool.query<{ server_version_num: string }>('show server_version_num');
    const version = Number(result.rows[0]?.server_version_num);
    if (version >= oldestVersion) return;
  } catch (error) {
    await pool.end();
    const message = `DATABASE_URL leads to ${placeOf(databaseUrl)}, which can’t be used: ${reasonOf(error)}.`;
    throw new Error(message, { cause: error });
  }
  await pool.end();
  throw new Error('DATABASE_URL leads to a PostgreSQL older than 15.');
}

/** Where a database is, without who asks and by what password. */
function placeOf(databaseUrl: string): string {
  if (!URL.canParse(databaseUrl)) return 'a database';
  const { host, pathname } = new URL(databaseUrl);
  return `${host || 'this machine'}${pathname}`;
}

/** A refused connection has no message of its own, but one of each address that was tried. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error && typeof error.code === 'string' ? error.code : error.name;
  return error.message || code;
}
