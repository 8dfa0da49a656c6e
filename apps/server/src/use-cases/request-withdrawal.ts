import { toMajor } from '@opencashier/money/minor';
import type { WithdrawalDecision, WithdrawalIntent } from '../ports/withdrawals.ts';
import { checkWithdrawal, type WithdrawalAsked } from './check-withdrawal.ts';
import { destinationOf } from './destination/mask.ts';
import { type Result, refuse, success } from './use-case.ts';
import { deliverCode, type FreshCode, freshCode } from './withdrawal-codes.ts';
import { approvalRuleOf, type WithdrawalDeps } from './withdrawal-deps.ts';

/** Who asks, and under which key. */
export interface WithdrawalBy {
  readonly accountType: 'main' | 'additional' | undefined;
  readonly requestKey: string | undefined;
  /** Somebody of the operator who asks in the player's stead. */
  readonly operator?: WithdrawalDecision;
}

/**
 * Takes a request: everything is checked, the amount is set aside, and a code goes out or the review begins. One key asks
 * once.
 *
 * @returns the withdrawal's id
 */
export async function requestWithdrawal(
  deps: WithdrawalDeps,
  asked: WithdrawalAsked,
  by: WithdrawalBy,
): Promise<Result<string>> {
  const { withdrawals, players, ids, clock } = deps;
  const playerName = asked.playerName ?? (await players.find(asked.scope.brand, asked.playerId))?.name;
  const checked = await checkWithdrawal(deps, { ...asked, playerName });
  if (!checked.ok) return checked;
  const { method, rules, minor, feeMinor, caps, payout, doubt } = checked.data;
  const { brand, country, currency } = asked.scope;
  const now = clock.now();
  const intent: WithdrawalIntent = {
    id: ids.next('wd'),
    ...{ brand, country, currency, minor, feeMinor, payout },
    playerId: asked.playerId,
    method: method.method.name,
    accountType: by.accountType ?? method.method.accountType,
    destination: destinationOf(method.method, asked.fields),
    fields: asked.fields,
    language: asked.language,
    createdBy: by.operator?.decidedBy ?? 'player',
    requestKey: by.requestKey,
  };
  // Whoever asks for the operator is known already: a code would go to the player, who did not ask.
  const code = rules.asksCode && by.operator === undefined ? await freshCode(now) : undefined;
  const reason = by.operator === undefined ? doubt?.reason : 'createdByOperator';
  const rule = approvalRuleOf(rules, currency, reason, doubt?.text);
  const after =
    code === undefined ? { kind: 'review' as const, rule } : { kind: 'code' as const, code: code.intent };
  const outcome = await withdrawals.request(intent, caps, after, by.operator, now);
  switch (outcome.kind) {
    case 'known': {
      const known =
        by.requestKey === undefined ? undefined : await withdrawals.findByRequestKey(by.requestKey);
      if (known === undefined) throw new Error('A known key names its withdrawal.');
      return success(known.id);
    }
    case 'insufficient':
      if (payout !== undefined) return refuseRedemption(deps, asked, outcome.leftMinor);
      return refuse('banking.insufficientBalance', 'There is less than this to withdraw.', {
        withdrawable: toMajor(outcome.leftMinor, currency),
        currency,
      });
    case 'limit': {
      const cap = caps[outcome.cap];
      if (cap === undefined) throw new Error('A limit that was hit is one of those that were asked about.');
      return refuse('banking.withdrawalLimit', 'This is more than can be withdrawn now.', {
        period: cap.period,
        max: toMajor(cap.mostMinor, currency),
        left: toMajor(outcome.leftMinor, currency),
        currency,
      });
    }
    case 'reserved':
      return success(await reserved(deps, intent, code));
  }
}

async function refuseRedemption(
  { coins }: WithdrawalDeps,
  { scope: { brand, currency }, playerId }: WithdrawalAsked,
  leftMinor: bigint,
): Promise<Result<never>> {
  const { unplayedMinor } = await coins.of(brand, playerId);
  return refuse('banking.insufficientRedeemable', 'There are fewer sweep coins to redeem.', {
    redeemable: toMajor(leftMinor, currency),
    unplayed: toMajor(unplayedMinor > 0n ? unplayedMinor : 0n, currency),
    currency,
  });
}

async function reserved(
  deps: WithdrawalDeps,
  intent: WithdrawalIntent,
  code: FreshCode | undefined,
): Promise<string> {
  deps.outbox.wake();
  if (code !== undefined) await deliverCode(deps, intent, code);
  return intent.id;
}
