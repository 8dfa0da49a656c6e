import type { WithdrawalReply } from '@opencashier/contract/entities/withdrawal';
import type { Clock } from '../clock.ts';
import type { AttemptEnd } from '../deposit/attempt.ts';
import type { WithdrawalState } from './withdrawal.ts';

type Refused = Extract<AttemptEnd<WithdrawalReply>, { readonly kind: 'refused' }>;

/** Refusals that are about the code alone: the withdrawal stays as it is. */
const codeRefusals = ['banking.codeInvalid', 'banking.codeExpired', 'banking.codeTriesExceeded'] as const;

export function isCodeRefusal({ code }: Pick<Refused, 'code'>): boolean {
  return codeRefusals.some((one) => one === code);
}

function triesLeftOf(details: unknown): number | undefined {
  if (typeof details !== 'object' || details === null || !('triesLeft' in details)) return undefined;
  return typeof details.triesLeft === 'number' ? details.triesLeft : undefined;
}

/** What a refused code leaves. */
export function refusedCode({
  code,
  details,
}: Pick<Refused, 'code' | 'details'>): Pick<WithdrawalState, 'codeIssue' | 'triesLeft'> {
  const triesLeft = code === 'banking.codeInvalid' ? triesLeftOf(details) : 0;
  return { codeIssue: { code, isSpent: code !== 'banking.codeInvalid' || triesLeft === 0 }, triesLeft };
}

/** What an answer says of the code that is asked for. */
export function codeOf(
  reply: WithdrawalReply,
  clock: Clock,
): Pick<WithdrawalState, 'withdrawalId' | 'reply' | 'resendAt' | 'triesLeft' | 'codeIssue'> {
  const { withdrawalId, codeResendIn, codeTriesLeft } = reply;
  return {
    withdrawalId,
    reply,
    resendAt: codeResendIn === undefined ? undefined : clock.now() + codeResendIn * 1_000,
    triesLeft: codeTriesLeft,
    codeIssue: undefined,
  };
}
