import { defaultP2pDeposit } from '@opencashier/contract/constants';
import type { DepositResponse } from '@opencashier/contract/entities/deposit';
import type { DepositOutcome } from './outcome.ts';

/**
 * Does the reply of a peer-to-peer deposit lack what it takes to pay: the payee's card or phone, the amount, the
 * currency, or how long it stays open? Forms, instructions and pages of a provider's need none of it.
 */
export function isIncomplete(outcome: DepositOutcome, response: DepositResponse): boolean {
  if (outcome.kind !== 'hostToHost') return false;
  const { payment_amount: amount = 0, payment_currency: currency } = response;
  const { timeout_minutes: minutes = defaultP2pDeposit.timeout_minutes } = response;
  const { card } = outcome;
  const isPayable = Boolean(card?.number || card?.phone || card?.encoded);
  return !isPayable || amount <= 0 || !currency || minutes <= 0;
}
