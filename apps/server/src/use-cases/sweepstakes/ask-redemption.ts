import type { RedemptionHoldReason } from '@opencashier/contract/entities/transaction';
import type { RedemptionAnswer, RedemptionCheck, RedemptionQuestion } from '../../ports/redemption-check.ts';
import type { RedemptionPayout, Withdrawal } from '../../ports/withdrawals.ts';
import { type Result, refuse, success } from '../use-case.ts';

/** Why a redemption is reviewed, and what its player may read of it. */
export interface ReviewDoubt {
  readonly reason: string;
  readonly text: string | undefined;
}

/** Asks about a redemption that is to be taken, or was and waits for its code. */
export function askRedemption(
  check: RedemptionCheck,
  {
    brand,
    playerId,
    country,
    method,
    minor,
    currency,
    language,
  }: Omit<RedemptionQuestion, 'region' | 'payoutMinor' | 'payoutCurrency'>,
  payout: RedemptionPayout,
  region: string | undefined,
): Promise<RedemptionAnswer> {
  return check.ask({
    ...{ brand, playerId, country, region, method, minor, currency, language },
    payoutMinor: payout.minor,
    payoutCurrency: payout.currency,
  });
}

const noAnswer = 'redemptionCheckUnknown';

/** What people should look at; no clear answer is no refusal. */
export function doubtOf(answer: RedemptionAnswer): ReviewDoubt | undefined {
  switch (answer.kind) {
    case 'allow':
      return undefined;
    case 'unknown':
      return { reason: noAnswer, text: undefined };
    // Asked again after the coins were set aside, a refusal is for people too.
    case 'hold':
    case 'refuse':
      return { reason: answer.reason, text: answer.text };
  }
}

/** The doubt of a redemption that may be taken, or the refusal of one that may not. */
export function admit(answer: RedemptionAnswer): Result<ReviewDoubt | undefined> {
  if (answer.kind !== 'refuse') return success(doubtOf(answer));
  const { reason, text, url } = answer;
  return refuse('banking.verificationRequired', 'Age or identity has to be proved first.', {
    reason,
    ...(text === undefined ? {} : { text }),
    ...(url === undefined ? {} : { url }),
  });
}

const told: Readonly<Record<string, RedemptionHoldReason>> = {
  age: 'age',
  identity: 'identity',
  check: 'check',
  [noAnswer]: 'check',
};

/** What a redemption in review waits for, as its player is told; nothing where it is an ordinary review. */
export function holdOf({
  state,
  payout,
  reviewReason,
  playerReason,
}: Withdrawal): { readonly reason: RedemptionHoldReason; readonly text?: string } | undefined {
  if (state !== 'review' || payout === undefined || reviewReason === undefined) return undefined;
  const reason = Object.hasOwn(told, reviewReason) ? told[reviewReason] : undefined;
  return reason && { reason, ...(playerReason === undefined ? {} : { text: playerReason }) };
}
