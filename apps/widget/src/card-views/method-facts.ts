import { defaultPaymentGeo } from '@opencashier/contract/constants';
import type { PaymentMethod } from '@opencashier/contract/entities/payment-method';
import { feeSums, feeTermsOf } from '@opencashier/money/fee';
import { toMajor, toMinor } from '@opencashier/money/minor';
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
  const { basisPoints = 0, fixed = 0, min = 0, max } = method.fee;
  const parts = [
    basisPoints > 0 ? `${basisPoints / 100}%` : '',
    fixed > 0 ? money(fixed, currency) : '',
  ].filter(Boolean);
  const bounds = [
    min > 0 && max !== undefined ? `${money(min, currency)}–${money(max, currency)}` : '',
    min > 0 && max === undefined ? `≥ ${money(min, currency)}` : '',
    min <= 0 && max !== undefined ? `≤ ${money(max, currency)}` : '',
  ].filter(Boolean);
  return [...(parts.length > 0 ? [parts.join(' + ')] : []), ...bounds].join(', ');
}

/** Does the player pay a fee that the catalogue tells? */
export function isCharged({ fee }: PaymentMethod): boolean {
  if (!fee || fee.paidBy === 'operator') return false;
  return [fee.basisPoints, fee.fixed, fee.min].some((part = 0) => part > 0);
}

/** What a payment costs the player, in major units. */
export interface Cost {
  readonly fee: number;
  /** What the payer pays in all, or what leaves the balance. */
  readonly total: number;
  /** What arrives. */
  readonly arrives: number;
}

/** The cost of an amount in major units; undefined where the catalogue tells no fee, or the amount is none of the currency. */
export function costOf({ fee }: PaymentMethod, amount: number, currency: string): Cost | undefined {
  const asked = toMinor(amount, currency);
  if (!fee || !asked.ok) return undefined;
  const { feeMinor, totalMinor, netMinor } = feeSums(asked.minor, feeTermsOf(fee, currency));
  return {
    fee: toMajor(feeMinor, currency),
    total: toMajor(totalMinor, currency),
    arrives: toMajor(netMinor, currency),
  };
}

/** A fee with what it does to the sums: paid beside the amount, or taken from it. */
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
      return told(availability) ?? t('method.unavailable.maintenance');
    case 'exhausted':
      return told(availability) ?? t('method.unavailable.exhausted');
    case 'disabled':
      return told(availability) ?? t('method.unavailable.disabled');
  }
}
