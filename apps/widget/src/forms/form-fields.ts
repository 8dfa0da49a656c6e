import type {
  AdditionalField,
  FieldValidation,
  FormField,
  MethodField,
  preparationField,
} from '@opencashier/contract/entities/form-field';
import type * as z from 'zod/mini';
import { shapedByBrand } from './card/card-fields.ts';
import { aliasOf } from './field-alias.ts';
import { switchedFields } from './field-switches.ts';

type PreparationField = z.infer<typeof preparationField>;

/** Shown where a rule of the server brings no words of its own. */
export const invalidKey = 'field.error.invalid';

const numericIdCategory = 'numeric_id';
const numericIdPattern = '^\\d{8,10}$';

const validation = (regex: string | undefined, key: string | undefined): FieldValidation[] =>
  regex ? [{ regex, message: key ?? invalidKey, isExists: true }] : [];

interface Parts {
  readonly type: FormField['type'];
  readonly label: string | undefined;
  readonly mask: string | undefined;
  readonly items?: FormField['props']['items'] | undefined;
  readonly value?: string | undefined;
  readonly isAdvanced?: boolean | undefined;
  readonly validations: readonly FieldValidation[];
}

function formField(name: string, parts: Parts): FormField {
  const items = parts.items ?? [];
  // One choice is no choice.
  const value = parts.value ?? (items.length === 1 ? items[0]?.value : undefined) ?? '';
  return {
    name,
    alias: aliasOf(name),
    type: parts.type,
    props: {
      isAdvanced: parts.isAdvanced ?? false,
      isHidden: false,
      isTriggered: false,
      isDisabled: false,
      label: parts.label ?? `field.${name}`,
      ...(parts.mask ? { mask: parts.mask } : {}),
      value,
      items: [...items],
      validations: [...parts.validations],
    },
  };
}

/** A field of account ids that are numbers has its rule from here, unless the catalogue gives one. */
const ruleOf = ({ category, regex }: MethodField) =>
  regex ?? (category === numericIdCategory ? numericIdPattern : undefined);

/** A catalogue's field as the form shows it. The one of type amount is a rule of the amount, not a field beside it. */
export function fromMethodField(field: MethodField): FormField {
  return formField(field.name, {
    type: field.type,
    label: field.placeholder_key,
    mask: field.mask,
    items: field.values,
    validations: validation(ruleOf(field), field.regex_error_key),
  });
}

/** A field that the server asked for while the deposit is under way. */
export function fromAdditionalField(field: AdditionalField): FormField {
  return formField(field.name, {
    type: field.type,
    label: field.placeholderKey,
    mask: field.mask,
    items: field.values,
    value: field.value,
    isAdvanced: field.isAdvanced,
    validations: (field.regexList ?? []).flatMap((rule) => validation(rule.regex, rule.regex_error_key)),
  });
}

/** A field of the preparation step. */
export function fromPreparationField(field: PreparationField): FormField {
  return formField(field.name, {
    type: 'text',
    label: field.placeholder,
    mask: field.mask,
    validations: validation(field.regex, field.regexError),
  });
}

/** The fields of the form with those that were asked for later; the later one of a name wins, in its old place. */
export function mergeFields(before: readonly FormField[], added: readonly FormField[]): readonly FormField[] {
  const later = new Map(added.map((field) => [field.name, field]));
  const kept = before.map((field) => later.get(field.name) ?? field);
  const names = new Set(before.map((field) => field.name));
  return [...kept, ...added.filter((field) => !names.has(field.name))];
}

/**
 * Fields that a player sees with these values, the plain ones before the advanced ones. The amount has its own place.
 */
export function visibleFields(
  fields: readonly FormField[],
  values: Readonly<Record<string, string>>,
): readonly FormField[] {
  const shown = shapedByBrand(switchedFields(fields, values), values).filter(
    (field) => !field.props.isHidden && field.type !== 'amount',
  );
  return [
    ...shown.filter((field) => !field.props.isAdvanced),
    ...shown.filter((field) => field.props.isAdvanced),
  ];
}
