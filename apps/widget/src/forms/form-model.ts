import type { FormField } from '@opencashier/contract/entities/form-field';
import { chipsWithin, effectiveLimits } from './amount-rules.ts';
import type { FormSourceState } from './form-source.ts';
import { phonePrefixOf, withPrefix } from './phone.ts';
import { amountContext, type FormRules } from './validate-form.ts';

/** What an untouched field holds. */
export function restingValue(field: FormField): string {
  if (field.type !== 'phone_with_prefix' || field.props.value !== '') return field.props.value;
  return withPrefix(phonePrefixOf(field.props.mask), '');
}

/** Values by field name from values by alias, with resting ones where nothing was typed. */
export function typedValues(
  fields: readonly FormField[],
  byAlias: Readonly<Record<string, string | undefined>>,
): Readonly<Record<string, string>> {
  return Object.fromEntries(fields.map((field) => [field.name, byAlias[field.alias] ?? restingValue(field)]));
}

/** The rules of a form as its source has them now. */
export function rulesOf(state: FormSourceState, locale: string, now: number): FormRules {
  const { checkLuhn = false, paymentSystems } = state.method ?? {};
  return { ...state, locale, checkLuhn, paymentSystems, now };
}

/** Quick amounts that fit the method and the network chosen. */
export function fittingChips(
  state: FormSourceState,
  rules: FormRules,
  values: Readonly<Record<string, string>>,
): readonly number[] {
  const fitting = new Set(chipsWithin(effectiveLimits(amountContext(rules, values))));
  return state.chips.filter((chip) => fitting.has(chip));
}
