import { convertMinor } from '@opencashier/money/arithmetic';
import { currencyOf } from '@opencashier/money/currencies';
import { maxMinor, toMajor } from '@opencashier/money/minor';
import { type Owed, owedToOthers } from '../domain/closed-loop.ts';
import type { FieldValues } from '../domain/field-values.ts';
import type { WithdrawalRules } from '../ports/brand-rules.ts';
import type { RedemptionPayout, RequestTerms, WithdrawalStanding } from '../ports/withdrawals.ts';
import { isSameName } from './destination/account-name.ts';
import { loopOf } from './payout-room.ts';
import { admit, askRedemption, type ReviewDoubt } from './sweepstakes/ask-redemption.ts';
import { type Result, refuse, success } from './use-case.ts';
import type { WithdrawalAsked, WithdrawalSums } from './withdrawal-asked.ts';
import type { WithdrawalDeps } from './withdrawal-deps.ts';

// What a brand demands of a withdrawal beside its form: whose account it goes to, where the money came from, and what
// others say of the player.

/** The doubt, where one of the names is not known and nobody can tell. */
export function nameDoubt(
  rules: WithdrawalRules,
  { holder_name: holder }: FieldValues,
  playerName: string | undefined,
): 'nameUnknown' | undefined {
  const areKnown = [holder, playerName].every((name) => typeof name === 'string' && name.trim() !== '');
  return rules.isOwnNameOnly && !areKnown ? 'nameUnknown' : undefined;
}

export function checkName(
  rules: WithdrawalRules,
  { fields, playerName }: WithdrawalAsked,
): Result<string | undefined> {
  const doubt = nameDoubt(rules, fields, playerName);
  if (!rules.isOwnNameOnly || doubt !== undefined) return success(doubt);
  return isSameName(String(fields.holder_name), playerName ?? '')
    ? success(undefined)
    : refuse('banking.nameMismatch', 'The account is not in the player’s name.');
}

/** What other methods have to pay back before this request, by the flows of the player's money; absent where none has to. */
export function loopTermOf(
  { catalogue }: Pick<WithdrawalDeps, 'catalogue'>,
  rules: WithdrawalRules,
  { scope, method }: WithdrawalAsked,
  { minor }: WithdrawalSums,
): RequestTerms['owedToOthers'] {
  if (!rules.isClosedLoop || currencyOf(scope.currency).coin) return undefined;
  const loop = loopOf(catalogue, scope);
  return (flows) => owedToOthers(loop(flows), method, minor);
}

export async function checkLoop(
  { withdrawals }: Pick<WithdrawalDeps, 'withdrawals'>,
  { scope: { brand, currency }, playerId }: WithdrawalAsked,
  term: RequestTerms['owedToOthers'],
): Promise<Result<void>> {
  const owed = term?.(await withdrawals.flows(brand, playerId, currency)) ?? [];
  return owed.length === 0 ? success(undefined) : loopRefusal(owed, currency);
}

export function loopRefusal(owed: readonly Owed[], currency: string): Result<never> {
  return refuse('banking.closedLoop', 'Money goes back first to where it came from.', {
    currency,
    methods: owed.map(({ method, minor }) => ({ name: method, amount: toMajor(minor, currency) })),
  });
}

/** @param standing the amount, and what was set aside before: the operator's word is about both */
export async function checkPlay(
  { check }: Pick<WithdrawalDeps, 'check'>,
  rules: WithdrawalRules,
  { scope, playerId, method, language }: WithdrawalAsked,
  { minor, reservedMinor }: WithdrawalSums & WithdrawalStanding,
): Promise<Result<{ readonly isAsked: boolean; readonly doubt?: string }>> {
  const { brand, currency } = scope;
  // Redemptions have a check of their own.
  if (rules.checkUrl === undefined || currencyOf(currency).coin) return success({ isAsked: false });
  const answer = await check.ask({ brand, playerId, method, minor, reservedMinor, currency, language });
  if (answer.kind === 'refused') {
    const details = answer.reason === undefined ? undefined : { reason: answer.reason };
    return refuse('banking.playThrough', 'The money has to be played first.', details);
  }
  return success({ isAsked: true, ...(answer.kind === 'unknown' && { doubt: 'playThroughUnknown' }) });
}

/** What is paid out for sweep coins, and whether the player may redeem at all. */
export async function checkRedemption(
  { redemptionCheck }: Pick<WithdrawalDeps, 'redemptionCheck'>,
  { scope, playerId, method, language, redemption }: WithdrawalAsked,
  { minor, feeMinor }: WithdrawalSums,
): Promise<
  Result<{ readonly payout: RedemptionPayout | undefined; readonly doubt?: ReviewDoubt | undefined }>
> {
  if (redemption === undefined) return success({ payout: undefined });
  const { rate, currency: to, region } = redemption;
  const paid = convertMinor({ minor: minor - feeMinor, from: scope.currency, to, rate });
  if (paid <= 0n || paid > maxMinor) {
    const { currency } = scope;
    return refuse('banking.amountOutOfLimits', 'Nothing can be paid out for this amount.', { currency });
  }
  const payout = { currency: to, minor: paid, rate };
  const asked = { ...scope, playerId, method, minor, language };
  const admitted = admit(await askRedemption(redemptionCheck, asked, payout, region));
  return admitted.ok ? success({ payout, doubt: admitted.data }) : admitted;
}
