import { toMajor } from '@opencashier/money/minor';
import type { RequestOutcome, WithdrawalDecision, WithdrawalIntent } from '../ports/withdrawals.ts';
import { checkWithdrawal } from './check-withdrawal.ts';
import { askableOf, feeTermsIn } from './deposit-terms.ts';
import { destinationOf } from './destination/mask.ts';
import { type Result, refuse, success } from './use-case.ts';
import type { CheckedWithdrawal, WithdrawalAsked } from './withdrawal-asked.ts';
import { deliverCode, freshCode } from './withdrawal-codes.ts';
import { loopRefusal } from './withdrawal-conditions.ts';
import { approvalRuleOf, type WithdrawalDeps } from './withdrawal-deps.ts';
import { nameOf, refuseReserve, walletOf } from './withdrawal-wallet.ts';

/** Who asks, and under which key. */
export interface WithdrawalBy {
  readonly accountType: 'main' | 'additional' | undefined;
  readonly requestKey: string | undefined;
  /** Somebody of the operator who asks in the player's stead. */
  readonly operator?: WithdrawalDecision;
}

/** So often others are asked about a request that is overtaken; then people decide. */
const mostAsks = 3;

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
  const named = await nameOf(deps, asked);
  if (!named.ok) return named;
  const playerName = named.data;
  for (let asks = 1; ; asks += 1) {
    const checked = await checkWithdrawal(deps, { ...asked, playerName });
    if (!checked.ok) return checked;
    const taken = await take(deps, asked, by, asks < mostAsks ? checked.data : forPeople(checked.data));
    if (taken !== 'overtaken') return taken;
  }
}

/** Nobody was asked about just this: people look at it, and no other request can come first any more. */
const forPeople = (checked: CheckedWithdrawal): CheckedWithdrawal => ({
  ...checked,
  doubt: checked.doubt ?? { reason: 'playThroughUnknown', text: undefined },
  terms: { owedToOthers: checked.terms.owedToOthers },
});

async function take(
  deps: WithdrawalDeps,
  asked: WithdrawalAsked,
  by: WithdrawalBy,
  checked: CheckedWithdrawal,
): Promise<Result<string> | 'overtaken'> {
  const { ids, clock } = deps;
  const { method, rules, minor, feeMinor, feeBorneMinor, caps, payout, doubt, terms } = checked;
  const { brand, country, currency } = asked.scope;
  const now = clock.now();
  const intent: WithdrawalIntent = {
    id: ids.next('wd'),
    ...{ brand, country, currency, minor, feeMinor, feeBorneMinor, payout },
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
  const request = { intent, caps, after, by: by.operator, terms };
  const outcome = await walletOf(deps, asked).reserve(request, now);
  switch (outcome.kind) {
    case 'overtaken':
      return 'overtaken';
    case 'known':
      return success(await knownId(deps, by.requestKey));
    case 'reserved':
      deps.outbox.wake();
      if (code !== undefined) await deliverCode(deps, intent, code);
      return success(intent.id);
    case 'requested':
    case 'asked':
      // Nobody knows yet: it goes on by itself once the wallet has answered.
      deps.outbox.wake();
      return success(intent.id);
    case 'refused':
      deps.outbox.wake();
      return refuseReserve(deps, asked, outcome);
    default:
      return refusalOf(deps, asked, checked, outcome);
  }
}

async function knownId({ withdrawals }: WithdrawalDeps, requestKey: string | undefined): Promise<string> {
  const known = requestKey === undefined ? undefined : await withdrawals.findByRequestKey(requestKey);
  if (known === undefined) throw new Error('A known key names its withdrawal.');
  return known.id;
}

/** What the ledger refused, in the player's terms. */
async function refusalOf(
  deps: WithdrawalDeps,
  asked: WithdrawalAsked,
  { caps, payout, method }: CheckedWithdrawal,
  outcome: Extract<RequestOutcome, { kind: 'insufficient' | 'limit' | 'owed' }>,
): Promise<Result<never>> {
  const { currency } = asked.scope;
  const askable = (totalMinor: bigint) =>
    toMajor(askableOf(totalMinor, feeTermsIn(method.method, currency)), currency);
  switch (outcome.kind) {
    case 'owed':
      return loopRefusal(outcome.owed, currency);
    case 'insufficient':
      if (payout !== undefined) return refuseRedemption(deps, asked, outcome.leftMinor);
      return refuse('banking.insufficientBalance', 'There is less than this to withdraw.', {
        withdrawable: askable(outcome.leftMinor),
        currency,
      });
    case 'limit': {
      const cap = caps[outcome.cap];
      if (cap === undefined) throw new Error('A limit that was hit is one of those that were asked about.');
      return refuse('banking.withdrawalLimit', 'This is more than can be withdrawn now.', {
        period: cap.period,
        max: toMajor(cap.mostMinor, currency),
        left: askable(outcome.leftMinor),
        currency,
      });
    }
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
