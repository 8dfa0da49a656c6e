import { statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder, writeInto } from '../testing/folder.ts';
import { ensureSecrets, readSecrets } from './secrets.mjs';

it('generates secrets once, for the owner alone', () => {
  const data = join(temporaryFolder(), 'data');
  const secrets = ensureSecrets(data);
  expect(ensureSecrets(data)).toEqual(secrets);
  expect(readSecrets(data)).toEqual(secrets);
  expect(statSync(join(data, 'secrets.json')).mode & 0o777).toBe(0o600);
  expect(Buffer.from(secrets.TOKEN_SECRET).length).toBeGreaterThanOrEqual(32);
  expect(secrets.OPERATOR_WEBHOOK_SECRET).toMatch(/^whsec_demo[A-Za-z0-9+/]{44}$/);
  expect(new Set(Object.values(secrets)).size).toBe(6);
});

it('adds what an older file lacks and keeps the rest', () => {
  const data = temporaryFolder({ 'secrets.json': '{ "TOKEN_SECRET": "kept" }' });
  expect(ensureSecrets(data).TOKEN_SECRET).toBe('kept');
  expect(ensureSecrets(data).OPERATOR_API_KEY).toMatch(/^demo_operator_/);
  expect(statSync(join(data, 'secrets.json')).mode & 0o777).toBe(0o600);
});

it('says which file is broken', () => {
  const data = temporaryFolder();
  writeInto(data, 'secrets.json', '{');
  expect(() => ensureSecrets(data)).toThrow(/secrets\.json is not valid JSON/);
});
