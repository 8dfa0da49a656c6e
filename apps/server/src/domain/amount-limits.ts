import type { AmountRule, PaymentMethod } from '@opencashier/contract/entities/payment-method';

/** Least and greatest amount in major units. */
export interface AmountLimits {
  readonly min: number;
  readonly max: number;
}

const home = 'RU';
/** Where a chosen network names no least amount. */
const networkMinimum = 1;

/** A rule's limits in a country: `minNonRus` replaces `min` everywhere but in Russia. */
export function limitsOf(rule: AmountRule, country: string): AmountLimits {
  const min = country !== home && rule.minNonRus !== undefined ? rule.minNonRus : rule.min;
  return { min, max: rule.max };
}

/** The least that any create of a method may have, whatever its fields say; nothing where it is not offered. */
export function leastOf(method: PaymentMethod, currency: string, country: string): number | undefined {
  const networks = method.fields.find((field) => field.type === 'networks');
  const options = networks?.values?.map(({ value }) => ({ [networks.name]: value })) ?? [{}];
  const least = options.flatMap((fields) => limitsOfCreate(method, currency, country, fields)?.min ?? []);
  return least.length === 0 ? undefined : Math.min(...least);
}

/**
 * The limits of one create: those of the chosen network where the method has networks, else the method's own.
 * Nothing where the method has no limits in this currency, and so is not offered in it.
 */
export function limitsOfCreate(
  method: PaymentMethod,
  currency: string,
  country: string,
  fields: Readonly<Record<string, string | number | boolean>>,
): AmountLimits | undefined {
  const rule = method.amount_rules[currency];
  if (rule === undefined) return undefined;
  const limits = limitsOf(rule, country);
  const networks = method.fields.find((field) => field.type === 'networks');
  if (networks === undefined) return limits;
  const chosen = networks.values?.find((option) => option.value === fields[networks.name]);
  if (chosen === undefined) return limits;
  return { min: chosen.min ?? networkMinimum, max: Math.min(chosen.max ?? limits.max, limits.max) };
}
