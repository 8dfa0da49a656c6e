import { codeRules } from './one-time-code.ts';
import { ownWithdrawal } from './own-withdrawal.ts';
import { refuse, success, type UseCase } from './use-case.ts';
import { deliverCode, freshCode } from './withdrawal-codes.ts';
import type { WithdrawalDeps } from './withdrawal-deps.ts';
import { withdrawalReplyOf } from './withdrawal-view.ts';

/** Sends another code; where none is asked for any more, the withdrawal is answered as it stands. */
export function withdrawalCodeResend(deps: WithdrawalDeps): UseCase<'withdrawal-code-resend'> {
  const { withdrawals, clock } = deps;
  return async (context, { withdrawalId }) => {
    const found = await ownWithdrawal(withdrawals, context, withdrawalId);
    if (!found.ok) return found;
    if (found.data.state === 'confirm') {
      const now = clock.now();
      const fresh = await freshCode(now);
      if (await withdrawals.renewCode(withdrawalId, fresh.intent, codeRules.sent, now)) {
        await deliverCode(deps, found.data, fresh);
      } else {
        const kept = await withdrawals.findCode(withdrawalId);
        if (kept !== undefined && kept.sent >= codeRules.sent) {
          return refuse('banking.codeTriesExceeded', 'No further code is sent for this withdrawal.');
        }
        const wait = Math.max(1, Math.ceil(((kept?.resendAt ?? now).getTime() - now.getTime()) / 1000));
        return {
          ok: false,
          error: {
            code: 'rate.limited',
            message: 'Another code can be asked for later.',
            details: { codeResendIn: wait },
            retryAfterSeconds: wait,
          },
        };
      }
    }
    return success(await withdrawalReplyOf(deps, withdrawalId, context.language));
  };
}
