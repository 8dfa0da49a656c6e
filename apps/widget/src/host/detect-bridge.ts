import type { BridgeKind } from './host-channel.ts';
import type { HostWindow } from './host-window.ts';

/**
 * Who shows the widget: the first native bridge that is there, else the page above, else nobody. React Native gives its
 * bridge to every page and on Android to every frame, whoever's it is: in a frame it is the page above that we belong to.
 */
export function detectBridge(window: HostWindow): BridgeKind {
  if (window.webkit?.messageHandlers?.cashier) return 'ios';
  if (window.CashierBridge) return 'android';
  if (window.parent !== (window as unknown)) return 'frame';
  return window.ReactNativeWebView ? 'reactNative' : 'standalone';
}

/** The system of a native app, undefined elsewhere. React Native runs on both and says nothing itself. */
export function nativePlatform(kind: BridgeKind, userAgent: string): 'ios' | 'android' | undefined {
  if (kind === 'ios' || kind === 'android') return kind;
  if (kind !== 'reactNative') return undefined;
  return /android/i.test(userAgent) ? 'android' : 'ios';
}
