import type { Transaction } from '@opencashier/contract/entities/transaction';
import { toMajor } from '@opencashier/money/minor';
import { marksOf, playerStatusOf } from '../domain/deposit-view.ts';
import type { Deposit } from '../ports/deposits.ts';
import { sourceOf } from './instruction-view.ts';

/** The contract's transaction of a deposit; `methodText` in the player's language. */
export function toTransaction(deposit: Deposit, methodText: string): Transaction {
  const { status, depositStatus } = playerStatusOf(deposit.state);
  const marks = marksOf(deposit);
  const isPayable = deposit.state === 'pending';
  const source = isPayable ? sourceOf(deposit.instruction) : undefined;
  return {
    id: deposit.id,
    kind: 'deposit',
    status,
    depositStatus,
    paymentMethod: deposit.method,
    methodText,
    amount: toMajor(deposit.askedMinor, deposit.currency),
    currency: deposit.currency,
    ...(deposit.creditedMinor > 0n
      ? { creditedAmount: toMajor(deposit.creditedMinor - deposit.feeMinor, deposit.currency) }
      : {}),
    ...(marks.length > 0 ? { marks: [...marks] } : {}),
    canContinue: isPayable && deposit.instruction !== undefined && deposit.instruction.kind !== 'none',
    ...(source === undefined ? {} : { source }),
    expiresAt: deposit.expiresAt.toISOString(),
    createdAt: deposit.createdAt.toISOString(),
    updatedAt: deposit.updatedAt.toISOString(),
    ...(deposit.txid === undefined ? {} : { txid: deposit.txid }),
  };
}
