import { fileURLToPath } from 'node:url';

/** What the bundler tells of a module. */
interface ChunkingContext {
  getModuleInfo(id: string): {
    readonly importers: readonly string[];
    readonly dynamicImporters: readonly string[];
  } | null;
}

const sources = fileURLToPath(new URL('../src/', import.meta.url));
const entry = `${sources}boot/entry-client.tsx`;
const visitEntry = `${sources}boot/begin-visit.ts`;
const firstCalls = `${sources}boot/first-calls.ts`;
const late = [`${sources}ui/`];

/**
 * Few requests: all that the first screen needs is one chunk, and what several later screens share is another.
 * Left alone, the bundler makes a chunk of every combination of screens.
 */
export const chunkGroups = [
  { name: first, debugName: 'first', priority: 3 },
  // What every visit needs once the list stands, in one request.
  { name: visit, debugName: 'visit', priority: 2 },
  // Each of the form's libraries is as large as a chunk may be: side by side they arrive sooner.
  { name: 'form-state', test: /node_modules\/react-hook-form\//, priority: 1 },
  // The agent of an operator's monitoring, for those who have one.
  { name: 'monitoring-base', test: /apm-rum-core\/dist\/es\/common\//, priority: 1 },
  { name: 'masks', test: /node_modules\/imask\//, priority: 1 },
  { name: shared, debugName: 'shared', priority: 1 },
];

function first(id: string, context: ChunkingContext): string | null {
  return isNeededBy(entry, id, context, new Set()) ? 'first' : null;
}

function visit(id: string, context: ChunkingContext): string | null {
  const isCall = context.getModuleInfo(id)?.dynamicImporters.includes(firstCalls);
  if (!isCall && !isNeededBy(visitEntry, id, context, new Set())) return null;
  return 'visit';
}

/** The dynamic imports of the card views stay chunks of their own: their importers are no static ones. */
function shared(id: string, context: ChunkingContext): string | null {
  const importers = context.getModuleInfo(id)?.importers ?? [];
  return importers.length > 0 && late.some((folder) => id.startsWith(folder)) ? 'shared' : null;
}

/** Is there a way of static imports from the root to this module? */
function isNeededBy(root: string, id: string, context: ChunkingContext, seen: Set<string>): boolean {
  if (id === root) return true;
  if (seen.has(id)) return false;
  seen.add(id);
  const importers = context.getModuleInfo(id)?.importers ?? [];
  return importers.some((importer) => isNeededBy(root, importer, context, seen));
}
