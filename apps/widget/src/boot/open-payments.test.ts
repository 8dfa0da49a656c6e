import { expect, it, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import type { CurrentRoute } from '../flows/current-route.ts';
import { at } from '../flows/testing/test-route.ts';
import type { Services } from '../services/services.ts';
import { keepOpenPayments } from './open-payments.ts';

it('asks for open deposits at once, and whenever the list is entered', () => {
  const loadOpen = vi.fn(async () => {});
  const route = createStore(() => ({ ...at('deposit'), pending: undefined }) as CurrentRoute);
  keepOpenPayments({ route, pending: { loadOpen } as unknown as Services['pending'] });
  expect(loadOpen).toHaveBeenCalledTimes(1);
  route.setState({ pending: 'depositRedirect' });
  route.setState({ ...at('depositRedirect'), pending: undefined });
  expect(loadOpen).toHaveBeenCalledTimes(1);
  route.setState({ pending: 'deposit' });
  route.setState({ ...at('deposit'), pending: undefined });
  expect(loadOpen).toHaveBeenCalledTimes(2);
});
