import { defaultPaymentGeo } from '@opencashier/contract/constants';
import type { PaymentMethod } from '@opencashier/contract/entities/payment-method';
import { type FeeRule, feeOf } from '@opencashier/money/deposit-sums';
import { toMajor, toMinor } from '@opencashier/money/minor';
import { roundToDecimals } from '@opencashier/money/round';
import type { MoneyText } from '../i18n/money-text.ts';
import type { Translate } from '../i18n/texts.ts';

export interface FactsContext {
  readonly t: Translate;
  readonly money: MoneyText;
  readonly currency: string;
  readonly country: string;
}

/** Least and greatest amount; undefined where the catalogue has no rule for the currency. */
export function limitsText(
  method: PaymentMethod,
  { t, money, currency, country }: FactsContext,
): string | undefined {
  const rule = method.amount_rules[currency];
  if (!rule) return undefined;
  const min = country === defaultPaymentGeo ? rule.min : (rule.minNonRus ?? rule.min);
  return t('method.limits', { min: money(min, currency), max: money(rule.max, currency) });
}

/** Up to this long, waiting does not feel like waiting. */
const instantMinutes = 1;
const minutesPerHour = 60;
const minutesPerDay = 24 * minutesPerHour;

/** How long the money takes, in the largest unit that keeps the figures whole. */
export function timeText(method: PaymentMethod, { t }: Pick<FactsContext, 't'>): string | undefined {
  const time = method.processingTime;
  if (!time) return undefined;
  const { minMinutes, maxMinutes } = time;
  if (maxMinutes <= instantMinutes) return t('method.time.instant');
  const [key, size] =
    maxMinutes >= 2 * minutesPerDay
      ? (['method.time.days', minutesPerDay] as const)
      : maxMinutes >= 2 * minutesPerHour
        ? (['method.time.hours', minutesPerHour] as const)
        : (['method.time.minutes', 1] as const);
  const max = Math.ceil(maxMinutes / size);
  const min = Math.floor(minMinutes / size);
  const range = min > 0 && min < max ? `${min}–${max}` : String(max);
  return t(key, { range, max });
}

type FeeContext = Pick<FactsContext, 't' | 'money' | 'currency'>;

/** The fee as a figure, for a place that says what it is a figure of; undefined where the catalogue does not say. */
export function feeFigure(method: PaymentMethod, { t, money, currency }: FeeContext): string | undefined {
  if (!method.fee) return undefined;
  if (!isCharged(method)) return t('method.fee.none');
  const { percent = 0, fixed = 0 } = method.fee;
  const parts = [percent > 0 ? `${percent}%` : '', fixed > 0 ? money(fixed, currency) : ''].filter(Boolean);
  return parts.join(' + ');
}

/** Does the player pay a fee that the catalogue tells? */
export function isCharged({ fee }: PaymentMethod): boolean {
  return fee?.paidBy !== 'operator' && ((fee?.percent ?? 0) > 0 || (fee?.fixed ?? 0) > 0);
}

/** What a deposit costs, in major units. */
export interface Cost {
  readonly fee: number;
  /** What the payer pays in all. */
  readonly total: number;
  /** What reaches the balance. */
  readonly arrives: number;
}

/** The cost of an amount in major units; undefined where the catalogue tells no fee, or the amount is none of the currency. */
export function costOf({ fee }: PaymentMethod, amount: number, currency: string): Cost | undefined {
  const asked = toMinor(amount, currency);
  if (!fee || !asked.ok) return undefined;
  const charged = fee.paidBy === 'operator' ? 0n : feeOf(asked.minor, ruleOf(fee, currency));
  const isDeducted = fee.paidBy === 'player-deducted';
  const taken = isDeducted && charged > asked.minor ? asked.minor : charged;
  return {
    fee: toMajor(taken, currency),
    total: toMajor(isDeducted ? asked.minor : asked.minor + taken, currency),
    arrives: toMajor(isDeducted ? asked.minor - taken : asked.minor, currency),
  };
}

function ruleOf(
  { percent = 0, fixed = 0, min, max }: NonNullable<PaymentMethod['fee']>,
  currency: string,
): FeeRule {
  const minorOf = (value: number): bigint | undefined => {
    const minor = toMinor(roundToDecimals(value, currency, 'ceil'), currency);
    return minor.ok ? minor.minor : undefined;
  };
  return {
    percent: String(percent),
    fixedMinor: minorOf(fixed) ?? 0n,
    minMinor: min === undefined ? undefined : minorOf(min),
    maxMinor: max === undefined ? undefined : minorOf(max),
  };
}

/** A fee with what it does to the sums: added by the provider, or taken from the amount. */
export function feeNote({ fee }: PaymentMethod, figure: string, t: Translate): string {
  switch (fee?.paidBy) {
    case 'player-on-top':
      return t('method.fee.onTop', { fee: figure });
    case 'player-deducted':
      return t('method.fee.deducted', { fee: figure });
    case 'operator':
    case undefined:
      return figure;
  }
}

/** What it costs, in words; undefined where the catalogue does not say. */
export function feeText(method: PaymentMethod, context: FeeContext): string | undefined {
  const fee = feeFigure(method, context);
  return fee === undefined || !isCharged(method) ? fee : context.t('method.fee.some', { fee });
}

/** The quiet line of a tile: limits, time, fee. */
export function factsLine(method: PaymentMethod, context: FactsContext): string {
  return [limitsText(method, context), timeText(method, context), feeText(method, context)]
    .filter((part) => part !== undefined)
    .join(' · ');
}

/** Why a method can't be used now; undefined for one that can. */
export function unavailableText(method: PaymentMethod, t: Translate, locale: string): string | undefined {
  const availability = method.availability;
  const told = ({ reason }: { readonly reason?: Readonly<Record<string, string>> | undefined }) =>
    reason?.[locale] ?? reason?.en;
  switch (availability?.state) {
    case undefined:
    case 'available':
      return undefined;
    case 'maintenance':
      return t('method.unavailable.maintenance');
    case 'exhausted':
      return told(availability) ?? t('method.unavailable.exhausted');
    case 'disabled':
      return told(availability) ?? t('method.unavailable.disabled');
  }
}
