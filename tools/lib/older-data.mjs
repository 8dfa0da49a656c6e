import { existsSync, mkdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';

/** With this exit code the server says that its embedded database was made by another version. */
export const otherVersionsData = 4;

/** The ledger's, the provider's and the operator's books: one without the others would never agree. */
const books = ['db', 'sandbox', 'operator'];

/**
 * Moves the books of a data folder into a folder beside them, where nothing is lost; secrets and keys stay.
 * @param {string} dataDir
 * @returns the folder that they are in now
 */
export function setAside(dataDir) {
  let number = 1;
  while (existsSync(join(dataDir, `older-${number}`))) number += 1;
  const folder = join(dataDir, `older-${number}`);
  mkdirSync(folder, { mode: 0o700 });
  for (const name of books) {
    if (existsSync(join(dataDir, name))) renameSync(join(dataDir, name), join(folder, name));
  }
  return folder;
}

/**
 * Starts an evaluation. Books that another version made are set aside, and it starts afresh.
 * @param {{ startAll: () => Promise<void>, stopAll: () => Promise<void>, dataDir: string,
 *   say: (line: string) => void }} evaluation
 */
export async function startOnFittingData({ startAll, stopAll, dataDir, say }) {
  try {
    await startAll();
  } catch (error) {
    const isOther = error instanceof Error && 'exitCode' in error && error.exitCode === otherVersionsData;
    if (!isOther) throw error;
    await stopAll();
    say(`The books of another version were moved to ${setAside(dataDir)}; new ones are begun.`);
    await startAll();
  }
}
