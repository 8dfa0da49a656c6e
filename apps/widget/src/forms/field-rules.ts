import { isOptionalField } from '@opencashier/contract/destination/optional-field';
import { isCardNumber, isValidCardNumber } from '@opencashier/contract/entities/card-number';
import type { FormField } from '@opencashier/contract/entities/form-field';
import { hasRightDigits } from '@opencashier/contract/entities/tax-ids';
import { cardBrandOf } from './card/card-brands.ts';
import { isExpiry } from './card/card-fields.ts';
import { isExpired } from './card/expiry.ts';
import { isFilled, plainValue } from './field-values.ts';
import { invalidKey } from './form-fields.ts';
import type { Message } from './message.ts';
import { matchesPattern } from './regex/safe-regex.ts';

export interface FieldContext {
  /** The method says that card numbers carry a check digit. */
  readonly checkLuhn: boolean;
  /** Brands of cards that the method takes; without a list it takes what its rules let pass. */
  readonly paymentSystems?: readonly string[] | undefined;
  /** Milliseconds since the epoch; cards that expired before are refused. */
  readonly now: number;
}

/** A card of a brand that the method does not take. */
function brandIssue(number: string, { paymentSystems }: FieldContext): Message | undefined {
  const brand = cardBrandOf(number);
  if (!brand || !paymentSystems || paymentSystems.includes(brand.id)) return undefined;
  return { key: 'field.error.cardBrand', values: { brand: brand.name } };
}

/** The first rule that the value breaks, as what to tell; an empty value breaks none. */
export function fieldIssue(field: FormField, typed: string, context: FieldContext): Message | undefined {
  const value = plainValue(field, typed);
  if (value === '') return undefined;
  const { items, validations } = field.props;
  const ofBrand = isCardNumber(field.name) ? brandIssue(value, context) : undefined;
  if (ofBrand) return ofBrand;
  if (items.length > 0 && !items.some((item) => item.value === value)) return { key: 'field.error.choice' };
  const broken = validations.find(({ regex }) => !matchesPattern(regex, value));
  if (broken) return { key: broken.message };
  if (!hasRightDigits(field.name, value)) return { key: validations[0]?.message ?? invalidKey };
  if (context.checkLuhn && isCardNumber(field.name) && !isValidCardNumber(value)) {
    return { key: 'field.error.cardNumber' };
  }
  if (isExpiry(field.name) && isExpired(value, context.now)) return { key: 'field.error.expired' };
  return undefined;
}

/** On submit an empty field is an issue too, unless most have nothing to put there. */
export function requiredIssue(field: FormField, typed: string): Message | undefined {
  const isEnough = isFilled(field, typed) || isOptionalField(field.name);
  return isEnough ? undefined : { key: 'field.error.required' };
}
