import type { Texts } from '../../i18n/texts.ts';
import type { Refusal } from '../deposit/failure.ts';
import type { Notification } from '../notifications.ts';

/** Codes whose common text is about a withdrawal; that of any other speaks of being charged. */
const ofWithdrawals: readonly string[] = [
  'banking.insufficientBalance',
  'banking.destinationInvalid',
  'banking.nameMismatch',
  'banking.withdrawalLimit',
  'banking.playThrough',
  'banking.closedLoop',
  'banking.withdrawalNotCancelable',
  'banking.withdrawalNotFound',
  'banking.codeInvalid',
  'banking.codeExpired',
  'banking.codeTriesExceeded',
];

/** A reason in the player's own language, where the server gives one. */
function reasonOf(details: unknown): string | undefined {
  if (typeof details !== 'object' || details === null || !('reason' in details)) return undefined;
  return typeof details.reason === 'string' && details.reason.trim() !== '' ? details.reason : undefined;
}

/** What a refused withdrawal says to the player, and that the balance is as it was. */
export function withdrawalRefusal(
  { code, message, details }: Pick<Refusal, 'code' | 'message'> & { readonly details?: unknown },
  texts: Pick<Texts, 'text' | 'has'>,
): Omit<Notification, 'id'> {
  if (code === 'banking.merchantClientError') {
    const words = [message.trim(), texts.text('withdrawal.error.unchanged')].filter(Boolean);
    return { tone: 'danger', title: texts.text('withdrawal.error.title'), text: words.join(' ') };
  }
  const own = `withdrawal.error.${code}`;
  const common = `common.errors.${code}`;
  const isTold = ofWithdrawals.includes(code) && texts.has(common);
  const key = texts.has(own) ? own : isTold ? common : 'withdrawal.error.other';
  const words = [texts.text(key), reasonOf(details)].filter((part) => part !== undefined);
  return { tone: 'danger', text: words.join(' ') };
}
