import { defaultPaymentGeo } from '@opencashier/contract/constants';
import type { PaymentMethod } from '@opencashier/contract/entities/payment-method';
import { roundToDecimals } from '@opencashier/money/round';
import type { Translate } from '../i18n/texts.ts';

/** An amount of a currency as text, in the player's language. */
export type MoneyText = (amount: number, currency: string) => string;

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
  const { percent = 0, fixed = 0 } = method.fee;
  const parts = [percent > 0 ? `${percent}%` : '', fixed > 0 ? money(fixed, currency) : ''].filter(Boolean);
  return parts.length === 0 ? t('method.fee.none') : parts.join(' + ');
}

/** Does the catalogue tell a fee that is not nought? */
export function isCharged({ fee }: PaymentMethod): boolean {
  return (fee?.percent ?? 0) > 0 || (fee?.fixed ?? 0) > 0;
}

/** What a deposit costs. The provider takes the fee on top, so that the whole amount reaches the balance. */
export interface Cost {
  /** Major units. */
  readonly fee: number;
  /** What the payer pays in all, in major units. */
  readonly total: number;
}

/** The cost of an amount in major units; undefined where the catalogue does not tell the fee. */
export function costOf(method: PaymentMethod, amount: number, currency: string): Cost | undefined {
  if (!method.fee) return undefined;
  const { percent = 0, fixed = 0, min = 0, max = Number.POSITIVE_INFINITY } = method.fee;
  const whole = Math.min(Math.max((amount * percent) / 100 + fixed, min), max);
  // Twelve digits are more than a fee has, and fewer than floats spoil; nobody pays less than they were told.
  const fee = roundToDecimals(Number(whole.toPrecision(12)), currency, 'ceil');
  return { fee, total: roundToDecimals(amount + fee, currency, 'nearest') };
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
  switch (availability?.state) {
    case undefined:
    case 'available':
      return undefined;
    case 'maintenance':
      return t('method.unavailable.maintenance');
    case 'exhausted':
      return t('method.unavailable.exhausted');
    case 'disabled':
      return availability.reason?.[locale] ?? availability.reason?.en ?? t('method.unavailable.disabled');
  }
}
