import { createHash } from 'node:crypto';
import { realpath, rm } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface FolderLock {
  release(): Promise<void>;
}

/**
 * Holds a folder for this process alone, by a listening local socket named after the folder's real path. The system
 * closes it with the process, however that ends, so no stale lock is ever left: Linux has abstract sockets, Windows
 * named pipes; elsewhere a socket file is left, and is taken over once nobody answers on it. Containers that share a
 * volume but not a network namespace don't see each other's lock.
 *
 * @throws an Error with a sentence for people where another process holds the folder
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  const path = lockAddress(await realpath(folder), process.platform);
  const server = (await tryListen(path)) ?? (await takeOver(path));
  if (server === undefined) {
    throw new Error(`The data folder ${folder} is in use by another running server; stop that one first.`);
  }
  server.unref();
  return {
    release: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** Where the lock of a folder listens on a platform. */
export function lockAddress(realPath: string, platform: NodeJS.Platform): string {
  const name = `opencashier-${createHash('sha256').update(realPath).digest('hex').slice(0, 32)}`;
  if (platform === 'linux') return `\0${name}`;
  if (platform === 'win32') return `\\\\.\\pipe\\${name}`;
  return join(tmpdir(), `${name}.sock`);
}

/** A server that listens there, or nothing where the address is taken. */
function tryListen(path: string): Promise<Server | undefined> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(undefined);
      else reject(error);
    });
    server.listen({ path, exclusive: true }, () => resolve(server));
  });
}

/** Takes a socket file over that a killed process left; an address without a file is never stale. */
async function takeOver(path: string): Promise<Server | undefined> {
  if (process.platform === 'linux' || process.platform === 'win32' || (await isAnswering(path)))
    return undefined;
  await rm(path, { force: true });
  return tryListen(path);
}

function isAnswering(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(path);
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
