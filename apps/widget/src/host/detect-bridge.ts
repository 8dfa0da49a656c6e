import type { BridgeKind } from './host-channel.ts';
import type { HostWindow } from './host-window.ts';

/** Who shows the widget: the first native bridge that is there, else the page above, else nobody. */
export function detectBridge(window: HostWindow): BridgeKind {
  if (window.webkit?.messageHandlers?.cashier) return 'ios';
  if (window.CashierBridge) return 'android';
  if (window.ReactNativeWebView) return 'reactNative';
  return window.parent === (window as unknown) ? 'standalone' : 'frame';
}

/** The system of a native app, undefined elsewhere. React Native runs on both and says nothing itself. */
export function nativePlatform(kind: BridgeKind, userAgent: string): 'ios' | 'android' | undefined {
  if (kind === 'ios' || kind === 'android') return kind;
  if (kind !== 'reactNative') return undefined;
  return /android/i.test(userAgent) ? 'android' : 'ios';
}
