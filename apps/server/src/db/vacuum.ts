import type { Database } from '../ports/database.ts';

/** Gives the space of dead rows back to the embedded database, which has no autovacuum; PostgreSQL does it itself. */
export async function vacuum(database: Database): Promise<void> {
  if (database.kind === 'embedded') await database.run({ text: 'vacuum analyze' });
}
