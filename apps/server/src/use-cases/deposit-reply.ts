import type { DepositResponse } from '@opencashier/contract/entities/deposit';
import { toMajor } from '@opencashier/money/minor';
import type { Deposit } from '../ports/deposits.ts';
import { viewInstruction } from './instruction-view.ts';

/** What the widget is told about a recorded deposit; without an instruction yet it only waits. */
export function depositReply(deposit: Deposit): DepositResponse {
  const milliseconds = deposit.expiresAt.getTime() - deposit.createdAt.getTime();
  return {
    depositId: deposit.id,
    created: true,
    payment_amount: toMajor(deposit.payableMinor, deposit.currency),
    payment_currency: deposit.currency,
    timeout_minutes: Math.round(milliseconds / 60_000),
    ...viewInstruction(deposit.instruction, deposit.currency),
  };
}
