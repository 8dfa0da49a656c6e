import type { Transaction } from '@opencashier/contract/entities/transaction';
import type { WithdrawalReply } from '@opencashier/contract/entities/withdrawal';
import { toMajor } from '@opencashier/money/minor';
import { isCancelable, stagesOf, withdrawalStatusOf } from '../domain/withdrawal-view.ts';
import type { CodeState, Withdrawal, WithdrawalHistoryEntry } from '../ports/withdrawals.ts';
import { codeRules } from './one-time-code.ts';
import { holdOf } from './sweepstakes/ask-redemption.ts';
import { type WithdrawalDeps, withdrawalRulesOf } from './withdrawal-deps.ts';

interface ShownWithdrawal {
  readonly withdrawal: Withdrawal;
  readonly history: readonly WithdrawalHistoryEntry[];
  readonly methodText: string;
  readonly isCancelableInReview: boolean;
}

/** The contract's transaction of a withdrawal. */
function toWithdrawalTransaction(shown: ShownWithdrawal): Transaction {
  const { withdrawal, history, methodText, isCancelableInReview } = shown;
  const { currency, state, payout } = withdrawal;
  const hold = holdOf(withdrawal);
  const { status, stage } = withdrawalStatusOf(state);
  return {
    id: withdrawal.id,
    kind: 'withdrawal',
    status,
    paymentMethod: withdrawal.method,
    methodText,
    amount: toMajor(withdrawal.minor, currency),
    currency,
    stage,
    stages: stagesOf(history).map((entry) => ({ stage: entry.stage, at: entry.at.toISOString() })),
    destination: withdrawal.destination,
    fee: toMajor(withdrawal.feeMinor, currency),
    netAmount: toMajor(withdrawal.minor - withdrawal.feeMinor, currency),
    canCancel: isCancelable(state, isCancelableInReview),
    ...(payout && {
      payout: {
        amount: toMajor(payout.minor, payout.currency),
        currency: payout.currency,
        rate: payout.rate,
      },
    }),
    ...(hold && { hold }),
    ...(withdrawal.playerReason === undefined || hold ? {} : { reason: withdrawal.playerReason }),
    ...(withdrawal.txid === undefined ? {} : { txid: withdrawal.txid }),
    createdAt: withdrawal.createdAt.toISOString(),
    updatedAt: withdrawal.updatedAt.toISOString(),
  };
}

type ViewDeps = Pick<WithdrawalDeps, 'withdrawals' | 'catalogue' | 'brands'>;

/** Withdrawals as their player is shown them, in the order in which they came. */
export async function showWithdrawals(
  { withdrawals, catalogue, brands }: ViewDeps,
  some: readonly Withdrawal[],
  language: string,
): Promise<readonly Transaction[]> {
  const histories = await withdrawals.history(some.map(({ id }) => id));
  return some.map((withdrawal) =>
    toWithdrawalTransaction({
      withdrawal,
      history: histories.get(withdrawal.id) ?? [],
      methodText: catalogue.methodText(withdrawal.method, language),
      isCancelableInReview: withdrawalRulesOf(brands, withdrawal.brand).isCancelableInReview,
    }),
  );
}

/** What the calls of a withdrawal reply: how it stands now, and what is asked of the player. */
export async function withdrawalReplyOf(
  deps: ViewDeps & Pick<WithdrawalDeps, 'clock'>,
  id: string,
  language: string,
): Promise<WithdrawalReply> {
  const withdrawal = await deps.withdrawals.find(id);
  if (withdrawal === undefined) throw new Error(`Withdrawal ${id} was recorded and is gone.`);
  const [transaction] = await showWithdrawals(deps, [withdrawal], language);
  if (transaction === undefined) throw new Error('One withdrawal is shown as one transaction.');
  const code = withdrawal.state === 'confirm' ? await deps.withdrawals.findCode(id) : undefined;
  const { fee, netAmount } = transaction;
  return {
    withdrawalId: id,
    transaction,
    ...(fee === undefined ? {} : { fee }),
    ...(netAmount === undefined ? {} : { netAmount }),
    isCodeRequired: withdrawal.state === 'confirm',
    ...(code && codeTermsOf(code, deps.clock.now())),
  };
}

function codeTermsOf(
  { tries, sent, resendAt }: CodeState,
  now: Date,
): Pick<WithdrawalReply, 'codeResendIn' | 'codeTriesLeft'> {
  const codeResendIn = Math.max(0, Math.ceil((resendAt.getTime() - now.getTime()) / 1000));
  return {
    ...(sent < codeRules.sent ? { codeResendIn } : {}),
    codeTriesLeft: Math.max(0, codeRules.tries - tries),
  };
}
