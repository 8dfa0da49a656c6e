import { depositCreate } from '@opencashier/contract/calls/deposit-create';
import { sessionUser } from '@opencashier/contract/calls/session-user';
import { sweepstakeBoxes } from '@opencashier/contract/calls/sweepstake-boxes';
import { describe, expect, it, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import type { CurrentRoute } from '../flows/current-route.ts';
import { createNotifications } from '../flows/notifications.ts';
import { countingIds, createTestClock } from '../flows/testing/test-clock.ts';
import { createTestHost } from '../flows/testing/test-edges.ts';
import { createTexts } from '../i18n/texts.ts';
import { noticeRefusal } from './call-notices.ts';
import { noticeUnreachable, tellErrorPages } from './notices.ts';

function begin() {
  const { host, payloads } = createTestHost();
  const texts = createTexts();
  texts.show(
    'en',
    {
      'common.errors.429': 'Too many',
      'common.errors.socketNetworkError': 'Network connection failed',
      'button.tryAgain': 'Try again',
    },
    true,
  );
  const notifications = createNotifications({ clock: createTestClock(), newId: countingIds() });
  const route = createStore(
    () => ({ name: 'deposit', state: undefined, pending: undefined }) as CurrentRoute,
  );
  return {
    services: { host, notifications, texts, route },
    shown: () => notifications.store.getState().items,
    errors: () => payloads('displayError'),
    route,
  };
}

const refusal = (status: number, message = '') =>
  ({ kind: 'refused', status, code: 'a.code', message }) as const;

describe('a refused call', () => {
  it('is told to the host, and to the player where a text for its status exists', () => {
    const { services, shown, errors } = begin();
    noticeRefusal(services, sessionUser, refusal(429, 'slow down'));
    noticeRefusal(services, sessionUser, refusal(404));
    expect(shown()).toMatchObject([{ tone: 'danger', text: 'Too many' }]);
    expect(errors()).toEqual([
      { message: 'slow down', code: 'a.code' },
      { message: 'session-user: 404', code: 'a.code' },
    ]);
  });

  it('is told to the host alone where a page says that nothing is sold here', () => {
    const { services, shown, errors } = begin();
    const closed = { ...refusal(429), code: 'banking.sweepstakesNotAllowed' };
    noticeRefusal(services, sweepstakeBoxes, closed);
    expect([shown().length, errors().length]).toEqual([0, 1]);
  });

  it('of a deposit is told to the host alone: its flow has words of its own', () => {
    const { services, shown, errors } = begin();
    noticeRefusal(services, depositCreate, refusal(429));
    expect([shown().length, errors().length]).toEqual([0, 1]);
  });
});

it('says that nobody answers, and offers another try', () => {
  const { services, shown } = begin();
  const tryAgain = vi.fn();
  noticeUnreachable(services, tryAgain);
  const [one] = shown();
  expect(one).toMatchObject({ text: 'Network connection failed', action: { label: 'Try again' } });
  one?.action?.run();
  expect(tryAgain).toHaveBeenCalledOnce();
});

it('tells the host of every error page once it is shown, with message and stack', () => {
  const { services, errors, route } = begin();
  tellErrorPages(services);
  route.setState({ pending: 'error' });
  route.setState({ name: 'error', pending: undefined, state: { message: 'Request timeout', stack: 'at x' } });
  route.setState({ direction: 'none' });
  route.setState({ name: 'sweepError', state: {} });
  expect(errors()).toEqual([{ message: 'Request timeout', stack: 'at x' }, { message: 'Unknown error' }]);
});
