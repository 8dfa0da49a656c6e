import { snackbarDurationMs } from '@opencashier/contract/constants';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Clock } from './clock.ts';

/** A message that comes and goes by itself. Texts are ready to be shown. */
export interface Notification {
  readonly id: string;
  readonly tone: 'info' | 'success' | 'warning' | 'danger';
  readonly title?: string;
  readonly text: string;
  readonly action?: { readonly label: string; readonly run: () => void };
}

export interface NotificationsState {
  readonly items: readonly Notification[];
}

export interface Notifications {
  readonly store: StoreApi<NotificationsState>;
  /** Shows a snackbar that closes itself after its duration. */
  show(notification: Omit<Notification, 'id'>): void;
  dismiss(id: string): void;
}

const says = (one: Omit<Notification, 'id'>) => `${one.tone}\n${one.title ?? ''}\n${one.text}`;

/** The list of snackbars; the same words twice are one snackbar that stays longer. */
export function createNotifications(deps: {
  readonly clock: Clock;
  readonly newId: () => string;
}): Notifications {
  const store = createStore<NotificationsState>(() => ({ items: [] }));
  const timers = new Map<string, () => void>();

  const dismiss = (id: string): void => {
    timers.get(id)?.();
    timers.delete(id);
    store.setState(({ items }) => ({ items: items.filter((item) => item.id !== id) }));
  };

  return {
    store,
    dismiss,
    show(notification) {
      const twin = store.getState().items.find((item) => says(item) === says(notification));
      if (twin) dismiss(twin.id);
      const id = deps.newId();
      store.setState(({ items }) => ({ items: [...items, { ...notification, id }] }));
      timers.set(
        id,
        deps.clock.after(snackbarDurationMs, () => dismiss(id)),
      );
    },
  };
}
