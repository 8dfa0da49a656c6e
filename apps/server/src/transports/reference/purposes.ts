import type { CallName } from '@opencashier/contract/calls/registry';

/** What calls are for, in the order in which a reader meets them. */
export const purposes = {
  Deposits: 'Making a deposit and following it, in the name of a signed-in player.',
  Methods: 'What a player can choose from.',
  Visits: 'Who the player is, and what happens during a visit.',
  Withdrawals: 'Money that goes out.',
  Protection: 'Limits and pauses that players set for themselves.',
  Sweepstakes: 'Coin packages and redemptions.',
} as const;

export type Purpose = keyof typeof purposes;

/** The purpose of every call: a new one does not compile without. */
export const purposeOf: Readonly<Record<CallName, Purpose>> = {
  'balance-get': 'Withdrawals',
  'bank-get': 'Methods',
  'bonus-list': 'Methods',
  'deposit-cancel': 'Deposits',
  'deposit-check': 'Deposits',
  'deposit-complete': 'Deposits',
  'deposit-create-p2p': 'Deposits',
  'deposit-create-sweepstake': 'Sweepstakes',
  'deposit-create': 'Deposits',
  'deposit-limits': 'Methods',
  'deposit-prepare': 'Deposits',
  'deposit-status': 'Deposits',
  events: 'Visits',
  'external-deposit-continue': 'Deposits',
  'methods-country-selector-v2': 'Methods',
  'methods-payment-v3': 'Methods',
  'methods-withdrawal': 'Methods',
  'payment-convert-v2': 'Deposits',
  'player-limits-get': 'Protection',
  'player-limits-set': 'Protection',
  'player-pause-set': 'Protection',
  'session-exchange': 'Visits',
  'session-form-on-close-modal': 'Visits',
  'session-start': 'Visits',
  'session-user': 'Visits',
  'sweepstake-balance-get': 'Sweepstakes',
  'sweepstake-boxes': 'Sweepstakes',
  'sweepstake-recoup-sum': 'Sweepstakes',
  'sweepstake-redeem': 'Sweepstakes',
  transactions: 'Deposits',
  'withdrawal-cancel': 'Withdrawals',
  'withdrawal-code-resend': 'Withdrawals',
  'withdrawal-confirm': 'Withdrawals',
  'withdrawal-create': 'Withdrawals',
  'withdrawal-status': 'Withdrawals',
};
