import type { FormField } from '@opencashier/contract/entities/form-field';

/** Fields that a saved card makes needless; its check number is asked for every time. */
const savedFields: ReadonlySet<string> = new Set(['card_number', 'card_expiry', 'card_holder']);

/** The form's fields with or without those that the chosen wallet stands for. */
export function withWallet(fields: readonly FormField[], isSaved: boolean): readonly FormField[] {
  return fields.map((field) =>
    savedFields.has(field.name) ? { ...field, props: { ...field.props, isHidden: isSaved } } : field,
  );
}
