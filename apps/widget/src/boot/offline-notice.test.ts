import { snackbarDurationMs } from '@opencashier/contract/constants';
import { expect, it } from 'vitest';
import { createNotifications } from '../flows/notifications.ts';
import { countingIds, createTestClock } from '../flows/testing/test-clock.ts';
import { englishTexts } from '../i18n/testing/catalogues.ts';
import { tellOffline } from './offline-notice.ts';

function browser(onLine = true) {
  const events = new EventTarget();
  const clock = createTestClock();
  const notifications = createNotifications({ clock, newId: countingIds() });
  const window = { addEventListener: events.addEventListener.bind(events), navigator: { onLine } };
  tellOffline(window as unknown as Window, { notifications, texts: englishTexts() });
  const told = () => notifications.store.getState().items.map(({ text }) => text);
  return { clock, notifications, told, go: (name: string) => events.dispatchEvent(new Event(name)) };
}

const notice = 'You are offline. We go on as soon as you are back.';

it('says that the browser is offline until it is back', async () => {
  const { clock, told, go } = browser();
  expect(told()).toEqual([]);
  go('offline');
  go('offline');
  await clock.advance(10 * snackbarDurationMs);
  expect(told()).toEqual([notice]);
  go('online');
  expect(told()).toEqual([]);
});

it('knows a visit that began offline, and lets the notice be closed', () => {
  const { told, notifications } = browser(false);
  expect(told()).toEqual([notice]);
  notifications.dismiss('offline');
  expect(told()).toEqual([]);
});
