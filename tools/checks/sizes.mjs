import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { listFiles } from '../lib/files.mjs';
import { root } from '../lib/root.mjs';

/** Limits in bytes (1 kB = 1000 bytes); brotli but for the SDK, which hosts serve by gzip at worst. */
const limits = { firstLoad: 85_000, visit: 17_000, chunk: 15_000, locale: 12_000, embed: 5_000 };

/**
 * An entry of Vite's manifest.
 * @typedef {{ file: string, name?: string, src?: string, isEntry?: boolean, imports?: string[], dynamicImports?: string[], css?: string[] }} Chunk
 */

/**
 * Files that the page loads before it is ready: the entry, what it imports statically, and their styles.
 * @param {Record<string, Chunk>} manifest
 * @param {string} entry key of the manifest
 * @returns {Set<string>}
 */
function firstLoad(manifest, entry) {
  /** @type {Set<string>} */
  const files = new Set();
  const seen = new Set();
  const open = [entry];
  for (let key = open.pop(); key !== undefined; key = open.pop()) {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) continue;
    seen.add(key);
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file);
    open.push(...(chunk.imports ?? []));
  }
  return files;
}

/** The page's own entry among those of other pages (captcha, popup). @param {Record<string, Chunk>} manifest */
function mainEntry(manifest) {
  const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry);
  const main = entries.find((key) => /(^index[.]html|boot\/entry-client[.]tsx)$/.test(key));
  if (!main) throw new Error('The manifest has no entry of the page.');
  return main;
}

/** @param {number} bytes */
const kB = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;

/**
 * What the files of a built widget weigh in brotli, in bytes.
 * @typedef {object} WidgetSizes
 * @property {number} firstLoad page, scripts and styles that the first screen needs
 * @property {number} script the scripts among them
 * @property {number} visit the script that every visit loads once the first screen can be used
 * @property {{ name: string, size: number }[]} later scripts and styles behind the first screen
 * @property {{ name: string, size: number }[]} locales
 */

/**
 * @param {string} client folder of the client build
 * @returns {WidgetSizes}
 */
export function widgetSizes(client) {
  /** @type {Record<string, Chunk>} */
  const manifest = JSON.parse(readFileSync(join(client, '.vite', 'manifest.json'), 'utf8'));
  const brotli = (/** @type {string} */ name) => brotliCompressSync(readFileSync(join(client, name))).length;
  const total = (/** @type {Iterable<string>} */ names) =>
    [...names].reduce((sum, name) => sum + brotli(name), 0);
  const initial = firstLoad(manifest, mainEntry(manifest));
  const visit = Object.values(manifest).find(({ name }) => name === 'visit')?.file;
  const page = existsSync(join(client, 'index.html')) ? ['index.html'] : [];
  return {
    firstLoad: total([...page, ...initial]),
    script: total([...initial].filter((name) => name.endsWith('.js'))),
    visit: visit === undefined ? 0 : brotli(visit),
    later: Object.values(manifest)
      .filter((chunk) => chunk.file !== visit && !initial.has(chunk.file) && /\.(js|css)$/.test(chunk.file))
      .map((chunk) => ({
        name: chunk.file,
        size: total([chunk.file, ...(chunk.css ?? [])].filter((name) => !initial.has(name))),
      })),
    locales: listFiles(join(client, 'locales')).map((path) => ({
      name: path.slice(client.length + 1),
      size: brotliCompressSync(readFileSync(path)).length,
    })),
  };
}

/**
 * Problems of a built widget.
 * @param {string} client folder of the client build
 * @returns {string[]}
 */
export function widgetProblems(client) {
  if (!existsSync(join(client, '.vite', 'manifest.json'))) {
    return ['The widget is not built: its manifest is missing.'];
  }
  const { firstLoad: total, visit, later, locales } = widgetSizes(client);
  return [
    ...(total > limits.firstLoad
      ? [`First load: ${kB(total)} brotli, ${kB(limits.firstLoad)} allowed.`]
      : []),
    ...(visit > limits.visit ? [`Visit: ${kB(visit)} brotli, ${kB(limits.visit)} allowed.`] : []),
    ...later
      .filter(({ size }) => size > limits.chunk)
      .map(({ name, size }) => `Chunk ${name}: ${kB(size)} brotli, ${kB(limits.chunk)} allowed.`),
    ...localeProblems(locales),
  ];
}

/**
 * A language counts with the largest of its areas, which are files of their own in folders of their own.
 * @param {WidgetSizes['locales']} locales
 * @returns {string[]}
 */
function localeProblems(locales) {
  const isArea = (/** @type {string} */ name) => name.split('/').length > 2;
  const base = (/** @type {string} */ name) => name.slice(name.lastIndexOf('/') + 1);
  const languages = new Set(locales.map(({ name }) => base(name)));
  return [...languages].flatMap((language) => {
    const files = locales.filter(({ name }) => base(name) === language);
    const core = files.find(({ name }) => !isArea(name));
    const [largest] = files.filter(({ name }) => isArea(name)).sort((a, b) => b.size - a.size);
    const size = (core?.size ?? 0) + (largest?.size ?? 0);
    if (size <= limits.locale) return [];
    const names = [core, largest].flatMap((file) => file?.name ?? []).join(' with ');
    return [`${names}: ${kB(size)} brotli, ${kB(limits.locale)} allowed.`];
  });
}

/**
 * A script with those beside it that it imports.
 * @param {string} dist
 * @param {string} name
 * @param {Set<string>} [seen]
 * @returns {Set<string>}
 */
function withImports(dist, name, seen = new Set()) {
  if (seen.has(name)) return seen;
  seen.add(name);
  const source = readFileSync(join(dist, name), 'utf8');
  for (const [, imported] of source.matchAll(/\b(?:from|import)\s*["']\.\/([^"']+)["']/g)) {
    if (imported) withImports(dist, imported, seen);
  }
  return seen;
}

/**
 * Problems of the built SDK: each script counts with what it imports, since a host page loads one of them.
 * @param {string} dist
 * @returns {string[]}
 */
export function embedProblems(dist) {
  const scripts = existsSync(dist) ? readdirSync(dist).filter((name) => /\.(m|c)?js$/.test(name)) : [];
  if (scripts.length === 0) return ['The SDK is not built: it has no script.'];
  const gzip = (/** @type {string} */ name) => gzipSync(readFileSync(join(dist, name))).length;
  return scripts
    .map((name) => ({ name, size: [...withImports(dist, name)].reduce((sum, file) => sum + gzip(file), 0) }))
    .filter(({ size }) => size >= limits.embed)
    .map(({ name, size }) => `SDK ${name}: ${kB(size)} gzip, less than ${kB(limits.embed)} allowed.`);
}

/**
 * The budget of what a player downloads.
 * @returns {Promise<string[]>}
 */
export async function sizes() {
  return [
    ...widgetProblems(join(root, 'apps/widget/dist/client')),
    ...embedProblems(join(root, 'packages/embed/dist')),
  ];
}
