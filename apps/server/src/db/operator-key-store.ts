import type { Selectable } from 'kysely';
import type { Ids } from '../ports/clock.ts';
import type { Database } from '../ports/database.ts';
import type { OperatorKey, OperatorKeys } from '../ports/operator-keys.ts';
import { queriesOn } from './queries.ts';
import type { Schema } from './schema.ts';
import { hashSecret, makeSecret } from './secret-hash.ts';

/** The use of a key is noted this exactly, so that not every call writes. */
const usePrecisionMs = 60_000;

/** Keys of the operator's API, kept as hashes. */
export function operatorKeyStore(database: Database, ids: Ids): OperatorKeys {
  const queries = queriesOn(database);

  const adopt: OperatorKeys['adopt'] = async (name, secret, at) => {
    const row = await queries
      .insertInto('operator_key')
      .values({ id: ids.next('key'), name, hash: hashSecret(secret), created_at: at })
      .onConflict((conflict) => conflict.column('hash').doUpdateSet({ name }))
      .returningAll()
      .executeTakeFirstOrThrow();
    return toKey(row);
  };

  return {
    adopt,
    async create(name, at) {
      const secret = makeSecret('ock_');
      return { key: await adopt(name, secret, at), secret };
    },
    async verify(secret, at) {
      const row = await queries
        .selectFrom('operator_key')
        .selectAll()
        .where('hash', '=', hashSecret(secret))
        .where('revoked_at', 'is', null)
        .executeTakeFirst();
      if (row === undefined) return undefined;
      if (at.getTime() - (row.last_used_at?.getTime() ?? 0) > usePrecisionMs) {
        await queries
          .updateTable('operator_key')
          .set({ last_used_at: at })
          .where('id', '=', row.id)
          .execute();
      }
      return toKey(row);
    },
    async revoke(id, at) {
      const row = await queries
        .updateTable('operator_key')
        .set({ revoked_at: at })
        .where('id', '=', id)
        .where('revoked_at', 'is', null)
        .returning('id')
        .executeTakeFirst();
      return row !== undefined;
    },
    async list() {
      const rows = await queries.selectFrom('operator_key').selectAll().orderBy('created_at').execute();
      return rows.map(toKey);
    },
  };
}

function toKey(row: Selectable<Schema['operator_key']>): OperatorKey {
  return {
    id: row.id,
    name: row.name,
    createdAt: row.created_at,
    lastUsedAt: row.last_used_at ?? undefined,
    revokedAt: row.revoked_at ?? undefined,
  };
}
