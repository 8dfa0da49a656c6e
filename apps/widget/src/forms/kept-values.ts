import type { FormField } from '@opencashier/contract/entities/form-field';

type Values = Record<string, string>;

/** In memory alone, and no longer than the fields themselves: another method, or the same anew, has others. */
const kept = new WeakMap<readonly FormField[], Values>();

/** Values of a form that is left for a page beside it, by alias. */
export function keepValues(fields: readonly FormField[], values: Values): void {
  kept.set(fields, { ...values });
}

/** What was typed before; taken once. */
export function takeValues(fields: readonly FormField[]): Values {
  const values = kept.get(fields) ?? {};
  kept.delete(fields);
  return values;
}
