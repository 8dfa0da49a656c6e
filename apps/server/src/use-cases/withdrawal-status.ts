import { ownWithdrawal } from './own-withdrawal.ts';
import { success, type UseCase } from './use-case.ts';
import type { WithdrawalDeps } from './withdrawal-deps.ts';
import { withdrawalReplyOf } from './withdrawal-view.ts';

/** Where a withdrawal stands, by the ledger. */
export function withdrawalStatus(
  deps: Pick<WithdrawalDeps, 'withdrawals' | 'catalogue' | 'brands' | 'clock'>,
): UseCase<'withdrawal-status'> {
  return async (context, { withdrawalId }) => {
    const found = await ownWithdrawal(deps.withdrawals, context, withdrawalId);
    if (!found.ok) return found;
    const reply = await withdrawalReplyOf(deps, withdrawalId, context.language);
    const { transaction, codeResendIn, codeTriesLeft } = reply;
    return success({
      ...transaction,
      ...(codeResendIn === undefined ? {} : { codeResendIn }),
      ...(codeTriesLeft === undefined ? {} : { codeTriesLeft }),
    });
  };
}
