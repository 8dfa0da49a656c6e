import { expect, it } from 'vitest';
import { createNotifications } from './notifications.ts';
import { countingIds, createTestClock } from './testing/test-clock.ts';

const begin = () => {
  const clock = createTestClock();
  return { clock, notifications: createNotifications({ clock, newId: countingIds() }) };
};

it('closes a snackbar by itself after five seconds', async () => {
  const { clock, notifications } = begin();
  notifications.show({ tone: 'info', text: 'one' });
  await clock.advance(4_999);
  expect(notifications.store.getState().items).toHaveLength(1);
  await clock.advance(1);
  expect(notifications.store.getState().items).toHaveLength(0);
});

it('closes the one that is dismissed and stops its timer', () => {
  const { clock, notifications } = begin();
  notifications.show({ tone: 'info', text: 'one' });
  notifications.show({ tone: 'danger', text: 'two' });
  notifications.dismiss('id-1');
  expect(notifications.store.getState().items.map((item) => item.text)).toEqual(['two']);
  expect(clock.waiting).toBe(1);
});

it('shows the same words once, for longer', async () => {
  const { clock, notifications } = begin();
  notifications.show({ tone: 'danger', text: 'offline' });
  await clock.advance(3_000);
  notifications.show({ tone: 'danger', text: 'offline' });
  await clock.advance(3_000);
  expect(notifications.store.getState().items).toHaveLength(1);
});
