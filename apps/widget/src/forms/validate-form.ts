import type { FormField } from '@opencashier/contract/entities/form-field';
import {
  type AmountContext,
  amountIssue,
  amountValidations,
  chosenNetwork,
  type Limits,
} from './amount-rules.ts';
import { type FieldContext, fieldIssue, requiredIssue } from './field-rules.ts';
import { wireValues } from './field-values.ts';
import { visibleFields } from './form-fields.ts';
import type { FormSourceState } from './form-source.ts';
import type { Message } from './message.ts';

/** The name under which the amount stands among the fields. */
export const amountName = 'amount';

/** Everything that a form's rules go by. */
export interface FormRules extends FieldContext, Pick<FormSourceState, 'checkDestination'> {
  readonly fields: readonly FormField[];
  readonly limits: Limits | undefined;
  readonly currency: string;
  readonly locale: string;
}

export interface FormInput {
  readonly amountText: string;
  /** As typed, by field name. */
  readonly values: Readonly<Record<string, string>>;
}

/** What the amount's rules go by, with the network as chosen in this input. */
export function amountContext(rules: FormRules, values: FormInput['values']): AmountContext {
  return {
    currency: rules.currency,
    locale: rules.locale,
    limits: rules.limits,
    network: chosenNetwork(rules.fields, values),
    validations: amountValidations(rules.fields),
  };
}

const typedOf = (field: FormField, { values }: FormInput) => values[field.name] ?? field.props.value;

/** Fields that together name an account or address that there can’t be. */
function wrongDestination(
  { fields, checkDestination }: FormRules,
  { values }: FormInput,
): ReadonlyMap<string, Message> {
  const issues = checkDestination?.(wireValues(fields, values)) ?? [];
  return new Map(issues.map(({ field, key }) => [field, { key }]));
}

/** What is wrong with one field, by its own rules and beside the others; an empty one is not wrong. */
export function issueOfField(field: FormField, rules: FormRules, input: FormInput): Message | undefined {
  return fieldIssue(field, typedOf(field, input), rules) ?? wrongDestination(rules, input).get(field.name);
}

/** Every issue of a form that is submitted, the amount's first, by name and in the order they are shown. */
export function formIssues(rules: FormRules, input: FormInput): ReadonlyMap<string, Message> {
  const issues = new Map<string, Message>();
  const ofAmount = amountIssue(input.amountText, amountContext(rules, input.values));
  if (ofAmount) issues.set(amountName, ofAmount);
  const wrong = wrongDestination(rules, input);
  for (const field of visibleFields(rules.fields, input.values)) {
    const typed = typedOf(field, input);
    const issue = requiredIssue(field, typed) ?? fieldIssue(field, typed, rules) ?? wrong.get(field.name);
    if (issue) issues.set(field.name, issue);
  }
  return issues;
}

/** Does every visible field that needs one, and the amount, have a value? */
export function isFormFilled(rules: FormRules, input: FormInput): boolean {
  return (
    input.amountText.trim() !== '' &&
    visibleFields(rules.fields, input.values).every(
      (field) => requiredIssue(field, typedOf(field, input)) === undefined,
    )
  );
}
