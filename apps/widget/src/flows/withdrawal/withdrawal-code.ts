import type { WithdrawalReply } from '@opencashier/contract/entities/withdrawal';
import type { Clock } from '../clock.ts';
import type { AttemptEnd } from '../deposit/attempt.ts';
import { triesLeftOf } from './refusal-details.ts';
import type { WithdrawalState } from './withdrawal.ts';

type Refused = Extract<AttemptEnd<WithdrawalReply>, { readonly kind: 'refused' }>;
type CodeTerms = Pick<WithdrawalReply, 'codeResendIn' | 'codeTriesLeft'>;

/** Refusals that are about the code alone: the withdrawal stays as it is. */
const codeRefusals = ['banking.codeInvalid', 'banking.codeExpired', 'banking.codeTriesExceeded'] as const;

export function isCodeRefusal({ code }: Pick<Refused, 'code'>): boolean {
  return codeRefusals.some((one) => one === code);
}

/** What a refused code leaves. */
export function refusedCode({
  code,
  details,
}: Pick<Refused, 'code' | 'details'>): Pick<WithdrawalState, 'codeIssue' | 'triesLeft'> {
  const triesLeft = code === 'banking.codeInvalid' ? triesLeftOf(details) : 0;
  return { codeIssue: { code, isSpent: code !== 'banking.codeInvalid' || triesLeft === 0 }, triesLeft };
}

/** What the server says of the code that is asked for: without a time for another one, there is none. */
export function codeTermsOf(
  { codeResendIn, codeTriesLeft }: CodeTerms,
  clock: Pick<Clock, 'now'>,
): Pick<WithdrawalState, 'resendAt' | 'triesLeft' | 'isLastCode'> {
  return {
    resendAt: codeResendIn === undefined ? undefined : clock.now() + codeResendIn * 1_000,
    triesLeft: codeTriesLeft,
    isLastCode: codeTriesLeft !== undefined && codeResendIn === undefined,
  };
}

/** What an answer says of the code that is asked for. */
export function codeOf(
  reply: WithdrawalReply,
  clock: Pick<Clock, 'now'>,
): Pick<WithdrawalState, 'withdrawalId' | 'reply' | 'resendAt' | 'triesLeft' | 'isLastCode' | 'codeIssue'> {
  return {
    withdrawalId: reply.withdrawalId,
    reply,
    ...codeTermsOf(reply, clock),
    codeIssue: undefined,
  };
}
