import { closeSync, fsyncSync, ftruncateSync, mkdirSync, openSync, readFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import type { WalletJournal } from './books.ts';

/**
 * The books on disk: one body a line, safe before the call is answered. A process that is killed in the middle of a line
 * leaves it without its end; nobody was told that it holds, so it is cut off.
 */
export function openWalletJournal(folder: string): WalletJournal & { close(): void } {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, 'wallet.ndjson');
  const file = openSync(path, 'a+', 0o600);
  const text = readFileSync(path, 'utf8');
  const whole = text.slice(0, text.lastIndexOf('\n') + 1);
  if (whole.length < text.length) ftruncateSync(file, Buffer.byteLength(whole));
  return {
    // A body is kept as a JSON text, whatever line ends it has.
    bodies: whole
      .split('\n')
      .slice(0, -1)
      .map((line) => String(JSON.parse(line))),
    append(body) {
      writeSync(file, `${JSON.stringify(body)}\n`);
      fsyncSync(file);
    },
    close: () => closeSync(file),
  };
}

/** Books that end with the process. */
export const memoryJournal = (): WalletJournal => ({ bodies: [], append: () => undefined });
