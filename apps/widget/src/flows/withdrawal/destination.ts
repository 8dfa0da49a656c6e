import { isCardNumber } from '@opencashier/contract/entities/card-number';
import type { FormField } from '@opencashier/contract/entities/form-field';

/** One line of where the money goes. */
export interface DestinationLine {
  readonly name: string;
  /** Key of the field's label. */
  readonly label: string;
  readonly value: string;
}

const cardEnd = 4;

/** A card keeps its end alone, as everywhere; any other account is read digit by digit before the money leaves. */
function shown({ name }: FormField, value: string): string {
  return isCardNumber(name) ? `•••• ${value.replace(/\s+/g, '').slice(-cardEnd)}` : value;
}

/** Where the money goes: every field that has a value. */
export function destinationOf(
  fields: readonly FormField[],
  values: Readonly<Record<string, string>>,
): readonly DestinationLine[] {
  return fields.flatMap((field) => {
    const value = (values[field.name] ?? '').trim();
    if (value === '' || field.type === 'amount' || field.props.isHidden) return [];
    const option = field.props.items.find((item) => item.value === value);
    return [{ name: field.name, label: field.props.label, value: option?.label ?? shown(field, value) }];
  });
}
