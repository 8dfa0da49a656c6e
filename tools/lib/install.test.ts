import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder, writeInto } from '../testing/folder.ts';
import { dependenciesAreFresh, installedMatches } from './install.mjs';

const wanted = {
  '': { version: '1.0.0' },
  'apps/shop': { version: '1.0.0' },
  'node_modules/shop': { link: true },
  'node_modules/fastify': { version: '5.0.0' },
  'apps/shop/node_modules/fastify': { version: '4.0.0' },
  'node_modules/native-for-another-system': { version: '1.0.0', optional: true },
};
const installed = {
  'node_modules/fastify': { version: '5.0.0' },
  'apps/shop/node_modules/fastify': { version: '4.0.0' },
};

describe('installedMatches', () => {
  it('takes links and optional packages of other systems for granted', () => {
    expect(installedMatches(wanted, installed)).toBe(true);
  });

  it('notices a missing package and another version', () => {
    expect(installedMatches(wanted, { 'node_modules/fastify': { version: '5.0.0' } })).toBe(false);
    expect(installedMatches(wanted, { ...installed, 'node_modules/fastify': { version: '5.0.1' } })).toBe(
      false,
    );
  });
});

describe('dependenciesAreFresh', () => {
  const lock = JSON.stringify({ packages: wanted });
  const record = JSON.stringify({ packages: installed });

  it('is false where nothing is installed', () => {
    expect(dependenciesAreFresh(temporaryFolder({ 'package-lock.json': lock }))).toBe(false);
  });

  it('remembers a look, and looks again when the lock file changes', () => {
    const folder = temporaryFolder({
      'package-lock.json': lock,
      'node_modules/.package-lock.json': record,
    });
    expect(dependenciesAreFresh(folder)).toBe(true);
    expect(existsSync(join(folder, 'node_modules/.opencashier-installed'))).toBe(true);
    expect(dependenciesAreFresh(folder)).toBe(true);
    const newer = { ...wanted, 'node_modules/pino': { version: '10.0.0' } };
    writeInto(folder, 'package-lock.json', JSON.stringify({ packages: newer }));
    expect(dependenciesAreFresh(folder)).toBe(false);
  });
});
