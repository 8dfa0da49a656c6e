import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { DepositEvent } from '../events.ts';
import type { PayoutEvent } from '../payouts.ts';
import type { Provider, RawWebhook } from '../provider.ts';

type ProviderEvent = DepositEvent | PayoutEvent;
type ProviderEventType = ProviderEvent['type'];

/** A webhook as it came in over a real socket, and what the provider read in it. */
export interface ReceivedEvent {
  readonly raw: RawWebhook;
  readonly event: ProviderEvent;
}

export interface WebhookInbox {
  /** Where webhooks are to be posted. */
  readonly url: string;
  /** Waits until a payment's events of a type are at least `count`, and gives them in order of arrival. */
  events<Type extends ProviderEventType>(
    reference: string,
    type: Type,
    count?: number,
  ): Promise<readonly (ReceivedEvent & { readonly event: Extract<ProviderEvent, { type: Type }> })[]>;
  close(): Promise<void>;
}

function isOfType<Type extends ProviderEventType>(
  received: ReceivedEvent,
  type: Type,
): received is ReceivedEvent & { readonly event: Extract<ProviderEvent, { type: Type }> } {
  return received.event.type === type;
}

/** Listens for webhooks on a port of its own and has them read by the provider under test. */
export async function openWebhookInbox(provider: () => Provider): Promise<WebhookInbox> {
  const received: ReceivedEvent[] = [];
  const waiting = new Set<() => void>();

  const server = createServer(async (request, reply) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const headers = Object.fromEntries(
      Object.entries(request.headers).map(([name, value]) => [name, Array.isArray(value) ? value[0] : value]),
    );
    const raw: RawWebhook = { headers, body: Buffer.concat(chunks), receivedAt: new Date() };
    const outcome = await provider().readWebhook(raw);
    if (outcome.kind === 'events') received.push(...outcome.events.map((event) => ({ raw, event })));
    reply.writeHead(outcome.kind === 'events' ? 204 : 401).end();
    for (const look of [...waiting]) look();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  return {
    url: `http://127.0.0.1:${port}/webhooks`,
    events: (reference, type, count = 1) =>
      new Promise((resolve) => {
        const look = () => {
          const found = received
            .filter((each) => each.event.reference === reference)
            .filter((each) => isOfType(each, type));
          if (found.length < count) return;
          waiting.delete(look);
          resolve(found);
        };
        waiting.add(look);
        look();
      }),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
