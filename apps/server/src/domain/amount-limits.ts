import { leastOfNetwork, limitsOf } from '@opencashier/contract/entities/amount-limits';
import type { MethodField } from '@opencashier/contract/entities/form-field';
import type { PaymentMethod } from '@opencashier/contract/entities/payment-method';

/** Least and greatest amount in major units. */
export interface AmountLimits {
  readonly min: number;
  readonly max: number;
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
  return { min: leastOfNetwork(chosen), max: chosen.max ?? limits.max };
}

/** The rule of the method's own amount that an amount breaks, if it has one; in major units, as its shortest text. */
export function brokenAmountRule(
  { fields }: Pick<PaymentMethod, 'fields'>,
  amount: number,
): MethodField | undefined {
  return fields.find(
    ({ type, regex }) =>
      type === 'amount' && regex !== undefined && !new RegExp(regex, 'u').test(String(amount)),
  );
}
