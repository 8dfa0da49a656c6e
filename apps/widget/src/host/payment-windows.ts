import type { HostChannel } from './host-channel.ts';
import { isFormReady } from './popup-message.ts';
import { isDeniedUrl } from './safe-url.ts';

interface Clock {
  after(delayMs: number, run: () => void): () => void;
}

interface Target {
  readonly url: string;
  readonly method: 'GET' | 'POST';
  readonly formParams?: Readonly<Record<string, string>>;
}

export interface PaymentWindowsOptions {
  readonly window: Window;
  readonly host: HostChannel;
  readonly clock: Clock;
  /** Address of our form page, with the language. */
  readonly formAddress: () => string;
}

/** How often a window is asked whether it is still there. */
const watchIntervalMs = 500;

/**
 * Windows beside the widget's own, opened at the click and sent on later, since by then a browser would block them.
 * That a window is closed, or seems so because its page cut its opener off, says nothing about the payment.
 */
export function createPaymentWindows(options: PaymentWindowsOptions) {
  const { window, host, clock } = options;
  const isNative = host.kind !== 'frame' && host.kind !== 'standalone';
  const ownOrigin = window.location.origin;

  function open() {
    const popup = isNative ? null : window.open(options.formAddress(), '_blank');
    return popup ? watched(window, popup, clock) : undefined;
  }

  return {
    open,
    openExternal(target: Target): boolean {
      if (isDeniedUrl(target.url)) return false;
      if (isNative) {
        host.send('redirect', { ...target });
        return true;
      }
      if (!isWebAddress(target.url)) {
        // An app takes the address and this page stays.
        if (target.method === 'POST') return false;
        window.location.assign(target.url);
        return true;
      }
      if (host.kind === 'frame') {
        // The host takes the whole window there: our own frame may be too small, or refused by the other page.
        host.send('redirect', { ...target });
        return true;
      }
      if (target.method === 'GET') window.location.assign(target.url);
      else leaveByForm(window, options.formAddress(), target);
      return true;
    },
    onReturn(listener: () => void): () => void {
      const hear = (event: MessageEvent) => {
        if (event.origin === ownOrigin && isReturn(event.data)) listener();
      };
      window.addEventListener('message', hear);
      return () => window.removeEventListener('message', hear);
    },
  };
}

/** Forms may be sent from our form page alone. It goes by the state of its own entry in the history. */
function leaveByForm({ history, location }: Window, formAddress: string, redirect: Target): void {
  history.pushState({ redirect }, '', formAddress);
  location.reload();
}

/** The opened window: it is told its target once it says that it is ready, in either order. */
function watched(window: Window, popup: Window, clock: Clock) {
  const ownOrigin = window.location.origin;
  let isReady = false;
  let target: Target | undefined;
  const closedListeners = new Set<() => void>();
  const readyListeners = new Set<() => void>();
  let isClosedTold = false;

  const send = () => {
    if (!isReady || !target) return;
    popup.postMessage(JSON.stringify({ type: 'redirect', payload: target }), ownOrigin);
    window.removeEventListener('message', hear);
  };
  const hear = (event: MessageEvent) => {
    if (event.source !== popup || event.origin !== ownOrigin || !isFormReady(event.data)) return;
    isReady = true;
    for (const listener of [...readyListeners]) listener();
    send();
  };
  window.addEventListener('message', hear);

  const watch = () => {
    if (isClosedTold) return;
    if (!popup.closed) {
      clock.after(watchIntervalMs, watch);
      return;
    }
    isClosedTold = true;
    window.removeEventListener('message', hear);
    for (const listener of [...closedListeners]) listener();
  };
  clock.after(watchIntervalMs, watch);

  return {
    redirect(next: Target) {
      target = next;
      send();
    },
    close() {
      isClosedTold = true;
      window.removeEventListener('message', hear);
      popup.close();
    },
    onClosed(listener: () => void): () => void {
      closedListeners.add(listener);
      return () => void closedListeners.delete(listener);
    },
    place: {
      window: popup,
      onReady(listener: () => void): void {
        if (isReady) listener();
        else readyListeners.add(listener);
      },
      onClosed: (listener: () => void): void => void closedListeners.add(listener),
    },
  };
}

function isWebAddress(url: string): boolean {
  return /^https?:/i.test(url);
}

/** The provider's return page says `{"type":"cashier-return"}`, as text or as an object. */
function isReturn(data: unknown): boolean {
  if (typeof data === 'string') return data.length < 256 && data.includes('"cashier-return"');
  return typeof data === 'object' && data !== null && 'type' in data && data.type === 'cashier-return';
}
