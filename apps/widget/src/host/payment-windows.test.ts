import { describe, expect, it, vi } from 'vitest';
import { createTestClock } from '../flows/testing/test-clock.ts';
import { createTestHost } from '../flows/testing/test-edges.ts';
import type { BridgeKind } from './host-channel.ts';
import { createPaymentWindows } from './payment-windows.ts';

const origin = 'https://pay.example';
const page = { url: 'https://bank.example/1', method: 'GET' } as const;

function begin(kind: BridgeKind = 'frame', isBlocked = false) {
  const listeners = new Set<(event: unknown) => void>();
  const posted: unknown[] = [];
  const popup = {
    closed: false,
    close: vi.fn(),
    postMessage: (text: string, target: string) => void posted.push([JSON.parse(text), target]),
  };
  const assign = vi.fn();
  const [pushState, reload] = [vi.fn(), vi.fn()];
  const open = vi.fn(() => (isBlocked ? null : popup));
  const window = {
    open,
    location: { origin, assign, reload },
    history: { pushState },
    addEventListener: (_type: string, listener: (event: unknown) => void) => void listeners.add(listener),
    removeEventListener: (_type: string, listener: (event: unknown) => void) =>
      void listeners.delete(listener),
  };
  const clock = createTestClock();
  const { host, payloads } = createTestHost(kind);
  const windows = createPaymentWindows({
    window: window as unknown as Window,
    host,
    clock,
    formAddress: () => '/cashier/form?locale=ar',
  });
  const say = (data: unknown, from: { origin?: string; source?: unknown } = {}) => {
    for (const listener of [...listeners]) listener({ data, origin, source: popup, ...from });
  };
  const ready = (from = {}) => say('{"type":"widget-redirect-form-ready"}', from);
  const redirects = () => payloads('redirect');
  return { windows, popup, posted, say, ready, clock, assign, pushState, reload, open, redirects };
}

describe('a window that is opened in the click', () => {
  it('starts with our own form page, in the player’s language', () => {
    const { windows, open } = begin();
    windows.open();
    expect(open).toHaveBeenCalledWith('/cashier/form?locale=ar', '_blank');
  });

  it('is nothing where the browser blocks it, and is not even tried in an app', () => {
    expect(begin('frame', true).windows.open()).toBeUndefined();
    const app = begin('ios');
    expect(app.windows.open()).toBeUndefined();
    expect(app.open).not.toHaveBeenCalled();
  });

  it.each([
    ['the page is ready before the address is known', ['ready', 'redirect']],
    ['the address is known before the page is ready', ['redirect', 'ready']],
  ])('is sent on when %s, once', (_when, steps) => {
    const { windows, posted, ready } = begin();
    const opened = windows.open();
    for (const step of steps) {
      if (step === 'ready') ready();
      else opened?.redirect(page);
    }
    ready();
    expect(posted).toEqual([[{ type: 'redirect', payload: page }, origin]]);
  });

  it('is a place for a captcha once its page listens, whoever asks first, and until it is closed', async () => {
    const { windows, popup, ready, clock } = begin();
    const place = windows.open()?.place;
    const [early, late, closed] = [vi.fn(), vi.fn(), vi.fn()];
    place?.onReady(early);
    place?.onClosed(closed);
    ready({ origin: 'https://evil.example' });
    expect([place?.window, early.mock.calls.length]).toEqual([popup, 0]);
    ready();
    place?.onReady(late);
    expect([early, late].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
    popup.closed = true;
    await clock.advance(1_000);
    expect(closed).toHaveBeenCalledOnce();
  });

  it('believes its own window of our own origin alone', () => {
    const { windows, posted, ready } = begin();
    windows.open()?.redirect(page);
    ready({ origin: 'https://evil.example' });
    ready({ source: {} });
    expect(posted).toEqual([]);
  });

  it('says once that the player closed it, and nothing when we did', async () => {
    const { windows, popup, clock } = begin();
    const closed = vi.fn();
    windows.open()?.onClosed(closed);
    await clock.advance(2_000);
    expect(closed).not.toHaveBeenCalled();
    popup.closed = true;
    await clock.advance(2_000);
    expect([closed.mock.calls.length, clock.waiting]).toEqual([1, 0]);

    const ours = begin();
    const opened = ours.windows.open();
    opened?.onClosed(closed);
    opened?.close();
    ours.popup.closed = true;
    await ours.clock.advance(2_000);
    expect(ours.popup.close).toHaveBeenCalledOnce();
    expect([closed.mock.calls.length, ours.clock.waiting]).toEqual([1, 0]);
  });
});

describe('a page that needs no window', () => {
  it.each(['frame', 'ios', 'android', 'reactNative'] as const)('is the host’s to open in %s', (kind) => {
    const { windows, redirects, assign } = begin(kind);
    expect(windows.openExternal(page)).toBe(true);
    expect([redirects(), assign.mock.calls]).toEqual([[page], []]);
  });

  it('takes the whole tab where the tab is ours', () => {
    const { windows, assign } = begin('standalone');
    expect(windows.openExternal(page)).toBe(true);
    expect(assign).toHaveBeenCalledWith(page.url);
  });

  it('takes the whole tab by our form page where it is asked for by a form, since no other of ours may send one', () => {
    const { windows, assign, pushState, reload } = begin('standalone');
    const form = { ...page, method: 'POST', formParams: { a: 'b' } } as const;
    expect(windows.openExternal(form)).toBe(true);
    expect(pushState.mock.calls).toEqual([[{ redirect: form }, '', '/cashier/form?locale=ar']]);
    expect([reload.mock.calls.length, assign.mock.calls]).toEqual([1, []]);
  });

  it('is an app’s link that the browser hands on, if it is no form', () => {
    const link = { url: 'upi://pay?pa=a', method: 'GET' } as const;
    const { windows, assign, redirects } = begin();
    expect(windows.openExternal(link)).toBe(true);
    expect([assign.mock.calls, redirects()]).toEqual([[[link.url]], []]);
    expect(windows.openExternal({ ...link, method: 'POST' })).toBe(false);
  });

  it.each(['javascript:alert(1)', 'intent://x#Intent;end', 'no address'])('is never %s', (url) => {
    for (const kind of ['frame', 'ios', 'standalone'] as const) {
      const { windows, assign, redirects } = begin(kind);
      expect(windows.openExternal({ url, method: 'GET' })).toBe(false);
      expect([assign.mock.calls, redirects()]).toEqual([[], []]);
    }
  });
});

it('hears of the way back from our own origin alone', () => {
  const { windows, say } = begin();
  const returned = vi.fn();
  const stop = windows.onReturn(returned);
  say({ type: 'cashier-return' }, { origin: 'https://evil.example' });
  say({ type: 'other' });
  say('x'.repeat(500));
  say(null);
  expect(returned).not.toHaveBeenCalled();
  say({ type: 'cashier-return' });
  say('{"type":"cashier-return"}');
  stop();
  say({ type: 'cashier-return' });
  expect(returned).toHaveBeenCalledTimes(2);
});
