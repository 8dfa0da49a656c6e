import type { PageLifecycle } from '../flows/page-lifecycle.ts';

export interface BrowserLifecycle extends PageLifecycle {
  /** The player's own wish: whoever waits for the page to be seen or online again asks now. */
  wake(): void;
}

/** The page's own events, as flows know them. */
export function createPageLifecycle(window: Window): BrowserLifecycle {
  const { document } = window;
  const waiting = new Set<() => void>();
  return {
    wake() {
      for (const listener of [...waiting]) listener();
    },
    onVisible(listener) {
      const onChange = () => {
        if (document.visibilityState === 'visible') listener();
      };
      document.addEventListener('visibilitychange', onChange);
      window.addEventListener('online', listener);
      waiting.add(listener);
      return () => {
        waiting.delete(listener);
        document.removeEventListener('visibilitychange', onChange);
        window.removeEventListener('online', listener);
      };
    },
    onUnload(listener) {
      window.addEventListener('pagehide', listener);
      return () => window.removeEventListener('pagehide', listener);
    },
  };
}
