import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import type { EntryAssets } from '../src/boot/page-assets.ts';

const id = 'virtual:client-assets';
const entry = 'src/boot/entry-client.tsx';
/** What the first screen of the sweepstakes has of its own. */
const sweepstakeView = 'src/boot/sweepstake-view.ts';
/** Name of the chunk with the visit behind the first screen; a group has no source in the manifest. */
const visitName = 'visit';
const client = fileURLToPath(new URL('../dist/client', import.meta.url));

interface ManifestChunk {
  readonly name?: string;
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}
type Manifest = Readonly<Record<string, ManifestChunk>>;

/**
 * Gives the renderer the browser build's hashed names and the styles of the first screen, so that the server needs
 * nothing but the renderer to write a page. On the development server the names are those of the sources.
 */
export function clientAssets(): Plugin {
  let isBuild = false;
  return {
    name: 'client-assets',
    configResolved: (config) => {
      isBuild = config.command === 'build';
    },
    resolveId: (name) => (name === id ? `\0${id}` : undefined),
    load(name, options) {
      if (name !== `\0${id}` || !options?.ssr) return undefined;
      const assets = isBuild
        ? built()
        : { script: entry, preloads: [], visit: [], css: '', sweepstake: { preloads: [], css: '' } };
      return `export const clientAssets = ${JSON.stringify(assets)};`;
    },
  };
}

function built(): EntryAssets {
  const file = join(client, '.vite', 'manifest.json');
  if (!existsSync(file)) throw new Error('Build the browser files first: the renderer needs their manifest.');
  return entryAssets(JSON.parse(readFileSync(file, 'utf8')));
}

function entryAssets(manifest: Manifest): EntryAssets {
  const main = manifest[entry];
  if (!main) throw new Error(`The manifest has no entry ${entry}.`);
  const visit = Object.keys(manifest).find((key) => manifest[key]?.name === visitName);
  if (!visit) throw new Error(`The manifest has no chunk ${visitName}.`);
  const chunks = withImports(manifest, entry);
  const cssOf = (files: readonly ManifestChunk[]) => [...new Set(files.flatMap((chunk) => chunk.css ?? []))];
  const css = cssOf(chunks);
  const textOf = (names: readonly string[]) =>
    names.map((name) => readFileSync(join(client, name), 'utf8')).join('');
  if (!manifest[sweepstakeView]) throw new Error(`The manifest has no entry ${sweepstakeView}.`);
  const ofSweepstake = withImports(manifest, sweepstakeView).filter((chunk) => !chunks.includes(chunk));
  return {
    script: main.file,
    preloads: chunks.filter((chunk) => chunk !== main).map((chunk) => chunk.file),
    visit: withImports(manifest, visit)
      .filter((chunk) => !chunks.includes(chunk))
      .map((chunk) => chunk.file),
    css: textOf(css),
    sweepstake: {
      preloads: ofSweepstake.map((chunk) => chunk.file),
      css: textOf(cssOf(ofSweepstake).filter((name) => !css.includes(name))),
    },
  };
}

/** The chunk and all that it imports statically, imports first, as the browser would apply their styles. */
function withImports(manifest: Manifest, key: string, seen = new Set<string>()): ManifestChunk[] {
  const chunk = manifest[key];
  if (!chunk || seen.has(key)) return [];
  seen.add(key);
  return [...(chunk.imports ?? []).flatMap((name) => withImports(manifest, name, seen)), chunk];
}
