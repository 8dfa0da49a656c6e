import { desktopMinWidthPx } from '@opencashier/contract/constants';
import type { Platform } from '@opencashier/contract/entities/user';
import type { SessionStore } from '../flows/session.ts';
import { nativePlatform } from '../host/detect-bridge.ts';
import type { BridgeKind } from '../host/host-channel.ts';

/** The platform: the app's system, else by the width of the frame itself. */
export function platformOf(window: Pick<Window, 'innerWidth' | 'navigator'>, kind: BridgeKind): Platform {
  const native = nativePlatform(kind, window.navigator.userAgent);
  return native ?? (window.innerWidth > desktopMinWidthPx ? 'desktop' : 'mobile');
}

/** Follows the frame's width for as long as the page lives. */
export function followWidth(window: Window, kind: BridgeKind, session: SessionStore): void {
  window.addEventListener('resize', () => {
    const platform = platformOf(window, kind);
    if (platform !== session.getState().platform) session.setState({ platform });
  });
}
