import type { CallDefinition } from '@opencashier/contract/calls/define-call';
import type { events } from '@opencashier/contract/calls/events';
import type { CallFailure } from '../api/client.ts';
import type { Services } from '../services/services.ts';

/** By its path alone: its schema belongs to whoever sends it. */
const eventsPath: typeof events.path = 'events';

/** Reports of our own: nobody waits for them. */
export const isReport = ({ path }: CallDefinition): boolean => path === eventsPath;

/** A refusal that leads to a page which says why: a word beside it would only be a second one. */
const pageOwnCode = 'banking.sweepstakesNotAllowed';

/** A refused call: the host is told, and the player where a text for the status exists. */
export function noticeRefusal(
  { host, notifications, texts }: Pick<Services, 'host' | 'notifications' | 'texts'>,
  call: CallDefinition,
  { status, code, message }: Extract<CallFailure, { kind: 'refused' }>,
): void {
  host.send('displayError', { message: message || `${call.path}: ${status}`, code });
  const key = `common.errors.${status}`;
  // Errors of a deposit are told by its flow, in words of their own.
  if (code === pageOwnCode) return;
  if (!call.idempotent && !isReport(call) && texts.has(key))
    notifications.show({ tone: 'danger', text: texts.text(key) });
}

/** Nobody answered yet: whoever waits for it is told that it is still tried. */
export function noticeWaiting(
  { notifications, texts }: Pick<Services, 'notifications' | 'texts'>,
  call: CallDefinition,
): void {
  if (isReport(call)) return;
  notifications.show({ tone: 'warning', text: texts.text('error.stillTrying') });
}
