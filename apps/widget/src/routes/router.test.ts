import { describe, expect, it } from 'vitest';
import { sweepstakeRoutes } from './sweepstake-routes.ts';
import { createTestRouter, method } from './testing/test-router.ts';

describe('the router', () => {
  it('shows the route of the address and keeps its query', async () => {
    const { router, shown, browser, told } = createTestRouter({ path: '/cashier/deposit?refetch=1' });
    await router.start();
    expect(shown()).toMatchObject({ name: 'deposit', query: { refetch: '1' }, direction: 'none' });
    expect(browser.url).toBe('/cashier/deposit?refetch=1');
    expect(told.marks).toEqual(['route-load-start:deposit']);
  });

  it.each(['/cashier', '/cashier/', '/cashier/nowhere', '/cashier/deposit/nowhere'])(
    'leads %s to the list',
    async (path) => {
      const { router, shown, browser } = createTestRouter({ path });
      await router.start();
      expect(shown().name).toBe('deposit');
      expect(browser.url).toBe('/cashier/deposit');
    },
  );

  it('keeps what the player pressed before it took over the address', async () => {
    const { router, shown, browser, selection, navigator, settled } = createTestRouter();
    selection.setState({ method });
    navigator.go('depositRedirect');
    await router.start();
    await settled();
    expect([shown().name, browser.url]).toEqual(['depositRedirect', '/cashier/deposit/redirect']);
    navigator.back();
    await settled();
    expect([shown().name, browser.url]).toEqual(['deposit', '/cashier/deposit']);
  });

  it('sends to the list whoever has chosen nothing', async () => {
    const { router, shown, browser, selection, navigator, settled } = createTestRouter({
      path: '/cashier/deposit/redirect?x=1',
    });
    await router.start();
    expect([shown().name, browser.url]).toEqual(['deposit', '/cashier/deposit']);
    selection.setState({ method });
    navigator.go('depositRedirect');
    await settled();
    expect([shown().name, browser.url]).toEqual(['depositRedirect', '/cashier/deposit/redirect']);
  });

  it('opens region pages only from another route', async () => {
    const { router, shown, navigator, settled } = createTestRouter({ path: '/cashier/deposit/region' });
    await router.start();
    expect(shown().name).toBe('deposit');
    navigator.go('depositRegion');
    await settled();
    expect(shown()).toMatchObject({ name: 'depositRegion', previous: 'deposit', direction: 'forward' });
  });

  it('sends routes whose screen is not built where their guard would', async () => {
    const { router, shown, navigator, selection, settled } = createTestRouter({
      without: ['depositCrypto', 'sweepDeposit'],
    });
    await router.start();
    selection.setState({ method });
    navigator.go('depositCrypto');
    await settled();
    expect(shown().name).toBe('deposit');
  });

  it('shows the empty page where not even a home is built', async () => {
    const { router, shown } = createTestRouter({ set: sweepstakeRoutes, without: ['sweepDeposit'] });
    await router.start();
    expect(shown().name).toBe('sweepEmpty');
  });

  it('goes back in the history where it came from there', async () => {
    const { router, shown, navigator, selection, settled, browser } = createTestRouter();
    await router.start();
    selection.setState({ method });
    navigator.go('depositRedirect');
    await settled();
    const { depth } = browser;
    navigator.back();
    await settled();
    expect(shown()).toMatchObject({ name: 'deposit', direction: 'back' });
    expect([browser.url, browser.depth]).toEqual(['/cashier/deposit', depth]);
    browser.forward();
    await settled();
    expect(shown()).toMatchObject({ name: 'depositRedirect', direction: 'forward' });
  });

  it('goes to the named back route where it came from elsewhere', async () => {
    const { router, shown, navigator, settled } = createTestRouter({ path: '/cashier/deposit/complete' });
    await router.start();
    expect(shown().name).toBe('depositComplete');
    navigator.back();
    await settled();
    expect(shown()).toMatchObject({ name: 'deposit', direction: 'back' });
  });

  it('falls back where a route names no way back and nothing was shown before it', async () => {
    const { router, shown, navigator, settled } = createTestRouter({ path: '/cashier/empty' });
    await router.start();
    navigator.back('depositComplete');
    await settled();
    expect(shown()).toMatchObject({ name: 'depositComplete', direction: 'back' });
  });

  it('keeps what came with a move in the history entry', async () => {
    const { router, shown, navigator, settled, browser } = createTestRouter();
    await router.start();
    navigator.go('depositComplete', { query: { status: 'waiting' }, state: { from: 'x' } });
    await settled();
    navigator.go('empty');
    await settled();
    browser.back();
    await settled();
    expect(shown()).toMatchObject({
      name: 'depositComplete',
      query: { status: 'waiting' },
      state: { from: 'x' },
      previous: 'deposit',
    });
  });

  it('shows the error page with the way back and what went wrong when a screen cannot be loaded', async () => {
    const { router, shown, navigator, settled, browser } = createTestRouter({
      load: async (name) => {
        if (name === 'empty') throw new Error('chunk');
      },
    });
    await router.start();
    navigator.go('empty');
    await settled();
    await settled();
    expect(shown()).toMatchObject({
      name: 'error',
      query: { backRoute: 'empty' },
      state: { message: 'chunk', stack: expect.stringContaining('chunk') },
    });
    expect(browser.url).toBe('/cashier/error?backRoute=empty');
  });

  it('stays and offers another try where not even the error page can be loaded', async () => {
    let isOffline = true;
    const loads: string[] = [];
    const { router, shown, navigator, settled, browser, told } = createTestRouter({
      load: async (name) => {
        loads.push(name);
        if (isOffline && name !== 'deposit') throw new TypeError('Failed to fetch');
      },
    });
    await router.start();
    navigator.go('depositComplete', { query: { status: 'waiting' } });
    await settled();
    expect(shown()).toMatchObject({ name: 'deposit', pending: undefined });
    expect([browser.url, told.unloadable.length]).toEqual(['/cashier/deposit', 1]);
    told.unloadable[0]?.();
    await settled();
    expect([shown().name, told.unloadable.length]).toEqual(['deposit', 2]);
    isOffline = false;
    told.unloadable[1]?.();
    await settled();
    expect(shown()).toMatchObject({ name: 'depositComplete', query: { status: 'waiting' } });
    expect(browser.url).toBe('/cashier/deposit/complete?status=waiting');
    expect(loads.filter((name) => name === 'depositComplete')).toHaveLength(3);
  });

  it('gives a screen 30 seconds to load', async () => {
    const { router, shown, navigator, settled, clock } = createTestRouter({
      load: (name) => (name === 'empty' ? new Promise(() => {}) : Promise.resolve()),
    });
    await router.start();
    navigator.go('empty');
    await clock.advance(29_999);
    expect(shown()).toMatchObject({ name: 'deposit', pending: 'empty' });
    await clock.advance(1);
    await settled();
    expect(shown()).toMatchObject({ name: 'error', state: { message: 'Request timeout' } });
    expect(clock.waiting).toBe(0);
  });

  it('shows the latest wish, whatever arrives first', async () => {
    let release = () => {};
    const { router, shown, navigator, settled } = createTestRouter({
      load: (name) =>
        name === 'empty'
          ? new Promise((resolve) => {
              release = resolve;
            })
          : Promise.resolve(),
    });
    await router.start();
    navigator.go('empty');
    navigator.go('depositComplete');
    await settled();
    release();
    await settled();
    expect(shown().name).toBe('depositComplete');
  });

  it('takes a thrown nothing for an unknown error', async () => {
    const { router, shown, navigator, settled } = createTestRouter();
    await router.start();
    navigator.fail(undefined, 'deposit');
    await settled();
    expect(shown().state).toEqual({ message: 'Unknown error' });
  });

  it('writes links that work without a script', () => {
    const { navigator } = createTestRouter();
    expect(navigator.href('deposit', { method: 'visa' })).toBe(
      '/cashier/deposit?locale=en&country=DE&method=visa',
    );
  });
});

describe('the back gesture', () => {
  it('on the list closes the widget and leaves it standing', async () => {
    const { router, shown, browser, told, settled } = createTestRouter();
    await router.start();
    browser.back();
    await settled();
    expect(told.left).toBe(1);
    expect([shown().name, browser.url]).toEqual(['deposit', '/cashier/deposit']);
    browser.back();
    await settled();
    expect(told.left).toBe(2);
  });

  it('on a first screen with a way back takes it', async () => {
    const { router, shown, browser, told, settled } = createTestRouter({ path: '/cashier/deposit/complete' });
    await router.start();
    browser.back();
    await settled();
    expect([told.left, shown().name]).toEqual([0, 'deposit']);
  });

  it('lays its floor once, also over a reload', async () => {
    const first = createTestRouter();
    await first.router.start();
    expect(first.browser.depth).toBe(2);
    const again = createTestRouter({ state: first.browser.window.history.state });
    await again.router.start();
    expect(again.browser.depth).toBe(1);
  });

  it('is nobody’s after the router stopped', async () => {
    const { router, browser, told, settled } = createTestRouter();
    await router.start();
    router.stop();
    browser.back();
    await settled();
    expect(told.left).toBe(0);
  });
});
