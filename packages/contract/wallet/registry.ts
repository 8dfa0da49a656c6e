import { depositAuthorize, depositCredit, depositReverse } from './deposit-calls.ts';
import { playerBalance, playerVerify } from './player-calls.ts';
import { txCancel, txStatus } from './tx-calls.ts';
import { withdrawalReserve, withdrawalReturn, withdrawalSettle } from './withdrawal-calls.ts';

/** Every call that the cashier makes to an operator's wallet. */
export const walletCalls = {
  'player.verify': playerVerify,
  'player.balance': playerBalance,
  'deposit.authorize': depositAuthorize,
  'deposit.credit': depositCredit,
  'deposit.reverse': depositReverse,
  'withdrawal.reserve': withdrawalReserve,
  'withdrawal.settle': withdrawalSettle,
  'withdrawal.return': withdrawalReturn,
  'tx.cancel': txCancel,
  'tx.status': txStatus,
} as const;

export type WalletCalls = typeof walletCalls;
export type WalletCallName = keyof WalletCalls;
/** Calls that book, and can be asked about by `tx.status`. */
export type WalletBookingName = Exclude<WalletCallName, 'player.verify' | 'player.balance' | 'tx.status'>;

export const walletCallNames = Object.keys(walletCalls) as readonly WalletCallName[];
