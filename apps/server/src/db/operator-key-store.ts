import type { Selectable } from 'kysely';
import type { Ids } from '../ports/clock.ts';
import type { Database } from '../ports/database.ts';
import type { OperatorKey, OperatorKeys } from '../ports/operator-keys.ts';
import { queriesOn } from './queries.ts';
import type { Schema } from './schema.ts';
import { hashSecret } from './secret-hash.ts';

/** The use of a key is noted this exactly, so that not every call writes. */
const usePrecisionMs = 60_000;

/** Keys of the operator's API, kept as hashes. */
export function operatorKeyStore(database: Database, ids: Ids): OperatorKeys {
  const queries = queriesOn(database);

  return {
    adopt: (keys, at) =>
      database.transaction(async (sql) => {
        const within = queriesOn(sql);
        const hashes = keys.map(({ secret }) => hashSecret(secret));
        await sql.run({
          text: `update operator_key set revoked_at = $1
            where source = 'configuration' and revoked_at is null and hash <> all($2::text[])`,
          values: [at, hashes],
        });
        for (const [index, { name, owner, role, brands, isKeeper }] of keys.entries()) {
          const grant = { name, owner, role, brands: brands ? [...brands] : null, is_keeper: isKeeper };
          const hash = hashes[index] ?? '';
          await within
            .insertInto('operator_key')
            .values({
              ...{ ...grant, hash, source: 'configuration', created_by: null },
              ...{ id: ids.next('key'), created_at: at },
            })
            .onConflict((conflict) =>
              conflict.column('hash').doUpdateSet({ ...grant, source: 'configuration', revoked_at: null }),
            )
            .execute();
        }
      }),

    async create({ name, owner, role, brands }, hash, createdBy, at) {
      const row = await queries
        .insertInto('operator_key')
        .values({
          ...{ name, owner, role, hash, brands: brands ? [...brands] : null, is_keeper: false },
          ...{ id: ids.next('key'), source: 'api', created_by: createdBy, created_at: at },
        })
        .onConflict((conflict) => conflict.column('hash').doNothing())
        .returningAll()
        .executeTakeFirst();
      return row && toKey(row);
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
        .where('source', '=', 'api')
        .where('revoked_at', 'is', null)
        .returningAll()
        .executeTakeFirst();
      return row && toKey(row);
    },

    async find(id) {
      const row = await queries
        .selectFrom('operator_key')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirst();
      return row && toKey(row);
    },

    async list() {
      const rows = await queries
        .selectFrom('operator_key')
        .selectAll()
        .orderBy('created_at')
        .orderBy('id')
        .execute();
      return rows.map(toKey);
    },
  };
}

function toKey(row: Selectable<Schema['operator_key']>): OperatorKey {
  return {
    id: row.id,
    name: row.name,
    owner: row.owner,
    role: row.role,
    brands: row.brands ?? undefined,
    isKeeper: row.is_keeper,
    source: row.source,
    createdBy: row.created_by ?? undefined,
    createdAt: row.created_at,
    lastUsedAt: row.last_used_at ?? undefined,
    revokedAt: row.revoked_at ?? undefined,
  };
}
