import { isOptionalField } from '@opencashier/contract/destination/optional-field';
import { convertMinor } from '@opencashier/money/arithmetic';
import { currencyOf, isKnownCurrency } from '@opencashier/money/currencies';
import { feeOf } from '@opencashier/money/deposit-sums';
import { maxMinor, toMajor, toMinor } from '@opencashier/money/minor';
import { roundToDecimals } from '@opencashier/money/round';
import { limitsOfCreate } from '../domain/amount-limits.ts';
import { owedToOthers } from '../domain/closed-loop.ts';
import { checkFields } from '../domain/field-rules.ts';
import type { FieldValues } from '../domain/field-values.ts';
import { periodMs } from '../domain/payout-room.ts';
import type { WithdrawalRules } from '../ports/brand-rules.ts';
import type { CatalogueMethod, CatalogueScope } from '../ports/catalogue.ts';
import type { RedemptionPayout, WithdrawalCap } from '../ports/withdrawals.ts';
import { feeTermsOf } from './deposit-terms.ts';
import { isSameName } from './destination/account-name.ts';
import { checkDestination } from './destination/check-destination.ts';
import { isServed, owedTo } from './payout-room.ts';
import { admit, askRedemption, type ReviewDoubt } from './sweepstakes/ask-redemption.ts';
import { type Result, refuse, success } from './use-case.ts';
import { type WithdrawalDeps, withdrawalRulesOf } from './withdrawal-deps.ts';

/** What is asked for, whoever asks. */
export interface WithdrawalAsked {
  readonly scope: CatalogueScope;
  readonly playerId: string;
  readonly playerName: string | undefined;
  readonly language: string;
  readonly method: string;
  /** Major units. */
  readonly amount: number;
  readonly fields: FieldValues;
  /** Sweep coins are paid out in another currency, at a locked rate; all else is money. */
  readonly redemption?: RedemptionTerms;
}

export interface RedemptionTerms extends Pick<RedemptionPayout, 'currency' | 'rate'> {
  readonly region: string | undefined;
}

/** A withdrawal that may be asked of the ledger. */
export interface CheckedWithdrawal {
  readonly method: CatalogueMethod;
  readonly rules: WithdrawalRules;
  readonly minor: bigint;
  readonly feeMinor: bigint;
  readonly caps: readonly WithdrawalCap[];
  readonly payout: RedemptionPayout | undefined;
  /** What people should look at. */
  readonly doubt: ReviewDoubt | undefined;
}

/** Everything that can be refused before anything is set aside, in the order in which a player can mend it. */
export async function checkWithdrawal(
  deps: WithdrawalDeps,
  asked: WithdrawalAsked,
): Promise<Result<CheckedWithdrawal>> {
  const { scope, fields } = asked;
  if (!isKnownCurrency(scope.currency)) {
    return refuse('banking.currencyUnknown', `There is no currency ${scope.currency}.`);
  }
  const method = deps.catalogue.findWithdrawalMethod(scope, asked.method);
  // Coins are no money: gold ones never go out, and sweep coins by redemption alone.
  if (method === undefined || currencyOf(scope.currency).coin !== (asked.redemption !== undefined)) {
    return refuse('banking.methodNotOffered', 'This method is not offered in this country and currency.');
  }
  const availability = method.method.availability;
  if (!isServed(deps, method) || (availability !== undefined && availability.state !== 'available')) {
    return refuse('banking.methodUnavailable', 'This method is not available now.', availability);
  }
  const sums = checkSums(method, asked);
  if (!sums.ok) return sums;
  const isLeftOut = (name: string) => isOptionalField(name) && (fields[name] ?? '') === '';
  const issues = checkFields(method.method, fields).filter(
    ({ path }) => !isLeftOut(path.replace('fields.', '')),
  );
  if (issues.length > 0) {
    return refuse('banking.paymentMethodRegex', 'Some fields are missing or not right.', issues);
  }
  const wrong = checkDestination(method.method, fields);
  if (wrong.length > 0) {
    return refuse('banking.destinationInvalid', 'Money can’t be sent there.', wrong);
  }
  const rules = withdrawalRulesOf(deps.brands, scope.brand);
  const name = checkName(rules, asked);
  if (!name.ok) return name;
  const loop = await checkLoop(deps, rules, asked, sums.data.minor);
  if (!loop.ok) return loop;
  const play = await checkPlay(deps, rules, asked, sums.data.minor);
  if (!play.ok) return play;
  const caps = capsOf(rules, asked, deps.clock.now());
  const plain = name.data ?? play.data;
  const redemption = await checkRedemption(deps, asked, sums.data);
  if (!redemption.ok) return redemption;
  const { payout } = redemption.data;
  const doubt =
    redemption.data.doubt ?? (plain === undefined ? undefined : { reason: plain, text: undefined });
  return success({ method, rules, ...sums.data, caps, payout, doubt });
}

function checkSums(
  { method }: CatalogueMethod,
  { scope: { currency, country }, amount, fields }: WithdrawalAsked,
): Result<{ readonly minor: bigint; readonly feeMinor: bigint }> {
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
  const terms = feeTermsOf(method, currency);
  const feeMinor = parsed.ok && terms !== undefined ? feeOf(parsed.minor, terms) : 0n;
  if (!parsed.ok || parsed.minor <= feeMinor || amount < min || amount > max) {
    return refuse('banking.amountOutOfLimits', 'The amount is outside the limits.', { min, max, currency });
  }
  return success({ minor: parsed.minor, feeMinor });
}

/** The doubt, where one of the names is not known and nobody can tell. */
export function nameDoubt(
  rules: WithdrawalRules,
  { holder_name: holder }: FieldValues,
  playerName: string | undefined,
): 'nameUnknown' | undefined {
  const areKnown = [holder, playerName].every((name) => typeof name === 'string' && name.trim() !== '');
  return rules.isOwnNameOnly && !areKnown ? 'nameUnknown' : undefined;
}

function checkName(
  rules: WithdrawalRules,
  { fields, playerName }: WithdrawalAsked,
): Result<string | undefined> {
  const doubt = nameDoubt(rules, fields, playerName);
  if (!rules.isOwnNameOnly || doubt !== undefined) return success(doubt);
  return isSameName(String(fields.holder_name), playerName ?? '')
    ? success(undefined)
    : refuse('banking.nameMismatch', 'The account is not in the player’s name.');
}

async function checkLoop(
  deps: WithdrawalDeps,
  rules: WithdrawalRules,
  { scope, playerId, method }: WithdrawalAsked,
  minor: bigint,
): Promise<Result<void>> {
  if (!rules.isClosedLoop || currencyOf(scope.currency).coin) return success(undefined);
  const owed = owedToOthers(await owedTo(deps, scope, playerId), method, minor);
  if (owed.length === 0) return success(undefined);
  return refuse('banking.closedLoop', 'Money goes back first to where it came from.', {
    currency: scope.currency,
    methods: owed.map((entry) => ({ name: entry.method, amount: toMajor(entry.minor, scope.currency) })),
  });
}

async function checkPlay(
  { check }: WithdrawalDeps,
  rules: WithdrawalRules,
  { scope, playerId, method, language }: WithdrawalAsked,
  minor: bigint,
): Promise<Result<string | undefined>> {
  const { brand, currency } = scope;
  // Redemptions have a check of their own.
  if (rules.checkUrl === undefined || currencyOf(currency).coin) return success(undefined);
  const answer = await check.ask({ brand, playerId, method, minor, currency, language });
  if (answer.kind === 'refused') {
    const details = answer.reason === undefined ? undefined : { reason: answer.reason };
    return refuse('banking.playThrough', 'The money has to be played first.', details);
  }
  return success(answer.kind === 'unknown' ? 'playThroughUnknown' : undefined);
}

/** What is paid out for sweep coins, and whether the player may redeem at all. */
async function checkRedemption(
  { redemptionCheck }: WithdrawalDeps,
  { scope, playerId, method, language, redemption }: WithdrawalAsked,
  { minor, feeMinor }: { readonly minor: bigint; readonly feeMinor: bigint },
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
