import { withdrawalStates } from '../domain/withdrawal-state.ts';
import { isCancelable } from '../domain/withdrawal-view.ts';
import { ownWithdrawal } from './own-withdrawal.ts';
import { refuse, success, type UseCase } from './use-case.ts';
import { type WithdrawalDeps, withdrawalRulesOf } from './withdrawal-deps.ts';
import { withdrawalReplyOf } from './withdrawal-view.ts';

/** Takes a withdrawal back: the player has the money again at once. One that was taken back is answered as it stands. */
export function withdrawalCancel(deps: WithdrawalDeps): UseCase<'withdrawal-cancel'> {
  const { withdrawals, brands, clock } = deps;
  return async (context, { withdrawalId }) => {
    const found = await ownWithdrawal(withdrawals, context, withdrawalId);
    if (!found.ok) return found;
    const { isCancelableInReview } = withdrawalRulesOf(brands, found.data.brand);
    const from = withdrawalStates.filter((state) => isCancelable(state, isCancelableInReview));
    await withdrawals.cancel(withdrawalId, from, 'player', clock.now());
    const after = await withdrawals.find(withdrawalId);
    if (after?.state !== 'canceled') {
      return refuse('banking.withdrawalNotCancelable', 'This withdrawal can’t be taken back any more.');
    }
    deps.outbox.wake();
    return success(await withdrawalReplyOf(deps, withdrawalId, context.language));
  };
}
