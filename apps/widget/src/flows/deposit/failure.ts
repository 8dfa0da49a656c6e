import { captchaRequiredDetails } from '@opencashier/contract/calls/captcha-payload';
import { similarDepositDetails } from '@opencashier/contract/calls/deposit-create';
import type { Transaction } from '@opencashier/contract/entities/transaction';
import type { CallFailure } from '../../api/client.ts';
import type { Texts } from '../../i18n/texts.ts';
import type { Notification } from '../notifications.ts';
import type { CaptchaDetails } from './captcha-runner.ts';

export type Refusal = Extract<CallFailure, { kind: 'refused' }>;

/** What a failed create means for the deposit. */
export type CreateFailure =
  /** The player's own wish: nothing is said. */
  | { readonly kind: 'silent' }
  /** Nobody knows whether it was created; the same key has to go on asking. */
  | { readonly kind: 'unknown' }
  | { readonly kind: 'captcha'; readonly details: CaptchaDetails; readonly refusal: Refusal }
  | { readonly kind: 'similar'; readonly open: Transaction | undefined }
  | { readonly kind: 'refused'; readonly refusal: Refusal };

const firstServerError = 500;

/** A server that broke down may have created it before. */
const isUndecided = ({ status, code }: Refusal) =>
  code === 'idempotency.inProgress' || status >= firstServerError;

export function createFailureOf(failure: CallFailure): CreateFailure {
  if (failure.kind === 'aborted') return { kind: 'silent' };
  if (failure.kind === 'unknown' || isUndecided(failure)) return { kind: 'unknown' };
  if (failure.code === 'banking.captchaRequired') {
    const details = captchaRequiredDetails.safeParse(failure.details);
    if (details.success) return { kind: 'captcha', details: details.data, refusal: failure };
  }
  if (failure.code === 'banking.similarDepositOpen') {
    const details = similarDepositDetails.safeParse(failure.details);
    return { kind: 'similar', open: details.success ? details.data.deposit : undefined };
  }
  return { kind: 'refused', refusal: failure };
}

const providerKey = 'common.errors.provider';

/** What a refusal says to the player: the merchant's own words, the words of its code, or that the provider failed. */
export function refusalNotice(
  refusal: Pick<Refusal, 'code' | 'message'>,
  texts: Pick<Texts, 'text' | 'has'>,
): Omit<Notification, 'id'> {
  if (refusal.code === 'banking.merchantClientError') {
    const words = [refusal.message.trim(), texts.text('error.snackbar.text')].filter(Boolean);
    return { tone: 'danger', title: texts.text('error.snackbar.title'), text: words.join(' ') };
  }
  const key = `common.errors.${refusal.code}`;
  const isKnown = refusal.code !== 'banking.paymentMethodRegex' && texts.has(key);
  return { tone: 'danger', text: texts.text(isKnown ? key : providerKey) };
}
