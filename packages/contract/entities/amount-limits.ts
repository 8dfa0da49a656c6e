import { defaultPaymentGeo, networkMinimumDefault, networkMinimums } from '../constants.ts';
import type { FieldOption } from './form-field.ts';
import type { AmountRule } from './payment-method.ts';

const minimums: Readonly<Record<string, number>> = networkMinimums;

/** A rule's limits in a country, in major units: `minNonRus` replaces `min` everywhere but in Russia. */
export function limitsOf({ min, max, minNonRus = min }: AmountRule, country: string) {
  return { min: country === defaultPaymentGeo ? min : minNonRus, max };
}

/** Least amount by a network, in major units of the account's currency: the catalogue's word, else the product's table. */
export function leastOfNetwork({ min, value }: FieldOption): number {
  return min ?? minimums[value] ?? networkMinimumDefault;
}
