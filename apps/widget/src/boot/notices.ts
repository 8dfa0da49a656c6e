import type { Services } from '../services/services.ts';

/** All tries are used up: the player may ask for another one, of everything that still waits for an answer. */
export function noticeUnreachable(
  { notifications, texts }: Pick<Services, 'notifications' | 'texts'>,
  tryAgain: () => void,
): void {
  notifications.show({
    tone: 'danger',
    text: texts.text('common.errors.socketNetworkError'),
    action: { label: texts.text('button.tryAgain'), run: tryAgain },
  });
}

/** Tells the host of every error page, with the message and stack that brought it up. */
export function tellErrorPages({ host, route }: Pick<Services, 'host' | 'route'>): void {
  route.subscribe(({ name, state, pending }, before) => {
    const isError = name === 'error' || name === 'sweepError';
    if (!isError || pending || (before.name === name && before.state === state)) return;
    const { message, stack } = (state ?? {}) as { message?: string; stack?: string };
    host.send('displayError', { message: message ?? 'Unknown error', ...(stack && { stack }) });
  });
}
