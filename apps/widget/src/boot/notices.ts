import type { CallDefinition } from '@opencashier/contract/calls/define-call';
import { events } from '@opencashier/contract/calls/events';
import type { CallFailure } from '../api/client.ts';
import type { Services } from '../services/services.ts';

type NoticeServices = Pick<Services, 'host' | 'notifications' | 'texts' | 'route'>;

/** A refused call: the host is told, and the player where a text for the status exists. */
export function noticeRefusal(
  { host, notifications, texts }: NoticeServices,
  call: CallDefinition,
  { status, code, message }: Extract<CallFailure, { kind: 'refused' }>,
): void {
  host.send('displayError', { message: message || `${call.path}: ${status}`, code });
  const key = `common.errors.${status}`;
  // Errors of a deposit are told by its flow, in words of their own.
  if (!call.idempotent && texts.has(key)) notifications.show({ tone: 'danger', text: texts.text(key) });
}

/** Nobody answered yet: whoever waits for it is told that it is still tried. Reports of our own are nobody's wait. */
export function noticeWaiting(
  { notifications, texts }: Pick<Services, 'notifications' | 'texts'>,
  call: CallDefinition,
): void {
  if (call.path === events.path) return;
  notifications.show({ tone: 'warning', text: texts.text('error.stillTrying') });
}

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
export function tellErrorPages({ host, route }: NoticeServices): void {
  route.subscribe(({ name, state, pending }, before) => {
    const isError = name === 'error' || name === 'sweepError';
    if (!isError || pending || (before.name === name && before.state === state)) return;
    const { message, stack } = (state ?? {}) as { message?: string; stack?: string };
    host.send('displayError', { message: message ?? 'Unknown error', ...(stack && { stack }) });
  });
}
