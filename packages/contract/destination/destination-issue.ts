/** What of a method decides how its destination is checked. */
export interface DestinationMethod {
  readonly category: string;
  /** Code of the asset that is sent, where no network is chosen. */
  readonly asset?: string | undefined;
}

/** Values by field name, without what a mask put in. */
export type DestinationFields = Readonly<Record<string, string | number | boolean>>;

/** A field whose value has its shape, but is no account or address that there can be. */
export interface DestinationIssue {
  readonly field: string;
  /** The translation key of what to tell the player. */
  readonly key: string;
}

/** Tells every wrong field of a destination; one that is empty is not wrong. */
export type DestinationCheck = (
  method: DestinationMethod,
  fields: DestinationFields,
) => readonly DestinationIssue[];

/** A field with what its value has to be, and what to tell where it is not. */
export interface DestinationRule {
  readonly field: string;
  readonly isRight: (value: string) => boolean;
  readonly key: string;
}

export function filledText(fields: DestinationFields, field: string): string | undefined {
  const value = fields[field];
  const text = value === undefined ? '' : String(value).trim();
  return text === '' ? undefined : text;
}

export function brokenRules(
  fields: DestinationFields,
  rules: readonly DestinationRule[],
): readonly DestinationIssue[] {
  return rules
    .filter(({ field, isRight }) => {
      const value = filledText(fields, field);
      return value !== undefined && !isRight(value);
    })
    .map(({ field, key }) => ({ field, key }));
}
