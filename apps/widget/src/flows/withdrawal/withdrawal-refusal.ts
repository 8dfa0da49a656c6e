import type { MoneyText } from '../../i18n/money-text.ts';
import type { Texts } from '../../i18n/texts.ts';
import type { Refusal } from '../deposit/failure.ts';
import type { Notification } from '../notifications.ts';
import { amountsOwed, detailOf, leftOf } from './refusal-details.ts';

/** Codes whose common text is true of a withdrawal; that of any other speaks of being charged. */
const trueOfWithdrawals: readonly string[] = [
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
  'banking.insufficientRedeemable',
  'banking.rateExpired',
  'banking.sweepstakesNotAllowed',
  'banking.verificationRequired',
  'rate.limited',
  'auth.tokenExpired',
];

/** Codes whose reason is no sentence; the operator's own words stand beside it. */
const codedReasons: readonly string[] = ['banking.sweepstakesNotAllowed', 'banking.verificationRequired'];

export interface RefusalWords {
  readonly texts: Pick<Texts, 'text' | 'has'>;
  readonly money: MoneyText;
  /** Name of a method as its list shows it; undefined where it has none of this name. */
  readonly methodName: (name: string) => string | undefined;
}

type Told = Pick<Refusal, 'code' | 'message'> & { readonly details?: unknown };

/** What the player can do about it: how much is left to withdraw, and by which methods how much goes back first. */
function adviceOf(details: unknown, { texts, money, methodName }: RefusalWords): readonly string[] {
  const left = leftOf(details);
  const owed = amountsOwed(details).map(
    ({ name, amount, currency }) => `${methodName(name) ?? name}: ${money(amount, currency)}.`,
  );
  return [
    ...(left ? [texts.text('withdrawal.error.left', { left: money(left.amount, left.currency) })] : []),
    ...owed,
  ];
}

/** What a refused withdrawal says to the player: what became of the money, and what can be done. */
export function withdrawalRefusal(
  { code, message, details }: Told,
  words: RefusalWords,
): Omit<Notification, 'id'> {
  const { texts } = words;
  if (code === 'banking.merchantClientError') {
    const told = [message.trim(), texts.text('withdrawal.error.unchanged')].filter(Boolean);
    return { tone: 'danger', title: texts.text('withdrawal.error.title'), text: told.join(' ') };
  }
  const reason = detailOf(details, codedReasons.includes(code) ? 'text' : 'reason');
  const told = [
    texts.text(keyOf(code, 'withdrawal.error.other', texts)),
    // In the player's own language, where the server gives one.
    ...(typeof reason === 'string' && reason.trim() !== '' ? [reason] : []),
    ...adviceOf(details, words),
  ];
  return { tone: 'danger', text: told.join(' ') };
}

/** The same of a withdrawal that was made: its money is set aside, whatever was refused. */
export function madeRefusal(
  { code }: Told,
  { texts }: Pick<RefusalWords, 'texts'>,
): Omit<Notification, 'id'> {
  return { tone: 'danger', text: texts.text(keyOf(code, 'withdrawal.error.made', texts)) };
}

function keyOf(code: string, otherwise: string, texts: RefusalWords['texts']): string {
  const own = `withdrawal.error.${code}`;
  if (texts.has(own)) return own;
  const common = `common.errors.${code}`;
  return trueOfWithdrawals.includes(code) && texts.has(common) ? common : otherwise;
}
