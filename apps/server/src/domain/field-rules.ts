import { isCardNumber, isValidCardNumber } from '@opencashier/contract/entities/card-number';
import type { MethodField } from '@opencashier/contract/entities/form-field';
import type { PaymentMethod } from '@opencashier/contract/entities/payment-method';

export type FieldValues = Readonly<Record<string, string | number | boolean>>;

/** A field that is missing or does not match; `message` is the translation key of what to tell the player. */
export interface FieldIssue {
  readonly path: string;
  readonly message: string;
}

const missingKey = 'common.errors.fieldRequired';
const invalidKey = 'common.errors.fieldInvalid';

const issue = (name: string, message: string | undefined): FieldIssue => ({
  path: `fields.${name}`,
  message: message ?? invalidKey,
});

/** The catalogue checked its expressions at its start: valid in unicode mode and linear in time. */
function matches(regex: string | undefined, value: string): boolean {
  return regex === undefined || new RegExp(regex, 'u').test(value);
}

/** Every field of the method that the values leave out or fill in wrongly. Fields of other names are let be. */
export function checkFields(method: PaymentMethod, values: FieldValues): readonly FieldIssue[] {
  return method.fields
    .filter((field) => field.type !== 'amount')
    .flatMap((field) => {
      const problem = checkField(field, values[field.name], method.checkLuhn === true);
      return problem === undefined ? [] : [problem];
    });
}

function checkField(
  field: MethodField,
  raw: FieldValues[string] | undefined,
  checksLuhn: boolean,
): FieldIssue | undefined {
  const value = raw === undefined ? '' : String(raw);
  if (value === '') return issue(field.name, missingKey);
  const isOffered = field.values === undefined || field.values.some((option) => option.value === value);
  const isCard = checksLuhn && isCardNumber(field.name);
  if (isOffered && matches(field.regex, value) && (!isCard || isValidCardNumber(value))) return undefined;
  return issue(field.name, field.regex_error_key);
}
