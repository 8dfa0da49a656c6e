import { createHash } from 'node:crypto';
import { type Dirent, readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import type { StaticFile, StaticFiles } from '../ports/page.ts';

const contentTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};
const packedAlready = new Set(['.png', '.webp', '.woff2']);
/** As Vite names what never changes: `name-8characters.ext`. */
const hashedName = /-[\w-]{8}\.\w+$/;

/** Where the files of a folder are found: below which path, and which of them. */
export interface FileSource {
  readonly folder: string;
  /** Path below the product, with a slash at its end unless it is empty. */
  readonly prefix: string;
  readonly only?: (path: string) => boolean;
}

/** A file in memory with its tag. */
function memoryFile(name: string, content: Uint8Array): StaticFile {
  const type = extname(name);
  return {
    contentType: contentTypes[type] ?? 'application/octet-stream',
    etag: `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`,
    isImmutable: hashedName.test(name),
    isPackable: !packedAlready.has(type) && content.length > 256,
    content,
  };
}

function entriesOf(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true });
  } catch {
    return [];
  }
}

/**
 * Reads whole folders into memory: they are small, and a path from outside never reaches the file system.
 * @param made files that stand in no folder, by their path below the product
 */
export function openMemoryFiles(
  sources: readonly FileSource[],
  made: Readonly<Record<string, string>> = {},
): StaticFiles {
  const files = new Map<string, StaticFile>();
  for (const { folder, prefix, only } of sources) {
    for (const entry of entriesOf(folder)) {
      if (!entry.isFile() || entry.name.startsWith('.')) continue;
      const file = join(entry.parentPath, entry.name);
      const path = relative(folder, file).split(sep).join('/');
      if (path.startsWith('.') || !(only?.(path) ?? true)) continue;
      files.set(`${prefix}${path}`, memoryFile(entry.name, readFileSync(file)));
    }
  }
  for (const [path, text] of Object.entries(made)) files.set(path, memoryFile(path, Buffer.from(text)));
  return { find: (path) => files.get(path), all: () => [...files.values()] };
}
