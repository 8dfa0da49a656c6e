import { isCardNumber, isValidCardNumber } from '@opencashier/contract/entities/card-number';
import type { FormField } from '@opencashier/contract/entities/form-field';
import { isFilled, plainValue } from './field-values.ts';
import type { Message } from './message.ts';
import { matchesPattern } from './regex/safe-regex.ts';

export interface FieldContext {
  /** The method says that card numbers carry a check digit. */
  readonly checkLuhn: boolean;
}

/** The first rule that the value breaks, as what to tell; an empty value breaks none. */
export function fieldIssue(field: FormField, typed: string, context: FieldContext): Message | undefined {
  const value = plainValue(field, typed);
  if (value === '') return undefined;
  const { items, validations } = field.props;
  if (items.length > 0 && !items.some((item) => item.value === value)) return { key: 'field.error.choice' };
  const broken = validations.find(({ regex }) => !matchesPattern(regex, value));
  if (broken) return { key: broken.message };
  if (context.checkLuhn && isCardNumber(field.name) && !isValidCardNumber(value)) {
    return { key: 'field.error.cardNumber' };
  }
  return undefined;
}

/** On submit an empty field is an issue too. */
export function requiredIssue(field: FormField, typed: string): Message | undefined {
  return isFilled(field, typed) ? undefined : { key: 'field.error.required' };
}
