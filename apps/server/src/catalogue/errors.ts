import type * as z from 'zod/mini';

/** A fault in the catalogue's data, so that whoever edits it finds the place: file, entry and field. */
export class CatalogueError extends Error {
  constructor(file: string, entry: string, field: string, problem: string) {
    super(`catalogue: ${file}, entry "${entry}", field "${field}": ${problem}`);
    this.name = 'CatalogueError';
  }
}

/** The first issue of a failed validation as a fault of the catalogue. */
export function catalogueErrorOf(file: string, entry: string, error: z.core.$ZodError): CatalogueError {
  const issue = error.issues[0];
  const field = issue?.path.join('.') || (issue && 'keys' in issue ? String(issue.keys) : 'the whole');
  return new CatalogueError(file, entry, field, issue?.message ?? 'is wrong');
}
