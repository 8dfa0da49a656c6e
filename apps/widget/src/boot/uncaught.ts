import type { HostChannel } from '../host/host-channel.ts';

/** So many are told in one visit: an error that comes again and again must not flood the host. */
const toldAtMost = 20;

type UncaughtEvents = Pick<WindowEventMap, 'error' | 'unhandledrejection'>;

/** The events of a window that nobody's `catch` has seen. */
export interface UncaughtSource {
  addEventListener<Type extends keyof UncaughtEvents>(
    type: Type,
    listener: (event: UncaughtEvents[Type]) => void,
  ): void;
}

/**
 * Tells the host of every error that nobody caught, for its monitoring; the player is not bothered with them.
 * @returns what was thrown, as it comes
 */
export function tellUncaught(window: UncaughtSource, host: Pick<HostChannel, 'send'>): readonly unknown[] {
  const thrownYet: unknown[] = [];
  const tell = (thrown: unknown, words: string) => {
    if (thrownYet.length >= toldAtMost) return;
    thrownYet.push(thrown ?? words);
    const { message, stack } = thrown instanceof Error ? thrown : { message: words, stack: undefined };
    host.send('displayError', { message: message || 'Unknown error', ...(stack && { stack }) });
  };
  window.addEventListener('error', ({ error, message }) => tell(error, message));
  window.addEventListener('unhandledrejection', ({ reason }) => tell(reason, String(reason)));
  return thrownYet;
}
