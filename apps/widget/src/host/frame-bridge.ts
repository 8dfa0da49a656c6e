import type { Bridge } from './bridge.ts';
import type { HostWindow, IncomingMessage } from './host-window.ts';

/** Messages that wait for the host to be known; more than these would only be a fault of ours. */
const maxWaiting = 50;

export interface FrameBridgeOptions {
  /** Origins of pages that may show this brand's widget. */
  readonly allowedOrigins: readonly string[];
  /** What the page's inline script heard before this code was there. */
  readonly heardEarly: readonly IncomingMessage[];
}

/**
 * The host page above the frame.
 * 1. Only the parent window is listened to, and only from an origin that the brand allows.
 * 2. The first valid `loaded` pins that origin: from then on no other is heard or told anything.
 * 3. Until then a message with data waits, and only those without any go out, to any origin.
 */
export function createFrameBridge(window: HostWindow, options: FrameBridgeOptions): Bridge {
  let pinned: string | undefined;
  const waiting: string[] = [];

  const isBelieved = ({ source, origin }: IncomingMessage) =>
    source === window.parent &&
    (pinned === undefined ? options.allowedOrigins.includes(origin) : origin === pinned);

  function pin(origin: string): void {
    pinned = origin;
    for (const message of waiting.splice(0)) window.parent.postMessage(message, origin);
  }

  return {
    kind: 'frame',
    post(message, carriesData) {
      if (pinned !== undefined) window.parent.postMessage(message, pinned);
      else if (!carriesData) window.parent.postMessage(message, '*');
      else if (waiting.length < maxWaiting) waiting.push(message);
    },
    listen(read, listener) {
      const hear = (event: IncomingMessage) => {
        if (!isBelieved(event)) return;
        const message = read(event.data);
        if (!message) return;
        if (message.kind === 'valid' && message.type === 'loaded' && pinned === undefined) pin(event.origin);
        // Before the handshake there is nothing that another message could be about.
        if (pinned === undefined && message.type !== 'loaded') return;
        listener(message);
      };
      window.addEventListener('message', hear);
      for (const event of options.heardEarly) hear(event);
      return () => window.removeEventListener('message', hear);
    },
  };
}
