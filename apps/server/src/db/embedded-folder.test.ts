import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../../../tools/testing/folder.ts';
import { embeddedFolder } from './embedded-folder.ts';
import { lockFolder } from './folder-lock.ts';

test('the database has a folder of its own', async () => {
  const dataDir = temporaryFolder({ 'secrets.json': '{}' });
  expect(await embeddedFolder(dataDir)).toBe(join(dataDir, 'db'));
  expect(readdirSync(dataDir).sort()).toEqual(['db', 'secrets.json']);
});

test('a database that stood beside the secrets is moved, and nothing else is', async () => {
  const dataDir = temporaryFolder({ 'secrets.json': '{}', PG_VERSION: '17', 'postgresql.conf': '' });
  for (const name of ['base', 'pg_wal', 'sandbox']) mkdirSync(join(dataDir, name));
  writeFileSync(join(dataDir, 'base', 'table'), 'rows');
  const lock = await lockFolder(dataDir);
  await expect(embeddedFolder(dataDir)).rejects.toThrow('in use');
  await lock.release();
  const folder = await embeddedFolder(dataDir);
  expect(readdirSync(folder).sort()).toEqual(['PG_VERSION', 'base', 'pg_wal', 'postgresql.conf']);
  expect(readdirSync(join(folder, 'base'))).toEqual(['table']);
  expect(readdirSync(dataDir).sort()).toEqual(['db', 'sandbox', 'secrets.json']);
});
