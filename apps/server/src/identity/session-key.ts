import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The key of standalone visits that lies in the data folder; made on first use, readable by the owner alone.
 * @throws Error when the file is there and is no key
 */
export function keptSessionKey(dataDir: string): Uint8Array {
  const path = join(dataDir, 'session-key');
  if (!existsSync(path)) {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    writeFileSync(path, `${randomBytes(48).toString('base64url')}\n`, { mode: 0o600, flag: 'wx' });
  }
  const key = readFileSync(path, 'utf8').trim();
  if (key.length < 43) throw new Error(`${path} is not a session key: delete it to have a new one made.`);
  return new TextEncoder().encode(key);
}
