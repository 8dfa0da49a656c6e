import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDatabase, startPostgres } from './postgres.mjs';

let postgres: Awaited<ReturnType<typeof startPostgres>>;
beforeAll(async () => {
  postgres = await startPostgres({ settings: { max_connections: 17 } });
});
afterAll(() => postgres.stop());

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

it('gives every caller an empty database of its own', async () => {
  const [one, two] = await Promise.all([createDatabase(postgres.url), createDatabase(postgres.url)]);
  await query(one, 'CREATE TABLE t (n int)');
  await expect(query(two, 'SELECT * FROM t')).rejects.toThrow('relation "t" does not exist');
});

it('runs with the settings it was given, and on a version we support', async () => {
  expect(await query(postgres.url, 'SHOW max_connections')).toEqual([{ max_connections: '17' }]);
  expect(await query(postgres.url, 'SHOW fsync')).toEqual([{ fsync: 'off' }]);
  const [row] = await query(postgres.url, 'SHOW server_version_num');
  expect(Number(Object.values(row ?? {})[0])).toBeGreaterThanOrEqual(150000);
});

it('takes a name for a name', async () => {
  const url = await createDatabase(postgres.url, 'odd "name"');
  expect(await query(url, 'SELECT current_database() AS name')).toEqual([{ name: 'odd "name"' }]);
});
