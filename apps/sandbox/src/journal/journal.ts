import { mkdirSync } from 'node:fs';
import { open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { lockFolder } from './lock.ts';

export interface Journal {
  /** The lines that were there when it was opened, oldest first. */
  readonly lines: readonly string[];
  /**
   * Adds lines; resolves once they would survive a power cut, or with `written` once the system has them, which
   * survives a killed process. Lines of parallel calls share one flush.
   */
  append(lines: readonly string[], until?: 'synced' | 'written'): Promise<void>;
  /** Resolves once everything appended so far is safe. */
  settled(): Promise<void>;
  close(): Promise<void>;
}

/**
 * An append-only file, one JSON text per line. A process killed in the middle of a write leaves a last line without
 * its end; nobody was told that it holds, so it is cut off.
 * @throws when the folder is in use or the file cannot be read
 */
export async function openJournal(folder: string): Promise<Journal> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const unlock = await lockFolder(folder);
  const path = join(folder, 'journal.ndjson');
  const file = await open(path, 'a+', 0o600);
  const text = await readFile(path, 'utf8');
  const whole = text.slice(0, text.lastIndexOf('\n') + 1);
  if (whole.length < text.length) await file.truncate(Buffer.byteLength(whole));

  let buffer = '';
  let flushing: Promise<void> = Promise.resolve();
  let isPlanned = false;
  let isSyncWanted = false;

  const flush = async () => {
    isPlanned = false;
    const chunk = buffer;
    const mustSync = isSyncWanted;
    buffer = '';
    isSyncWanted = false;
    if (chunk !== '') await file.appendFile(chunk);
    if (mustSync) await file.datasync();
  };
  const append: Journal['append'] = (lines, until = 'synced') => {
    isSyncWanted ||= until === 'synced';
    buffer += lines.map((line) => `${line}\n`).join('');
    if (!isPlanned) {
      isPlanned = true;
      flushing = flushing.then(flush);
    }
    return flushing;
  };

  return {
    lines: whole.split('\n').slice(0, -1),
    append,
    settled: () => flushing,
    close: async () => {
      await flushing;
      await file.close();
      await unlock();
    },
  };
}
