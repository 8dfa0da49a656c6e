import type { DepositResponse } from '@opencashier/contract/entities/deposit';
import { toMajor } from '@opencashier/money/minor';
import { secondsLeft } from '../domain/deposit-view.ts';
import type { Clock } from '../ports/clock.ts';
import type { Deposit, Deposits } from '../ports/deposits.ts';
import { totalOf } from './deposit-terms.ts';
import { viewInstruction } from './instruction-view.ts';

const passedOf = ({ creditedMinor, currency }: Deposit) => toMajor(creditedMinor, currency);

/** What the widget is told about a recorded deposit; without an instruction yet it only waits. */
export function depositReply(deposit: Deposit, now: Date): DepositResponse {
  const milliseconds = deposit.expiresAt.getTime() - deposit.createdAt.getTime();
  const expiresIn = secondsLeft(deposit, now);
  return {
    depositId: deposit.id,
    created: true,
    payment_amount: toMajor(deposit.payableMinor, deposit.currency),
    ...totalOf(deposit),
    payment_currency: deposit.currency,
    passedAmount: passedOf(deposit),
    timeout_minutes: Math.round(milliseconds / 60_000),
    ...(expiresIn === undefined ? {} : { expiresIn }),
    ...viewInstruction(deposit.instruction, deposit.currency),
  };
}

/** A stored reply as it stands, but for what has moved since: the time that is left, and what has arrived. */
export async function freshReply(
  { deposits, clock }: { readonly deposits: Pick<Deposits, 'find'>; readonly clock: Clock },
  reply: DepositResponse,
): Promise<DepositResponse> {
  const { expiresIn: _stored, ...rest } = reply;
  const deposit = await deposits.find(String(reply.depositId));
  if (deposit === undefined) return rest;
  const expiresIn = secondsLeft(deposit, clock.now());
  return { ...rest, passedAmount: passedOf(deposit), ...(expiresIn === undefined ? {} : { expiresIn }) };
}
