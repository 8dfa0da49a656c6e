import { createHash } from 'node:crypto';
import type { Database, Sql } from '../ports/database.ts';
import type { Migration } from './migrations/migration.ts';
import { migrations } from './migrations/registry.ts';

/** Any number that nobody else in this database locks; servers that start at once queue up behind it. */
const advisoryLock = 4_606_772_101;

/** The database was built by another version of the schema, which no migration leads on from. */
export class ForeignSchemaError extends Error {}

const checksumOf = (migration: Migration) =>
  createHash('sha256').update(migration.statements.join(';\n')).digest('hex');

/**
 * Applies the migrations that this database has not seen, in order, each in one transaction with its record.
 *
 * @throws ForeignSchemaError where a migration was changed after it had been applied, or the database is newer than
 *   this server
 */
export async function migrate(database: Database, wanted: readonly Migration[] = migrations): Promise<void> {
  await database.transaction(async (sql) => {
    await lock(sql);
    await sql.run({
      text: `create table if not exists schema_migration (
        name text primary key, checksum text not null, applied_at timestamptz not null default now())`,
    });
    await refuseNewerDatabase(sql, wanted);
  });
  for (const migration of wanted) {
    await database.transaction(async (sql) => {
      await lock(sql);
      await apply(sql, migration);
    });
  }
}

async function lock(sql: Sql): Promise<void> {
  await sql.run({ text: 'select pg_advisory_xact_lock($1::bigint)', values: [advisoryLock] });
}

async function apply(sql: Sql, migration: Migration): Promise<void> {
  const [seen] = await sql.run<{ checksum: string }>({
    text: 'select checksum from schema_migration where name = $1',
    values: [migration.name],
  });
  const checksum = checksumOf(migration);
  if (seen?.checksum === checksum) return;
  if (seen !== undefined) {
    throw new ForeignSchemaError(
      `Migration ${migration.name} differs from the one that this database was built with.`,
    );
  }
  await sql.run({
    text: 'insert into schema_migration (name, checksum) values ($1, $2)',
    values: [migration.name, checksum],
  });
  for (const text of migration.statements) await sql.run({ text });
}

async function refuseNewerDatabase(sql: Sql, wanted: readonly Migration[]): Promise<void> {
  const known = new Set(wanted.map((migration) => migration.name));
  const rows = await sql.run<{ name: string }>({ text: 'select name from schema_migration order by name' });
  const unknown = rows.find((row) => !known.has(row.name));
  if (unknown !== undefined) {
    throw new ForeignSchemaError(
      `The database has migration ${unknown.name}, which this server does not know: it is newer.`,
    );
  }
}
