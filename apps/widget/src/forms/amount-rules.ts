import { amountChips } from '@opencashier/contract/constants';
import { leastOfNetwork, limitsOf } from '@opencashier/contract/entities/amount-limits';
import type { FieldOption, FieldValidation, FormField } from '@opencashier/contract/entities/form-field';
import type { AmountRule } from '@opencashier/contract/entities/payment-method';
import { decimalsOf } from '@opencashier/money/currencies';
import { formatAmount } from '@opencashier/money/format';
import { parseAmountText } from '@opencashier/money/parse';
import { roundToDecimals } from '@opencashier/money/round';
import { amountOfText, pastedAmount, ungroupedAmount } from './amount-entry.ts';
import type { Message } from './message.ts';
import { matchesPattern } from './regex/safe-regex.ts';

/** Least and greatest amount in major units. */
export interface Limits {
  readonly min: number;
  readonly max: number;
}

export interface AmountContext {
  readonly currency: string;
  readonly locale: string;
  /** The method's limits; undefined while nobody told them. */
  readonly limits: Limits | undefined;
  /** The chosen network, where the form has networks and one is chosen. */
  readonly network: FieldOption | undefined;
  /** Rules of the method's own amount field. */
  readonly validations: readonly FieldValidation[];
}

/** A rule of the catalogue as limits of a country: outside Russia its other minimum counts. */
export function limitsOfRule(rule: AmountRule | undefined, country: string): Limits | undefined {
  return rule && limitsOf(rule, country);
}

/** Limits inward to what the currency can express, so that both ends can be typed. */
export function roundedLimits({ min, max }: Limits, currency: string): Limits {
  return { min: roundToDecimals(min, currency, 'ceil'), max: roundToDecimals(max, currency, 'floor') };
}

/** The limits that count: the chosen network's, else the method's. */
export function effectiveLimits({ currency, limits, network }: AmountContext): Limits | undefined {
  if (!network) return limits && roundedLimits(limits, currency);
  return roundedLimits(
    { min: leastOfNetwork(network), max: network.max ?? limits?.max ?? Number.POSITIVE_INFINITY },
    currency,
  );
}

/** Nought as a number, not for want of one: with a figure before it, it would be an amount. */
const isZero = (text: string) =>
  /\p{Nd}/u.test(text) && parseAmountText(text) === 0 && parseAmountText(`1${text}`) > 0;

function belowLimit(
  limits: Limits | undefined,
  amount: number,
  { currency, locale }: AmountContext,
): Message | undefined {
  if (!limits || amount >= limits.min) return undefined;
  return { key: 'amount.error.min', values: { min: formatAmount(limits.min, currency, locale) } };
}

/** What is wrong with the amount as typed; undefined when nothing is. An empty text is wrong: an amount is required. */
export function amountIssue(text: string, context: AmountContext): Message | undefined {
  const { currency, locale, validations } = context;
  if (text.trim() === '') return { key: 'amount.error.required' };
  const amount = amountOfText(text, currency);
  const limits = effectiveLimits(context);
  if (amount <= 0)
    return (isZero(text) && belowLimit(limits, amount, context)) || { key: 'amount.error.number' };
  const number = ungroupedAmount(pastedAmount(text) ?? text, currency).replace(/\s/g, '');
  const broken = validations.find(({ regex }) => !matchesPattern(regex, number));
  if (broken) return { key: broken.message };
  if (amount !== roundToDecimals(amount, currency, 'nearest')) {
    return { key: 'amount.error.decimals', values: { count: decimalsOf(currency) } };
  }
  const below = belowLimit(limits, amount, context);
  if (below) return below;
  if (limits && amount > limits.max) {
    return { key: 'amount.error.max', values: { max: formatAmount(limits.max, currency, locale) } };
  }
  return undefined;
}

/** The limits in words, for the place below the amount. */
export function limitsHint(context: AmountContext): Message | undefined {
  const limits = effectiveLimits(context);
  if (!limits) return undefined;
  const min = formatAmount(limits.min, context.currency, context.locale);
  if (limits.max === Number.POSITIVE_INFINITY) return { key: 'amount.limitsFrom', values: { min } };
  return {
    key: 'amount.limits',
    values: { min, max: formatAmount(limits.max, context.currency, context.locale) },
  };
}

/** Quick amounts within the limits. */
export function chipsWithin(limits: Limits | undefined): readonly number[] {
  if (!limits) return [];
  return amountChips.filter((amount) => amount >= limits.min && amount <= limits.max);
}

/** The option chosen in a field of networks. */
export function chosenNetwork(
  fields: readonly FormField[],
  values: Readonly<Record<string, string>>,
): FieldOption | undefined {
  const field = fields.find((one) => one.type === 'networks');
  const value = field && (values[field.name] ?? field.props.value);
  return field?.props.items.find((item) => item.value === value);
}

/** Rules of the field that stands for the amount itself. */
export function amountValidations(fields: readonly FormField[]): readonly FieldValidation[] {
  return fields.find((field) => field.type === 'amount')?.props.validations ?? [];
}
