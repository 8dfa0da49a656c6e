import type { FormField } from '@opencashier/contract/entities/form-field';
import { filledAlike, switchedFields } from './field-switches.ts';
import { nationalDigits } from './phone.ts';
import { matchesPattern } from './regex/safe-regex.ts';

/** Characters that a mask puts between the player's own. */
const separators = /[\s().,:/+-]/g;

function keepsRules(field: FormField, value: string): boolean {
  return field.props.validations.every(({ regex }) => matchesPattern(regex, value));
}

/**
 * The value as rules and server take it. A phone number loses its prefix and a masked value what the mask put in,
 * unless it is the mask's own characters that the rule asks for (`12/27`).
 */
export function plainValue(field: FormField, typed: string): string {
  const trimmed = typed.trim();
  const text = field.type === 'text_uppercase' ? trimmed.toUpperCase() : trimmed;
  if (field.type === 'phone_with_prefix') return nationalDigits(field.props.mask, text);
  if (field.props.mask === undefined) return text;
  const bare = text.replace(separators, '');
  return !keepsRules(field, bare) && keepsRules(field, text) ? text : bare;
}

/** Is there anything of the player's in it? A phone number's prefix is not. */
export function isFilled(field: FormField, typed: string): boolean {
  return plainValue(field, typed) !== '';
}

/** What is sent: every field that the player sees and that has a value, by its name, and those filled with another's. */
export function wireValues(
  fields: readonly FormField[],
  typed: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  const entries = switchedFields(fields, typed)
    .filter((field) => field.type !== 'amount' && !field.props.isHidden)
    .map((field) => [field.name, plainValue(field, typed[field.name] ?? field.props.value)] as const);
  const sent = Object.fromEntries(entries.filter(([, value]) => value !== ''));
  for (const [name, other] of filledAlike(fields, typed)) {
    const value = sent[other];
    if (value !== undefined) sent[name] = value;
  }
  return sent;
}
