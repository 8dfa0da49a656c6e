import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely';
import type { Sql } from '../ports/database.ts';
import type { Schema } from './schema.ts';

/** Typed queries over the database or over one transaction. */
export type Queries = Kysely<Schema>;

/**
 * Makes a query builder that runs its statements on `sql`. It opens no transactions itself: those are made by
 * `Database.transaction`, and a builder over that one's `sql` takes part in it.
 */
export function queriesOn(sql: Sql): Queries {
  return new Kysely<Schema>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => driverOn(sql),
      createIntrospector: (kysely) => new PostgresIntrospector(kysely),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
}

function driverOn(sql: Sql): Driver {
  const connection: DatabaseConnection = {
    async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
      const rows = await sql.run<Row & object>({ text: query.sql, values: query.parameters });
      return { rows: [...rows] };
    },
    streamQuery: refuse,
  };
  return {
    init: async () => undefined,
    acquireConnection: async () => connection,
    beginTransaction: refuse,
    commitTransaction: refuse,
    rollbackTransaction: refuse,
    releaseConnection: async () => undefined,
    destroy: async () => undefined,
  };
}

function refuse(): never {
  throw new Error('Transactions and streams are made by the database, not by the query builder.');
}
