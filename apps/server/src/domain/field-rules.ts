import { isCardNumber, isValidCardNumber } from '@opencashier/contract/entities/card-number';
import { type MethodField, pixKeyType } from '@opencashier/contract/entities/form-field';
import type { PaymentMethod } from '@opencashier/contract/entities/payment-method';
import { hasRightDigits } from '@opencashier/contract/entities/tax-ids';
import { encryptedCard, isCardField, isCompactJwe } from './card-data.ts';
import type { FieldValues } from './field-values.ts';

/** A field that is missing or does not match. */
export interface FieldIssue {
  readonly path: string;
  /** For an integrator to read. */
  readonly message: string;
  /** The translation key of what to tell the player. */
  readonly key: string;
}

const missingKey = 'common.errors.fieldRequired';
const invalidKey = 'common.errors.fieldInvalid';

/** What a call answers about a value that is not there. */
export const missing = (path: string): FieldIssue => ({ path, message: 'is required', key: missingKey });

/** What a call answers about a value that does not have the form of its field. */
export const misshapen = (path: string, key = invalidKey): FieldIssue => ({
  path,
  message: 'does not have the form that the method’s field asks for',
  key,
});

/** The catalogue checked its expressions at its start: valid in unicode mode and linear in time. */
function matches(regex: string | undefined, value: string): boolean {
  return regex === undefined || new RegExp(regex, 'u').test(value);
}

/**
 * Every field of the method that the values leave out or fill in wrongly. Fields of other names are let be.
 *
 * @param hasWallet the player pays with a remembered card, so that its data need not come again
 */
export function checkFields(
  method: PaymentMethod,
  values: FieldValues,
  hasWallet = false,
): readonly FieldIssue[] {
  const plain = method.fields
    .filter((field) => field.type !== 'amount' && !isCardField(field))
    .filter((field) => isAsked(field, values))
    .flatMap((field) => {
      const problem = checkField(field, values[field.name], method.checkLuhn === true);
      return problem === undefined ? [] : [problem];
    });
  const card = checkEncryptedCard(method, values[encryptedCard], hasWallet);
  return card === undefined ? plain : [...plain, card];
}

/** Fields that have their form, but not the check digits of what they hold. */
export function checkDigits({ fields }: PaymentMethod, values: FieldValues): readonly FieldIssue[] {
  return fields
    .filter((field) => isAsked(field, values) && matches(field.regex, String(values[field.name] ?? '')))
    .filter(({ name }) => values[name] !== undefined && !hasRightDigits(name, String(values[name])))
    .map(({ name, regex_error_key: key }) => misshapen(`fields.${name}`, key));
}

const pixKeyField = 'pix_key_';
const pixKeyFields = new Set(pixKeyType.options.map((type) => `${pixKeyField}${type}`));

/** Of the fields of the Pix key types the chosen type's alone is asked. */
function isAsked({ name }: MethodField, values: FieldValues): boolean {
  return !pixKeyFields.has(name) || name === `${pixKeyField}${String(values.pix_key_type)}`;
}

function checkEncryptedCard(
  method: PaymentMethod,
  raw: FieldValues[string] | undefined,
  hasWallet: boolean,
): FieldIssue | undefined {
  if (raw !== undefined && raw !== '') {
    return typeof raw === 'string' && isCompactJwe(raw) ? undefined : misshapen(`fields.${encryptedCard}`);
  }
  return method.fields.some(isCardField) && !hasWallet ? missing(`fields.${encryptedCard}`) : undefined;
}

function checkField(
  field: MethodField,
  raw: FieldValues[string] | undefined,
  checksLuhn: boolean,
): FieldIssue | undefined {
  const value = raw === undefined ? '' : String(raw);
  const path = `fields.${field.name}`;
  if (value === '') return missing(path);
  const isOffered = field.values === undefined || field.values.some((option) => option.value === value);
  const isCard = checksLuhn && isCardNumber(field.name);
  if (isOffered && matches(field.regex, value) && (!isCard || isValidCardNumber(value))) return undefined;
  return misshapen(path, field.regex_error_key);
}
