import { expect, it } from 'vitest';
import { createTestDatabase } from '../../../../tools/testing/database.ts';
import { temporaryFolder } from '../../../../tools/testing/folder.ts';
import { migrate } from './migrate.ts';
import { openDatabase } from './open-database.ts';
import { withRetry } from './retry.ts';
import { onEveryDatabase } from './testing/databases.suite.ts';
import { vacuum } from './vacuum.ts';

onEveryDatabase('a database', (database) => {
  it('takes and gives the same values', async () => {
    const at = new Date('2026-03-01T12:00:00.123Z');
    const [row] = await database().run({
      text: `select $1::bigint as big, $2::timestamptz as at, $3::jsonb as json, $4::text[] as texts,
        $5::bigint[] as bigs, $6::boolean as flag, $7::text as nothing, 5::integer as small`,
      values: [2n ** 62n, at, JSON.stringify([{ a: 1 }]), ['x', 'y,"z', null], [1n, -1n], true, null],
    });
    expect(row).toEqual({
      big: 2n ** 62n,
      at,
      json: [{ a: 1 }],
      texts: ['x', 'y,"z', null],
      bigs: [1n, -1n],
      flag: true,
      nothing: null,
      small: 5,
    });
  });

  it('takes a transaction whole or not at all', async () => {
    await database().run({ text: 'create table whole (n integer)' });
    const failing = database().transaction(async (sql) => {
      await sql.run({ text: 'insert into whole values (1)' });
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    await database().transaction((sql) => sql.run({ text: 'insert into whole values (2)' }));
    expect(await database().run({ text: 'select n from whole' })).toEqual([{ n: 2 }]);
  });

  it('goes on after a statement that failed', async () => {
    await expect(database().run({ text: 'select nonsense' })).rejects.toMatchObject({ code: '42703' });
    expect(await database().run({ text: 'select 1 as one' })).toEqual([{ one: 1 }]);
  });

  it('migrates once, and refuses what it does not know', async () => {
    await migrate(database());
    const known = { name: '9001-known', statements: ['create table known (n integer)'] };
    const { migrations } = await import('./migrations/registry.ts');
    await migrate(database(), [...migrations, known]);
    await migrate(database(), [...migrations, known]);
    await expect(
      migrate(database(), [...migrations, { ...known, statements: ['create table other (n integer)'] }]),
    ).rejects.toThrow('9001-known differs');
    await expect(migrate(database())).rejects.toThrow('9001-known, which this server does not know');
    const broken = { name: '9002-broken', statements: ['create table half (n integer)', 'nonsense'] };
    await expect(migrate(database(), [...migrations, known, broken])).rejects.toThrow();
    expect(await database().run({ text: `select to_regclass('half') is null as gone` })).toEqual([
      { gone: true },
    ]);
  });

  it('is vacuumed', () => vacuum(database()));
});

it('lets servers that start at once migrate one after another', async () => {
  const databaseUrl = await createTestDatabase();
  const options = { databaseUrl, dataDir: '', connections: 2 };
  const servers = await Promise.all([1, 2, 3].map(() => openDatabase(options)));
  await Promise.all(servers.map((server) => server.close()));
});

it('keeps the embedded database over a restart and for one process alone', async () => {
  const dataDir = temporaryFolder();
  const first = await openDatabase({ dataDir, connections: 1 });
  await first.run({ text: 'create table kept as select 5 as n' });
  await expect(openDatabase({ dataDir, connections: 1 })).rejects.toThrow(
    'is in use by another running server',
  );
  await first.close();
  const second = await openDatabase({ dataDir, connections: 1 });
  expect(await second.run({ text: 'select n from kept' })).toEqual([{ n: 5 }]);
  await second.close();
}, 60_000);

it('runs a transaction again that the database gave up, and no other', async () => {
  let runs = 0;
  const failing = (code: string) => () => {
    runs += 1;
    return Promise.reject(Object.assign(new Error('x'), { code }));
  };
  await expect(withRetry(failing('40P01'))).rejects.toThrow();
  expect(runs).toBe(6);
  await expect(withRetry(failing('23505'))).rejects.toThrow();
  expect(runs).toBe(7);
});
