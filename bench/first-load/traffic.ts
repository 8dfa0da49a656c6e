import type { CDPSession } from '@playwright/test';

/** One request and what travelled for it, headers included. */
export interface Transfer {
  readonly path: string;
  /** Milliseconds since 1970. */
  readonly sentAt: number;
  readonly bytes: number;
}

export interface Traffic {
  /** Requests that were sent to the origin until a moment, however long they took, in order. */
  until(timeMs: number): readonly Transfer[];
}

/** Counts what a page and its frames load from an origin, headers included, as it travels. */
export async function countTraffic(session: CDPSession, origin: string): Promise<Traffic> {
  const transfers = new Map<string, Transfer & { bytes: number }>();
  const socketOrigin = origin.replace(/^http/, 'ws');
  const sockets = new Map<string, string>();
  const pathOf = (url: string) => new URL(url).pathname;
  session.on('Network.requestWillBeSent', ({ requestId, request, wallTime }) => {
    if (!request.url.startsWith(origin)) return;
    transfers.set(requestId, { path: pathOf(request.url), sentAt: wallTime * 1000, bytes: 0 });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const transfer = transfers.get(requestId);
    if (transfer) transfer.bytes += encodedDataLength;
  });
  session.on('Network.webSocketCreated', ({ requestId, url }) => {
    if (url.startsWith(socketOrigin)) sockets.set(requestId, pathOf(url));
  });
  session.on('Network.webSocketWillSendHandshakeRequest', ({ requestId, wallTime }) => {
    const path = sockets.get(requestId);
    if (path !== undefined) transfers.set(requestId, { path, sentAt: wallTime * 1000, bytes: 0 });
  });
  session.on('Network.webSocketFrameReceived', ({ requestId, response }) => {
    const transfer = transfers.get(requestId);
    if (transfer) transfer.bytes += response.payloadData.length;
  });
  await session.send('Network.enable');
  return {
    until: (timeMs) =>
      [...transfers.values()]
        .filter(({ sentAt }) => sentAt <= timeMs)
        .sort((one, two) => one.sentAt - two.sentAt),
  };
}
