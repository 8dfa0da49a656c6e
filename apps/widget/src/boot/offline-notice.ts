import type { Services } from '../services/services.ts';

const id = 'offline';

/** As long as the browser is offline a quiet notice says so; it goes when the connection comes back. */
export function tellOffline(
  window: Pick<Window, 'addEventListener' | 'navigator'>,
  { notifications, texts }: Pick<Services, 'notifications' | 'texts'>,
): void {
  // It stays as long as its reason does, so that no timer is set for it.
  const tell = () => {
    notifications.dismiss(id);
    const notice = { id, tone: 'info', text: texts.text('error.offline') } as const;
    notifications.store.setState(({ items }) => ({ items: [...items, notice] }));
  };
  window.addEventListener('offline', tell);
  window.addEventListener('online', () => notifications.dismiss(id));
  if (!window.navigator.onLine) tell();
}
