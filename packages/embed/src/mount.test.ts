// @vitest-environment happy-dom
// @vitest-environment-options { "settings": { "disableIframePageLoading": true, "handleDisabledFileLoadingAsSuccess": true } }
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { mount } from './mount.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

const mounted = () => {
  const cashier = mount(document.body, { url: 'https://pay.example/cashier/' });
  const heard = vi.fn();
  cashier.on('initError', heard);
  return { cashier, heard };
};

/** What the frame would say. */
const say = (frame: HTMLIFrameElement, type: string, payload?: unknown, origin = 'https://pay.example') =>
  window.dispatchEvent(
    new MessageEvent('message', {
      data: JSON.stringify({ type, payload }),
      origin,
      source: frame.contentWindow,
    }),
  );

it('tells the page of a frame that never says a word', () => {
  const { heard } = mounted();
  vi.advanceTimersByTime(19_999);
  expect(heard).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(heard).toHaveBeenCalledWith({ code: 'frame.silent', message: expect.any(String) });
});

it('has nothing to tell of one that has spoken, or that is gone', () => {
  const spoken = mounted();
  say(spoken.cashier.frame, 'Loaded', { version: '1' });
  const gone = mounted();
  gone.cashier.destroy();
  vi.advanceTimersByTime(60_000);
  expect(spoken.heard).not.toHaveBeenCalled();
  expect(gone.heard).not.toHaveBeenCalled();
});

it('takes no word from another origin for one', () => {
  const { cashier, heard } = mounted();
  say(cashier.frame, 'Loaded', { version: '1' }, 'https://evil.example');
  vi.advanceTimersByTime(20_000);
  expect(heard).toHaveBeenCalledTimes(1);
});
