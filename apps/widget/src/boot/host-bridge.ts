import type { Bridge } from '../host/bridge.ts';
import { detectBridge } from '../host/detect-bridge.ts';
import { createFrameBridge } from '../host/frame-bridge.ts';
import type { HostWindow } from '../host/host-window.ts';
import { createNativeBridge } from '../host/native-bridge.ts';
import { standaloneBridge } from '../host/standalone-bridge.ts';
import type { Early } from './early-page.ts';

/** The bridge to whoever shows the widget, with what the inline script heard of it already. */
export function openBridge(window: HostWindow, { data, heard, stop }: Early): Bridge {
  const kind = detectBridge(window);
  if (kind === 'standalone') return standaloneBridge;
  if (kind !== 'frame') return createNativeBridge(window, kind);
  const bridge = createFrameBridge(window, { allowedOrigins: data.allowedOrigins, heardEarly: heard });
  return {
    ...bridge,
    listen(read, listener) {
      stop();
      return bridge.listen(read, listener);
    },
  };
}
