import { expect, it, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import type { CurrentRoute } from '../flows/current-route.ts';
import type { Services } from '../services/services.ts';
import { keepOpenPayments } from './open-payments.ts';

it('asks for open deposits at once, and whenever the list is entered', () => {
  const loadOpen = vi.fn(async () => {});
  const route = createStore(() => ({ name: 'deposit', pending: undefined }) as CurrentRoute);
  keepOpenPayments({ route, pending: { loadOpen } as unknown as Services['pending'] });
  expect(loadOpen).toHaveBeenCalledTimes(1);
  route.setState({ pending: 'depositRedirect' });
  route.setState({ name: 'depositRedirect', pending: undefined });
  expect(loadOpen).toHaveBeenCalledTimes(1);
  route.setState({ pending: 'deposit' });
  route.setState({ name: 'deposit', pending: undefined });
  expect(loadOpen).toHaveBeenCalledTimes(2);
});
