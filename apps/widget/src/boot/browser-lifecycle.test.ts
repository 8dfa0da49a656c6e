import { expect, it, vi } from 'vitest';
import { createPageLifecycle } from './browser-lifecycle.ts';

function begin() {
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  const window = Object.assign(new EventTarget(), { document });
  return { document, window, lifecycle: createPageLifecycle(window as unknown as Window) };
}

it('wakes whoever waits when the page is seen, online again, or by the player’s own wish', () => {
  const { document, window, lifecycle } = begin();
  const listener = vi.fn();
  const stop = lifecycle.onVisible(listener);
  document.dispatchEvent(new Event('visibilitychange'));
  window.dispatchEvent(new Event('online'));
  lifecycle.wake();
  expect(listener).toHaveBeenCalledTimes(3);
  document.visibilityState = 'hidden';
  document.dispatchEvent(new Event('visibilitychange'));
  stop();
  document.visibilityState = 'visible';
  document.dispatchEvent(new Event('visibilitychange'));
  window.dispatchEvent(new Event('online'));
  lifecycle.wake();
  expect(listener).toHaveBeenCalledTimes(3);
});

it('says once that the page goes away', () => {
  const { window, lifecycle } = begin();
  const listener = vi.fn();
  const stop = lifecycle.onUnload(listener);
  window.dispatchEvent(new Event('pagehide'));
  stop();
  window.dispatchEvent(new Event('pagehide'));
  expect(listener).toHaveBeenCalledOnce();
});
