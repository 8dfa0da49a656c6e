import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';

/** Everything that the page sends from now on: requests with their bodies, and what goes over sockets. */
export function watchSending(page: Page): () => string {
  const sent: string[] = [];
  const context = page.context();
  context.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  page.on('websocket', (socket) => {
    socket.on('framesent', ({ payload }) => sent.push(String(payload)));
  });
  return () => sent.join('\n');
}

/** Files of a folder, at any depth, that hold the text. */
export function filesHolding(folder: string, text: string): readonly string[] {
  const wanted = Buffer.from(text);
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => readFileSync(path).includes(wanted));
}
