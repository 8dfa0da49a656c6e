import { expect, it, vi } from 'vitest';
import { settle } from '../flows/testing/test-clock.ts';
import { method } from '../flows/testing/test-methods.ts';
import { compose, type LateFlows } from './compose.ts';
import { drawnPorts } from './drawn-ports.ts';
import type { PageData } from './page-data.ts';

const data = {
  product: 'cashier',
  view: 'main',
  locale: 'en',
  messages: {
    'common.errors.socketNetworkError': 'Network connection failed',
    'button.tryAgain': 'Try again',
  },
  address: { locale: 'en' },
  // What is composed here uses no more of it.
} as unknown as PageData;

it('says that a screen cannot be loaded, and another try loads it anew and starts what was chosen', async () => {
  let isOffline = true;
  const start = vi.fn();
  const loadLateFlows = vi.fn(async () => {
    if (isOffline) throw new TypeError('Failed to fetch dynamically imported module');
    return { deposit: { start } } as unknown as LateFlows;
  });
  const composition = compose(data, '/deposit', {
    ...drawnPorts,
    loadLateFlows,
    async loadScreen() {
      await composition.loadLate();
      return () => null;
    },
  });
  const { services } = composition;
  const pix = method('pix');

  services.methods.chooseMethod(pix);
  await settle();
  expect(services.route.getState()).toMatchObject({ name: 'deposit', pending: undefined });
  const [notice] = services.notifications.store.getState().items;
  expect(notice).toMatchObject({ text: 'Network connection failed', action: { label: 'Try again' } });
  expect(start).not.toHaveBeenCalled();

  isOffline = false;
  notice?.action?.run();
  await settle();
  expect(services.route.getState().name).toBe('depositRedirect');
  expect(start.mock.calls).toEqual([[pix]]);
});
