import { balanceGet } from './balance-get.ts';
import { bankGet } from './bank-get.ts';
import { bonusListCall } from './bonus-list.ts';
import { depositCancel } from './deposit-cancel.ts';
import { depositCheck } from './deposit-check.ts';
import { depositComplete } from './deposit-complete.ts';
import { depositCreate } from './deposit-create.ts';
import { depositCreateP2p } from './deposit-create-p2p.ts';
import { depositCreateSweepstake } from './deposit-create-sweepstake.ts';
import { depositLimits } from './deposit-limits.ts';
import { depositPrepare } from './deposit-prepare.ts';
import { depositStatus } from './deposit-status.ts';
import { events } from './events.ts';
import { externalDepositContinue } from './external-deposit-continue.ts';
import { methodsCountrySelectorV2 } from './methods-country-selector-v2.ts';
import { methodsPaymentV3 } from './methods-payment-v3.ts';
import { methodsWithdrawal } from './methods-withdrawal.ts';
import { paymentConvertV2 } from './payment-convert-v2.ts';
import { playerLimitsGet } from './player-limits-get.ts';
import { playerLimitsSet } from './player-limits-set.ts';
import { playerPauseSet } from './player-pause-set.ts';
import { sessionExchange } from './session-exchange.ts';
import { sessionFormOnCloseModal } from './session-form-on-close-modal.ts';
import { sessionStart } from './session-start.ts';
import { sessionUser } from './session-user.ts';
import { sweepstakeBalanceGet } from './sweepstake-balance-get.ts';
import { sweepstakeBoxes } from './sweepstake-boxes.ts';
import { sweepstakeRecoupSum } from './sweepstake-recoup-sum.ts';
import { sweepstakeRedeem } from './sweepstake-redeem.ts';
import { transactions } from './transactions.ts';
import { withdrawalCancel } from './withdrawal-cancel.ts';
import { withdrawalCodeResend } from './withdrawal-code-resend.ts';
import { withdrawalConfirm } from './withdrawal-confirm.ts';
import { withdrawalCreate } from './withdrawal-create.ts';
import { withdrawalStatus } from './withdrawal-status.ts';

/** Every call by its name. The widget imports single calls; the server and the reference take the whole. */
export const calls = {
  'balance-get': balanceGet,
  'bank-get': bankGet,
  'bonus-list': bonusListCall,
  'deposit-cancel': depositCancel,
  'deposit-check': depositCheck,
  'deposit-complete': depositComplete,
  'deposit-create-p2p': depositCreateP2p,
  'deposit-create-sweepstake': depositCreateSweepstake,
  'deposit-create': depositCreate,
  'deposit-limits': depositLimits,
  'deposit-prepare': depositPrepare,
  'deposit-status': depositStatus,
  events: events,
  'external-deposit-continue': externalDepositContinue,
  'methods-country-selector-v2': methodsCountrySelectorV2,
  'methods-payment-v3': methodsPaymentV3,
  'methods-withdrawal': methodsWithdrawal,
  'payment-convert-v2': paymentConvertV2,
  'player-limits-get': playerLimitsGet,
  'player-limits-set': playerLimitsSet,
  'player-pause-set': playerPauseSet,
  'session-exchange': sessionExchange,
  'session-form-on-close-modal': sessionFormOnCloseModal,
  'session-start': sessionStart,
  'session-user': sessionUser,
  'sweepstake-balance-get': sweepstakeBalanceGet,
  'sweepstake-boxes': sweepstakeBoxes,
  'sweepstake-recoup-sum': sweepstakeRecoupSum,
  'sweepstake-redeem': sweepstakeRedeem,
  transactions: transactions,
  'withdrawal-cancel': withdrawalCancel,
  'withdrawal-code-resend': withdrawalCodeResend,
  'withdrawal-confirm': withdrawalConfirm,
  'withdrawal-create': withdrawalCreate,
  'withdrawal-status': withdrawalStatus,
} as const;

export type CallName = keyof typeof calls;
export type Calls = typeof calls;

export const callNames = Object.keys(calls) as readonly CallName[];

export function isCallName(name: string): name is CallName {
  return Object.hasOwn(calls, name);
}
