import { isOptionalField } from '@opencashier/contract/destination/optional-field';
import { currencyOf, isKnownCurrency } from '@opencashier/money/currencies';
import { feeSums } from '@opencashier/money/fee';
import { toMinor } from '@opencashier/money/minor';
import { roundToDecimals } from '@opencashier/money/round';
import { limitsOfCreate } from '../domain/amount-limits.ts';
import { checkFields } from '../domain/field-rules.ts';
import { periodMs } from '../domain/payout-room.ts';
import type { WithdrawalRules } from '../ports/brand-rules.ts';
import type { CatalogueMethod } from '../ports/catalogue.ts';
import type { WithdrawalCap } from '../ports/withdrawals.ts';
import { feeTermsIn } from './deposit-terms.ts';
import { checkDestination } from './destination/check-destination.ts';
import { isServed } from './payout-room.ts';
import { type Result, refuse, success } from './use-case.ts';
import type { CheckedWithdrawal, WithdrawalAsked, WithdrawalSums } from './withdrawal-asked.ts';
import { checkLoop, checkName, checkPlay, checkRedemption, loopTermOf } from './withdrawal-conditions.ts';
import { type WithdrawalDeps, withdrawalRulesOf } from './withdrawal-deps.ts';

export type { WithdrawalAsked } from './withdrawal-asked.ts';

/** Everything that can be refused before anything is set aside, in the order in which a player can mend it. */
export async function checkWithdrawal(
  deps: WithdrawalDeps,
  asked: WithdrawalAsked,
): Promise<Result<CheckedWithdrawal>> {
  const found = findMethod(deps, asked);
  if (!found.ok) return found;
  const method = found.data;
  const sums = checkSums(method, asked);
  if (!sums.ok) return sums;
  const form = checkForm(method, asked);
  if (!form.ok) return form;
  const rules = withdrawalRulesOf(deps.brands, asked.scope.brand);
  const name = checkName(rules, asked);
  if (!name.ok) return name;
  const owedToOthers = loopTermOf(deps, rules, asked, sums.data);
  const loop = await checkLoop(deps, asked, owedToOthers);
  if (!loop.ok) return loop;
  const { brand, currency } = asked.scope;
  const standing = await deps.withdrawals.standing(brand, asked.playerId, currency);
  const play = await checkPlay(deps, rules, asked, { ...sums.data, ...standing });
  if (!play.ok) return play;
  const redemption = await checkRedemption(deps, asked, sums.data);
  if (!redemption.ok) return redemption;
  const plain = name.data ?? play.data.doubt;
  return success({
    ...{ method, rules, ...sums.data },
    caps: capsOf(rules, asked, deps.clock.now()),
    payout: redemption.data.payout,
    doubt: redemption.data.doubt ?? (plain === undefined ? undefined : { reason: plain, text: undefined }),
    terms: { owedToOthers, count: play.data.isAsked ? standing.count : undefined },
  });
}

function findMethod(deps: WithdrawalDeps, asked: WithdrawalAsked): Result<CatalogueMethod> {
  const { scope } = asked;
  if (!isKnownCurrency(scope.currency)) {
    return refuse('banking.currencyUnknown', `There is no currency ${scope.currency}.`);
  }
  const method = deps.catalogue.findWithdrawalMethod(scope, asked.method);
  // Coins are no money: gold ones never go out, and sweep coins by redemption alone.
  if (method === undefined || currencyOf(scope.currency).coin !== (asked.redemption !== undefined)) {
    return refuse('banking.methodNotOffered', 'This method is not offered in this country and currency.');
  }
  const availability = method.method.availability;
  if (!isServed(deps, method, scope) || (availability !== undefined && availability.state !== 'available')) {
    return refuse('banking.methodUnavailable', 'This method is not available now.', availability);
  }
  return success(method);
}

function checkSums(
  { method }: CatalogueMethod,
  { scope: { currency, country }, amount, fields }: WithdrawalAsked,
): Result<WithdrawalSums> {
  const limits = limitsOfCreate(method, currency, country, fields);
  if (limits === undefined) {
    return refuse('banking.methodNotOffered', 'This method is not offered in this currency.');
  }
  const parsed = toMinor(amount, currency);
  if (!parsed.ok && (parsed.error === 'tooManyDecimals' || parsed.error === 'tooManyDigits')) {
    return refuse('banking.amountPrecision', `${currency} has fewer decimals than this amount.`);
  }
  const min = roundToDecimals(limits.min, currency, 'ceil');
  const max = roundToDecimals(limits.max, currency, 'floor');
  const sums = feeSums(parsed.ok ? parsed.minor : 0n, feeTermsIn(method, currency));
  if (!parsed.ok || sums.netMinor <= 0n || amount < min || amount > max) {
    return refuse('banking.amountOutOfLimits', 'The amount is outside the limits.', { min, max, currency });
  }
  // What the operator bears is booked in money alone.
  const feeBorneMinor = currencyOf(currency).coin ? 0n : sums.borneMinor;
  return success({ minor: sums.totalMinor, feeMinor: sums.feeMinor, feeBorneMinor });
}

function checkForm({ method }: CatalogueMethod, { fields }: WithdrawalAsked): Result<void> {
  const isLeftOut = (name: string) => isOptionalField(name) && (fields[name] ?? '') === '';
  const issues = checkFields(method, fields).filter(({ path }) => !isLeftOut(path.replace('fields.', '')));
  if (issues.length > 0) {
    return refuse('banking.paymentMethodRegex', 'Some fields are missing or not right.', issues);
  }
  const wrong = checkDestination(method, fields);
  return wrong.length === 0
    ? success(undefined)
    : refuse('banking.destinationInvalid', 'Money can’t be sent there.', wrong);
}

function capsOf(
  rules: WithdrawalRules,
  { scope: { currency }, method }: WithdrawalAsked,
  now: Date,
): readonly WithdrawalCap[] {
  return rules.limits
    .filter((limit) => limit.currency === currency && (limit.method === undefined || limit.method === method))
    .map((limit) => ({
      period: limit.period,
      since: new Date(now.getTime() - periodMs[limit.period]),
      mostMinor: limit.mostMinor,
      method: limit.method,
    }));
}
