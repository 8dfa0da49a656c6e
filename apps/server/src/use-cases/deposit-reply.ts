import type { DepositResponse } from '@opencashier/contract/entities/deposit';
import { toMajor } from '@opencashier/money/minor';
import { secondsLeft } from '../domain/deposit-view.ts';
import type { Clock } from '../ports/clock.ts';
import type { Deposit, Deposits } from '../ports/deposits.ts';
import { viewInstruction } from './instruction-view.ts';

/** What the widget is told about a recorded deposit; without an instruction yet it only waits. */
export function depositReply(deposit: Deposit, now: Date): DepositResponse {
  const milliseconds = deposit.expiresAt.getTime() - deposit.createdAt.getTime();
  const expiresIn = secondsLeft(deposit, now);
  return {
    depositId: deposit.id,
    created: true,
    payment_amount: toMajor(deposit.payableMinor, deposit.currency),
    payment_currency: deposit.currency,
    timeout_minutes: Math.round(milliseconds / 60_000),
    ...(expiresIn === undefined ? {} : { expiresIn }),
    ...viewInstruction(deposit.instruction, deposit.currency),
  };
}

/** A stored reply as it stands, but for the time that is left: that has run on since. */
export async function withTimeLeft(
  { deposits, clock }: { readonly deposits: Pick<Deposits, 'find'>; readonly clock: Clock },
  reply: DepositResponse,
): Promise<DepositResponse> {
  const { expiresIn: _stored, ...rest } = reply;
  const deposit = await deposits.find(String(reply.depositId));
  const expiresIn = deposit && secondsLeft(deposit, clock.now());
  return expiresIn === undefined ? rest : { ...rest, expiresIn };
}
