import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';
import { cardViewTypes } from '../../packages/contract/entities/card-view-types.ts';
import { root } from '../../tools/lib/root.mjs';

export const floorPath = '/floor/';
const outDir = join(root, '.cache', 'bench', 'floor');

export interface BuiltFile {
  readonly type: string;
  /** The content, compressed by brotli. */
  readonly body: Buffer;
}

const types: readonly (readonly [ending: string, type: string])[] = [
  ['.html', 'text/html; charset=utf-8'],
  ['.js', 'text/javascript; charset=utf-8'],
];

/** Names of the groups in English, from the widget's own texts. */
function groupNames(): Record<string, string> {
  const prefix = 'methods.groups.';
  const file = join(root, 'apps/widget/src/public/locales/en.json');
  const texts: Record<string, string> = JSON.parse(readFileSync(file, 'utf8'));
  return Object.fromEntries(
    Object.entries(texts)
      .filter(([key]) => key.startsWith(prefix))
      .map(([key, text]) => [key.slice(prefix.length), text]),
  );
}

/**
 * Builds the bare React page for production.
 * @param list address of the list of methods
 * @param sprite address of the sprite with the methods' icons
 * @returns its files by path
 */
export async function buildFloor(list: string, sprite: string): Promise<ReadonlyMap<string, BuiltFile>> {
  const settings = { list, sprite, cardViews: Object.values(cardViewTypes), groups: groupNames() };
  await build({
    root: join(import.meta.dirname, 'floor'),
    configFile: false,
    logLevel: 'warn',
    base: floorPath,
    define: { floorSettings: JSON.stringify(settings), 'process.env.NODE_ENV': '"production"' },
    build: { outDir, emptyOutDir: true, target: ['es2022'], modulePreload: { polyfill: false } },
  });
  return new Map(
    readdirSync(outDir, { recursive: true, encoding: 'utf8' }).flatMap((name) => {
      const type = types.find(([ending]) => name.endsWith(ending))?.[1];
      if (!type) return [];
      return [[floorPath + name, { type, body: brotliCompressSync(readFileSync(join(outDir, name))) }]];
    }),
  );
}
