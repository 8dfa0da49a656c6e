import type { Deposit, Deposits } from '../ports/deposits.ts';
import { type CallContext, type Result, refuse, success } from './use-case.ts';

/** A deposit of the calling player; another player's does not exist for this one. */
export async function ownDeposit(
  deposits: Deposits,
  context: CallContext,
  id: string | number,
): Promise<Result<Deposit>> {
  const deposit = typeof id === 'string' ? await deposits.find(id) : undefined;
  if (deposit?.brand !== context.player.brand || deposit.playerId !== context.player.id) {
    return refuse('banking.depositNotFound', 'There is no such deposit.');
  }
  return success(deposit);
}
