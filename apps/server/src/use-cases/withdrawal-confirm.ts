import type { WithdrawalRules } from '../ports/brand-rules.ts';
import type { WithdrawalAnswer } from '../ports/withdrawal-check.ts';
import type { Withdrawal } from '../ports/withdrawals.ts';
import { codeRules, isCodeOf } from './one-time-code.ts';
import { ownWithdrawal } from './own-withdrawal.ts';
import { askRedemption, doubtOf, type ReviewDoubt } from './sweepstakes/ask-redemption.ts';
import { type Result, refuse, success } from './use-case.ts';
import type { RecoverableCall } from './with-idempotency.ts';
import { nameDoubt } from './withdrawal-conditions.ts';
import { approvalRuleOf, type WithdrawalDeps, withdrawalRulesOf } from './withdrawal-deps.ts';
import { withdrawalReplyOf } from './withdrawal-view.ts';

/** Confirms a withdrawal by its code; one that is confirmed already, or has ended, is answered as it stands. */
export function withdrawalConfirm(deps: WithdrawalDeps): RecoverableCall<'withdrawal-confirm'> {
  return {
    call: 'withdrawal-confirm',
    async run(context, { withdrawalId, code }) {
      const found = await ownWithdrawal(deps.withdrawals, context, withdrawalId);
      if (!found.ok) return found;
      if (found.data.state === 'confirm') {
        const tried = await tryCode(deps, withdrawalId, code ?? '');
        if (!tried.ok) return tried;
        await queue(deps, found.data, context.player.region);
      }
      return success(await withdrawalReplyOf(deps, withdrawalId, context.language));
    },
    // A confirmation that was cut off left the code or the review behind: carrying it out again tells which.
    recover: async () => undefined,
  };
}

async function tryCode(deps: WithdrawalDeps, id: string, code: string): Promise<Result<void>> {
  const { withdrawals, clock } = deps;
  const kept = await withdrawals.findCode(id);
  if (kept === undefined || kept.expiresAt.getTime() <= clock.now().getTime()) {
    return refuse('banking.codeExpired', 'This code has expired.');
  }
  // Counted before it is compared, so that many at once are no more tries than there are.
  const taken = await withdrawals.takeCodeTry(id, codeRules.tries);
  if (taken === undefined) {
    return refuse('banking.codeTriesExceeded', 'The code was tried too often.');
  }
  if (await isCodeOf(code.trim(), taken.hash)) return success(undefined);
  const triesLeft = codeRules.tries - taken.tries;
  return triesLeft > 0
    ? refuse('banking.codeInvalid', 'This is not the code.', { triesLeft })
    : refuse('banking.codeTriesExceeded', 'The code was tried too often.');
}

/** The doubts of the request are asked again: much may have happened since. */
async function queue(
  deps: WithdrawalDeps,
  withdrawal: Withdrawal,
  region: string | undefined,
): Promise<void> {
  const { brand, currency } = withdrawal;
  const rules = withdrawalRulesOf(deps.brands, brand);
  const doubt = withdrawal.payout
    ? doubtOf(await askRedemption(deps.redemptionCheck, withdrawal, withdrawal.payout, region))
    : await doubtOfMoney(deps, withdrawal, rules);
  const rule = approvalRuleOf(rules, currency, doubt?.reason, doubt?.text);
  await deps.withdrawals.confirm(withdrawal.id, rule, deps.clock.now());
  deps.outbox.wake();
}

async function doubtOfMoney(
  deps: WithdrawalDeps,
  withdrawal: Withdrawal,
  rules: WithdrawalRules,
): Promise<ReviewDoubt | undefined> {
  const { brand, playerId } = withdrawal;
  const player = await deps.players.find(brand, playerId);
  const answer = rules.checkUrl === undefined ? { kind: 'allowed' } : await askAgain(deps, withdrawal);
  const playDoubt = answer.kind === 'allowed' ? undefined : 'playThroughUnknown';
  const reason = nameDoubt(rules, withdrawal.fields, player?.name) ?? playDoubt;
  return reason === undefined ? undefined : { reason, text: undefined };
}

async function askAgain(
  { withdrawals, check }: WithdrawalDeps,
  { id, brand, playerId, method, minor, currency, language }: Withdrawal,
): Promise<WithdrawalAnswer> {
  const { reservedMinor } = await withdrawals.standing(brand, playerId, currency, id);
  return check.ask({ brand, playerId, method, minor, reservedMinor, currency, language });
}
