import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder, writeInto } from '../testing/folder.ts';
import { inputHash, isBuilt, markBuilt } from './build.mjs';

const part = { name: 'shop', folder: 'apps/shop', outputs: ['dist/main.js'] };

function repository(): string {
  const manifest = (name: string, needs: string[]) =>
    JSON.stringify({ name, dependencies: Object.fromEntries(needs.map((need) => [need, '1.0.0'])) });
  return temporaryFolder({
    'package-lock.json': '{}',
    'apps/shop/package.json': manifest('shop', ['till', 'fastify']),
    'apps/shop/src/main.ts': 'main',
    'apps/shop/dist/main.js': 'built',
    'packages/till/package.json': manifest('till', ['coin']),
    'packages/till/src/till.ts': 'till',
    'packages/coin/package.json': manifest('coin', ['till']),
    'packages/coin/src/coin.ts': 'coin',
    'packages/stranger/package.json': manifest('stranger', []),
    'packages/stranger/src/stranger.ts': 'stranger',
  });
}

describe('inputHash', () => {
  it.each([
    ['its own source', 'apps/shop/src/main.ts'],
    ['a new file', 'apps/shop/src/new.ts'],
    ['a package that it imports', 'packages/till/src/till.ts'],
    ['a package that its package imports', 'packages/coin/src/coin.ts'],
    ['a locked dependency', 'package-lock.json'],
  ])('changes with %s', (_what, path) => {
    const base = repository();
    const before = inputHash(base, part);
    writeInto(base, path, 'changed');
    expect(inputHash(base, part)).not.toBe(before);
  });

  it.each([
    ['a test', 'apps/shop/src/main.test.ts'],
    ['what it builds', 'apps/shop/dist/main.js'],
    ['a package that it does not import', 'packages/stranger/src/stranger.ts'],
    ['prose', 'packages/till/README.md'],
  ])('stays with %s', (_what, path) => {
    const base = repository();
    const before = inputHash(base, part);
    writeInto(base, path, 'changed');
    expect(inputHash(base, part)).toBe(before);
  });

  it('changes when a file is renamed', () => {
    const base = repository();
    const before = inputHash(base, part);
    rmSync(join(base, 'apps/shop/src/main.ts'));
    writeInto(base, 'apps/shop/src/other.ts', 'main');
    expect(inputHash(base, part)).not.toBe(before);
  });
});

describe('isBuilt', () => {
  it('needs the stamp of these inputs and the outputs', () => {
    const base = repository();
    expect(isBuilt(base, part)).toBe(false);
    markBuilt(base, part, inputHash(base, part));
    expect(isBuilt(base, part)).toBe(true);
    writeInto(base, 'packages/coin/src/coin.ts', 'changed');
    expect(isBuilt(base, part)).toBe(false);
    markBuilt(base, part, inputHash(base, part));
    rmSync(join(base, 'apps/shop/dist'), { recursive: true });
    expect(isBuilt(base, part)).toBe(false);
  });
});
