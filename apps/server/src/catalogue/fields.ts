import type { CallingCode, MethodField } from '@opencashier/contract/entities/form-field';
import { type CatalogueField, catalogueField } from './entry.ts';
import { CatalogueError, catalogueErrorOf } from './errors.ts';
import { regexProblem } from './regex-safety.ts';

/** Reads `fields.json`: every field checked, each regex too. @throws CatalogueError */
export function readFields(
  file: string,
  content: Readonly<Record<string, unknown>>,
): ReadonlyMap<string, MethodField> {
  const fields = new Map<string, MethodField>();
  for (const [key, raw] of Object.entries(content)) {
    const outcome = catalogueField.safeParse(raw);
    if (!outcome.success) throw catalogueErrorOf(file, key, outcome.error);
    const field = outcome.data;
    const problem = field.regex === undefined ? undefined : regexProblem(field.regex);
    if (problem !== undefined) throw new CatalogueError(file, key, 'regex', problem);
    if (field.regex !== undefined && field.regex_error_key === undefined) {
      throw new CatalogueError(file, key, 'regex_error_key', 'is needed beside a regex');
    }
    if (needsValues(field) && !field.values?.length)
      throw new CatalogueError(file, key, 'values', 'is empty');
    fields.set(key, { ...field, name: field.name ?? key });
  }
  return fields;
}

const needsValues = (field: CatalogueField): boolean =>
  field.type === 'dropdown' || field.type === 'networks';

/** A phone field with the prefix and the mask of the country's numbers, unless it has a mask of its own. */
export function withCallingCode(field: MethodField, code: CallingCode | undefined): MethodField {
  if (field.type !== 'phone_with_prefix' || field.mask !== undefined || code === undefined) return field;
  return { ...field, mask: code.mask };
}
