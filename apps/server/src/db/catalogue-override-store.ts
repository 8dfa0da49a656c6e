import { sql } from 'kysely';
import type { CatalogueChange, CatalogueOverrides, OverridePlace } from '../ports/catalogue-overrides.ts';
import type { Database, Sql } from '../ports/database.ts';
import { byNumber, matching, newestFirst } from './newest-first.ts';
import { queriesOn } from './queries.ts';

/** Changes go one after the other, so that the newest number is the newest change that anybody can read. */
const advisoryLock = 4_606_772_110;

/** The whole, as a column has it. */
const all = '';
const named = (text: string): string | undefined => (text === all ? undefined : text);

interface PlaceColumns {
  readonly method: string;
  readonly brand: string;
  readonly country: string;
  readonly currency: string;
}

const placeOf = ({ method, brand, country, currency }: PlaceColumns): OverridePlace => ({
  method,
  brand: named(brand),
  country: named(country),
  currency: named(currency),
});

const columnsOf = ({ method, brand = all, country = all, currency = all }: OverridePlace): PlaceColumns => ({
  method,
  brand,
  country,
  currency,
});

async function newest(on: Sql): Promise<string> {
  const [row] = await on.run<{ version: bigint }>({
    text: 'select coalesce(max(id), 0)::bigint as version from catalogue_change',
  });
  return String(row?.version ?? 0n);
}

/** Overrides of the catalogue in the database, with their history. */
export function catalogueOverrideStore(database: Database): CatalogueOverrides {
  const queries = queriesOn(database);
  return {
    version: () => newest(database),

    async read() {
      // Read first: a change in between only makes the next look read anew.
      const version = await newest(database);
      const rows = await queries.selectFrom('catalogue_override').selectAll().execute();
      return { version, overrides: rows.map((row) => ({ ...placeOf(row), set: row.patch })) };
    },

    change: (place, set, { operatorKey, by, at, reason }) =>
      database.transaction(async (on) => {
        await on.run({ text: 'select pg_advisory_xact_lock($1::bigint)', values: [advisoryLock] });
        const within = queriesOn(on);
        const columns = columnsOf(place);
        const before = await matching(within.selectFrom('catalogue_override').selectAll(), {
          ...columns,
        }).executeTakeFirst();
        const patch = set === undefined ? null : JSON.stringify(set);
        if (patch === null) {
          const { method, brand, country, currency } = columns;
          await on.run({
            text: `delete from catalogue_override
              where method = $1 and brand = $2 and country = $3 and currency = $4`,
            values: [method, brand, country, currency],
          });
        } else {
          await within
            .insertInto('catalogue_override')
            .values({ ...columns, patch })
            .onConflict((conflict) =>
              conflict.columns(['method', 'brand', 'country', 'currency']).doUpdateSet({ patch }),
            )
            .execute();
        }
        await within
          .insertInto('catalogue_change')
          .values({
            ...columns,
            before: before === undefined ? null : JSON.stringify(before.patch),
            after: patch,
            operator_key: operatorKey,
            changed_by: by,
            ...{ reason, at },
          })
          .execute();
      }),

    changes(filter) {
      const { brand, method } = filter;
      const found = matching(queries.selectFrom('catalogue_change').selectAll(), { method });
      const brands = typeof brand === 'string' ? [brand] : brand;
      const seen = brands ? found.where(sql.ref('brand'), 'in', [all, ...brands]) : found;
      return newestFirst(seen, filter, byNumber, (rows) =>
        rows.map(
          (row): CatalogueChange => ({
            id: String(row.id),
            ...placeOf(row),
            before: row.before ?? undefined,
            after: row.after ?? undefined,
            reason: row.reason,
            operatorKey: row.operator_key,
            by: row.changed_by,
            at: row.at,
          }),
        ),
      );
    },
  };
}
