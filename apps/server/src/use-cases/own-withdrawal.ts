import type { Withdrawal, Withdrawals } from '../ports/withdrawals.ts';
import { type CallContext, type Result, refuse, success } from './use-case.ts';

/** A withdrawal of the calling player; another player's does not exist for this one. */
export async function ownWithdrawal(
  withdrawals: Pick<Withdrawals, 'find'>,
  { player }: CallContext,
  id: string,
): Promise<Result<Withdrawal>> {
  const found = await withdrawals.find(id);
  return found?.brand === player.brand && found.playerId === player.id
    ? success(found)
    : refuse('banking.withdrawalNotFound', 'There is no such withdrawal.');
}
