import type { Bridge } from './bridge.ts';
import type { BridgeKind } from './host-channel.ts';
import type { HostWindow } from './host-window.ts';

/**
 * The native app around a web view. Whoever can call its functions is the app or was let in by it, so there is no
 * origin to check; that is also why no secret ever goes this way.
 */
export function createNativeBridge(
  window: HostWindow,
  kind: Exclude<BridgeKind, 'frame' | 'standalone'>,
): Bridge {
  return {
    kind,
    post: (message) => handlerOf(window, kind)?.postMessage(message),
    listen(read, listener) {
      const receive = (text: string) => {
        const message = read(text);
        if (message) listener(message);
      };
      window.cashierReceive = receive;
      return () => {
        if (window.cashierReceive === receive) delete window.cashierReceive;
      };
    },
  };
}

function handlerOf(window: HostWindow, kind: BridgeKind) {
  if (kind === 'ios') return window.webkit?.messageHandlers?.cashier;
  return kind === 'android' ? window.CashierBridge : window.ReactNativeWebView;
}
