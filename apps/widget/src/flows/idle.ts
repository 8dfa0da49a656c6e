/** Runs when the browser has nothing better to do, at the latest after two seconds. */
export function whenIdle(window: Window, run: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(run, { timeout: 2_000 });
  // Safari has no idle callback: a moment later is as good.
  else setTimeout(run, 200);
}
