import { mkdir, readdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { lockFolder } from './folder-lock.ts';

/** What a database keeps in its folder; earlier versions had it beside the secrets and keys. */
const ownEntry = /^(?:PG_VERSION|base|global|pg_\w+|postgresql\..*|postmaster\..*)$/;

/**
 * The folder of the embedded database, a room of its own in the data folder. A database that an earlier version made
 * beside it is moved there.
 *
 * @throws an Error with a sentence for people where another process holds the data folder
 */
export async function embeddedFolder(dataDir: string): Promise<string> {
  const folder = join(dataDir, 'db');
  await mkdir(folder, { recursive: true });
  const entries = await readdir(dataDir);
  if (!entries.includes('PG_VERSION')) return folder;
  const lock = await lockFolder(dataDir);
  try {
    // The mark of a database goes last, so that a move that was cut off is taken up again.
    const found = entries.filter((entry) => ownEntry.test(entry) && entry !== 'PG_VERSION');
    for (const entry of [...found, 'PG_VERSION']) await rename(join(dataDir, entry), join(folder, entry));
    return folder;
  } finally {
    await lock.release();
  }
}
