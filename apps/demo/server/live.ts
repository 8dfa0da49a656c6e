import type { ServerResponse } from 'node:http';

/** Open pages by player, each waiting for news of its balance (server-sent events). */
export class Live {
  readonly #pages = new Map<string, Set<ServerResponse>>();

  open(player: string, response: ServerResponse): void {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    response.write(': open\n\n');
    const pages = this.#pages.get(player) ?? new Set();
    this.#pages.set(player, pages.add(response));
    response.on('close', () => {
      pages.delete(response);
      if (pages.size === 0) this.#pages.delete(player);
    });
  }

  /** Tells every page of the player that something moved or came. */
  notify(player: string, event: string, data: Readonly<Record<string, string>> = {}): void {
    const news = `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
    for (const page of this.#pages.get(player) ?? []) page.write(news);
  }

  close(): void {
    for (const pages of this.#pages.values()) for (const page of pages) page.end();
    this.#pages.clear();
  }
}
