import { isCardNumber } from '@opencashier/contract/entities/card-number';
import type { FormField } from '@opencashier/contract/entities/form-field';

/** One line of where the money goes, as a shoulder may read it. */
export interface DestinationLine {
  readonly name: string;
  /** Key of the field's label. */
  readonly label: string;
  readonly value: string;
}

const hidden = '••••';
/** Up to so many characters nothing but the last two is shown. */
const shortest = 6;
/** A chain's address is told from others by both its ends. */
const addressEnds = 8;
const accountEnd = 4;

const isWord = ({ name }: FormField) => /name|holder|bank|city|branch|email/i.test(name);
const isAddress = ({ name }: FormField) => /address|wallet/i.test(name);

/** A value with enough of it left to know it again, and too little to use it. */
function masked(field: FormField, value: string): string {
  if (isWord(field)) return value;
  const plain = value.replace(/\s+/g, '');
  if (plain.length <= shortest) return `${hidden}${plain.slice(-2)}`;
  if (isAddress(field) && plain.length > 2 * addressEnds) {
    return `${plain.slice(0, addressEnds)}…${plain.slice(-addressEnds)}`;
  }
  const isIban = /^[A-Z]{2}\d{2}/.test(plain);
  const start = isIban && !isCardNumber(field.name) ? plain.slice(0, accountEnd) : '';
  return [start, hidden, plain.slice(-accountEnd)].filter(Boolean).join(' ');
}

/** Where the money goes: every field that has a value, masked. */
export function destinationOf(
  fields: readonly FormField[],
  values: Readonly<Record<string, string>>,
): readonly DestinationLine[] {
  return fields.flatMap((field) => {
    const value = (values[field.name] ?? '').trim();
    if (value === '' || field.type === 'amount' || field.props.isHidden) return [];
    const option = field.props.items.find((item) => item.value === value);
    return [{ name: field.name, label: field.props.label, value: option?.label ?? masked(field, value) }];
  });
}
