import type { AdditionalField } from '@opencashier/contract/entities/form-field';
import type { NewPayment } from './new-payment.ts';
import { fieldText } from './payment-kind.ts';

function isAnswered(field: AdditionalField, fields: NewPayment['fields']): boolean {
  const text = fieldText(fields, field.name);
  const isChoice = field.values === undefined || field.values.some(({ value }) => value === text);
  const rules = field.regexList ?? [];
  return text !== '' && isChoice && rules.every(({ regex }) => new RegExp(regex, 'u').test(text));
}

/** Whether every field that is asked for came, and is as it should be. */
export function areAnswered(asked: readonly AdditionalField[], fields: NewPayment['fields']): boolean {
  return asked.every((field) => isAnswered(field, fields));
}
