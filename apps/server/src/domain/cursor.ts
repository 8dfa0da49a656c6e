/** Where a page of a newest-first list ends: the next one goes on below it. */
export interface Position {
  readonly at: Date;
  readonly id: string;
}

/** An opaque cursor for a position. */
export function toCursor(position: Position): string {
  return Buffer.from(`${position.at.getTime()}:${position.id}`).toString('base64url');
}

/** The position of a cursor, or nothing where it is none of ours. */
export function fromCursor(cursor: string | undefined): Position | undefined {
  if (cursor === undefined) return undefined;
  const match = /^(\d{1,15}):(.{1,200})$/.exec(Buffer.from(cursor, 'base64url').toString('utf8'));
  const [, milliseconds, id] = match ?? [];
  if (milliseconds === undefined || id === undefined || id.includes('\0')) return undefined;
  return { at: new Date(Number(milliseconds)), id };
}
