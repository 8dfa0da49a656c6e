/** What a player filled in, by the name of the field. */
export type FieldValues = Readonly<Record<string, string | number | boolean>>;
