import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** Thrown when another process works on the same folder. */
export class FolderInUseError extends Error {
  override readonly name = 'FolderInUseError';

  constructor(folder: string) {
    super(`Another sandbox is running on ${folder}: stop it, or set DATA_DIR to another folder.`);
  }
}

function listen(path: string): Promise<Server | undefined> {
  return new Promise((done, fail) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') done(undefined);
      else fail(error);
    });
    server.listen(path, () => done(server.unref()));
  });
}

function answers(path: string): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect(path);
    socket.once('connect', () => {
      socket.destroy();
      done(true);
    });
    socket.once('error', () => done(false));
  });
}

/**
 * Keeps a folder for this process alone. The lock is a bound local socket: the system frees it however the process
 * ends, so a killed one leaves no lock behind. It lies in the temporary folder, since a socket's path may have about
 * a hundred characters only.
 * @throws {FolderInUseError} when another process has the folder
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const name = createHash('sha256').update(resolve(folder)).digest('hex').slice(0, 24);
  const path =
    process.platform === 'win32'
      ? `\\\\.\\pipe\\opencashier-${name}`
      : join(tmpdir(), `opencashier-${name}.sock`);
  let server = await listen(path);
  if (!server && !(await answers(path))) {
    rmSync(path, { force: true });
    server = await listen(path);
  }
  if (!server) throw new FolderInUseError(folder);
  const held = server;
  return () => new Promise((done) => held.close(() => done()));
}
