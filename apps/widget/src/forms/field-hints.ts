import { isCardNumber } from '@opencashier/contract/entities/card-number';
import type { FormField } from '@opencashier/contract/entities/form-field';

type InputMode = 'text' | 'numeric' | 'tel' | 'email';

const digitsAlone = /^(?:\^)?(?:\[0-9\]|\\d|[\d{},?:|()^$/-])+$/;

/** The keyboard for a field: by its type, its name, or by a mask or rule that takes digits alone. */
export function inputModeOf({ name, type, props }: FormField): InputMode {
  if (type === 'phone_with_prefix') return 'tel';
  if (/mail/i.test(name)) return 'email';
  if (props.mask !== undefined && /^[0\s().:/[\]+-]+$/.test(props.mask)) return 'numeric';
  const [rule] = props.validations;
  return type === 'text' && rule !== undefined && digitsAlone.test(rule.regex) ? 'numeric' : 'text';
}

/** Fields that hold words, in whatever script they are written. */
const words = /name|holder|bank|city|branch/i;

/** Numbers, accounts and addresses are read from left to right in every language. */
export function directionOf(field: FormField): 'ltr' | undefined {
  return inputModeOf(field) === 'text' && words.test(field.name) ? undefined : 'ltr';
}

const tokens: Readonly<Record<string, string>> = {
  card_holder: 'cc-name',
  card_expiry: 'cc-exp',
  card_cvc: 'cc-csc',
  email: 'email',
  phone: 'tel',
  holder_name: 'name',
};

/** What browsers may fill in; nothing for fields whose values are used once. */
export function autoCompleteOf({ name, type }: FormField): string {
  if (isCardNumber(name)) return 'cc-number';
  if (type === 'phone_with_prefix') return 'tel';
  return tokens[name] ?? 'off';
}
