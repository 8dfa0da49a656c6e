import { Client } from 'undici';
import type { SignedWebhook } from './webhooks.ts';

export interface LoadOutcome {
  /** Webhooks per second. */
  readonly rate: number;
  /** Part of one processor core that this load itself took. */
  readonly ownShare: number;
}

/** Sends one webhook; resolves with the status of its reply. */
function send(client: Client, { headers, body }: SignedWebhook): Promise<number> {
  return new Promise((resolve, reject) => {
    let status = 0;
    client.dispatch(
      {
        method: 'POST',
        path: '/api/webhooks/sandbox',
        headers: { ...headers, 'content-type': 'application/json' },
        body,
      },
      {
        onRequestStart: () => undefined,
        onResponseStart: (_controller, statusCode) => {
          status = statusCode;
        },
        onResponseEnd: () => resolve(status),
        onResponseError: (_controller, error) => reject(error),
      },
    );
  });
}

/**
 * Sends every webhook once over kept connections, one under way on each.
 * @throws Error when a reply is not 200
 */
export async function sendAll(
  origin: string,
  connections: number,
  webhooks: readonly SignedWebhook[],
): Promise<LoadOutcome> {
  const clients = Array.from({ length: connections }, () => new Client(origin, { pipelining: 1 }));
  let next = 0;
  const drive = async (client: Client) => {
    for (let webhook = webhooks[next++]; webhook; webhook = webhooks[next++]) {
      const status = await send(client, webhook);
      if (status !== 200) throw new Error(`The server answered a webhook with ${status}.`);
    }
  };
  const cpu = process.cpuUsage();
  const began = performance.now();
  try {
    await Promise.all(clients.map(drive));
    const seconds = (performance.now() - began) / 1000;
    const { user, system } = process.cpuUsage(cpu);
    return { rate: webhooks.length / seconds, ownShare: (user + system) / 1e6 / seconds };
  } finally {
    await Promise.all(clients.map((client) => client.destroy()));
  }
}
